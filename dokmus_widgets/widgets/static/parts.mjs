// What sections are made of.
import { h } from "./vendor/preact.mjs";

// Keys typed here are not shortcuts of the notebook around.
export const QUIET = { "data-lm-suppress-shortcuts": "true" };

/** The mark of a seat, as on its tents; it says nothing that the text beside it does not. */
export const SeatMark = ({ seat }) =>
  seat === null || seat === undefined ? null
    : h("svg", { class: "dk-seat-mark", viewBox: "-4 -4 108 108", "aria-hidden": "true" },
        h("use", { href: `#dk-token-${seat}`, width: 100, height: 100 }));

export const Button = ({ text, hint, pressed, enabled, primary, name, press, value }) =>
  h("button", {
    ...QUIET, type: "button", "data-press": name, "data-value": value,
    class: `dk-button${primary ? " dk-primary" : ""}${enabled ? "" : " dk-faded"}`,
    "aria-pressed": pressed === null ? undefined : String(pressed),
    // Not `disabled`: pressing it is answered with the reason why not.
    "aria-disabled": enabled ? undefined : "true",
    onClick: () => press(name, value),
  }, text, hint && h("small", null, hint));

export const asButtons = (list, press) =>
  list.map((part) =>
    h(Button, { ...part, key: `${part.press}:${part.value}`, name: part.press, press }));
