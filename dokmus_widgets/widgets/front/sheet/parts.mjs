// What sections are made of.
import { h } from "../vendor/preact.mjs";

/** The name of this page of the app. */
export const thisPage = () =>
  location.pathname.split("/").pop().replace(/^index|\.html$/g, "") || "learn";

/** The address of a page, in the language of this one, which it leads back to; null in a notebook. */
export const pageAddress = (page, fields) => {
  const { dataset, lang } = document.documentElement;
  if (dataset.dokmusPages === undefined) return null;
  const asked = new URLSearchParams({ ...fields, lang, from: thisPage() });
  return `${dataset.dokmusPages}/${page}${dataset.ending ?? ""}?${asked}`;
};

/** The name of a rule: a link to its cases, where there is a page for them. */
export const RuleName = ({ chip: { rule, text } }) => {
  const href = pageAddress("rules", { rule }), title = `${text} (${rule})`;
  return href === null ? h("span", { title }, text) : h("a", { href, title }, text);
};

/** Yes or no as a sign, where either is told; the words beside it say the same. */
export const sign = (done, kind = "dk-sign") =>
  done !== null && h("span", { class: kind, "aria-hidden": "true" }, done ? "✓" : "✗");

/** What makes a button of what can be pressed. */
export const presses = ({ press: name, value }, press) =>
  ({ type: "button", "data-press": name, "data-value": value, onClick: () => press(name, value) });

/** The mark of a seat, as on its tents; it says nothing that the text beside it does not. */
export const SeatMark = ({ seat }) =>
  seat === null || seat === undefined ? null
    : h("svg", { class: "dk-seat-mark", viewBox: "-4 -4 108 108", "aria-hidden": "true" },
        h("use", { href: `#dk-token-${seat}`, width: 100, height: 100 }));

// So many letters stand side by side over the columns of a sheet; a letter of Japanese takes two.
const ROOM = 24;
const lettersOf = (name) => Math.max(...name.split(/\s/).map((word) =>
  [...word].reduce((sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0)));

/** The heads of a table with a column for each seat; names that are too long stand upright. */
export const SeatHeads = ({ columns }) => {
  const longest = Math.max(...columns.map(({ text }) => lettersOf(text)));
  const upright = longest * columns.length > ROOM ? "dk-upright" : "";
  return h("thead", { class: upright }, h("tr", null, h("td", null),
    columns.map(({ seat, text }) =>
      h("th", { scope: "col", key: seat, title: text },
        h(SeatMark, { seat }), h("span", null, text)))));
};

export const Button = ({ text, hint, pressed, enabled, primary, hinted, name, press, value }) =>
  h("button", {
    ...presses({ press: name, value }, press),
    class: `dk-button${primary ? " dk-primary" : ""}${enabled ? "" : " dk-faded"}${hinted ? " dk-hinted" : ""}`,
    "aria-pressed": pressed === null ? undefined : String(pressed),
    // Not `disabled`: pressing it is answered with the reason why not.
    "aria-disabled": enabled ? undefined : "true",
  }, text, hint && h("small", null, hint));

export const asButtons = (list, press) =>
  list.map((part) =>
    h(Button, { ...part, key: `${part.press}:${part.value}`, name: part.press, press }));
