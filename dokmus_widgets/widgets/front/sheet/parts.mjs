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

/** What tells that an answer does not come, in words of a notebook or of a page. */
export const Unheard = ({ words }) =>
  h("p", { class: "dk-unheard", role: "alert" }, words[pageAddress("", {}) === null ? 0 : 1]);

/** The name of a rule: a link to its cases, where there is a page for them. */
export const RuleName = ({ chip: { rule, text } }) => {
  const href = pageAddress("rules", { rule }), title = `${text} (${rule})`;
  return href === null ? h("span", { title }, text) : h("a", { href, title }, text);
};

/** Yes or no as a sign, where either is told; the words beside it say the same. */
export const sign = (done, kind = "dk-sign") =>
  done !== null && h("span", { class: kind, "aria-hidden": "true" }, done ? "✓" : "✗");

/** The class of what is right or wrong, or of what is neither. */
export const judged = (right, open = "") => (right === null ? open : right ? "dk-yes" : "dk-no");

/** What makes a button of what can be pressed. */
export const presses = ({ press: name, value }, press) =>
  ({ type: "button", "data-press": name, "data-value": value, onClick: () => press(name, value) });

/** One of the board's drawings; it says nothing that the text beside it does not. */
export const Drawing = ({ name, of, view = "-4 -4 108 108" }) =>
  h("svg", { class: of, viewBox: view, "aria-hidden": "true" },
    h("use", { href: `#${name}`, width: 100, height: 100 }));

/** The mark of a seat, as on its tents. */
export const SeatMark = ({ seat }) =>
  seat === null || seat === undefined ? null : h(Drawing, { name: `dk-token-${seat}`, of: "dk-seat-mark" });

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

// The signs of buttons, as paths on a field of 24 × 24.
const ICONS = {
  undo: "M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H11",
  redo: "M15 5L20 10L15 15M20 10H10A5 5 0 0 0 10 20H13",
  hint: "M9 18H15M10 21H14M8.5 15C8.5 13 6 12 6 8.5A6 6 0 0 1 18 8.5C18 12 15.5 13 15.5 15Z",
  menu: "M4.5 11.5h1v1h-1zM11.5 11.5h1v1h-1zM18.5 11.5h1v1h-1z",
  close: "M6 6L18 18M18 6L6 18",
  first: "M6 5V19M19 5L9 12L19 19Z",
  previous: "M17 5L7 12L17 19Z",
  next: "M7 5L17 12L7 19Z",
  last: "M5 5L15 12L5 19ZM18 5V19",
};

/** A sign of a button; its text stays for screen readers. */
export const Icon = ({ name }) =>
  h("svg", { class: "dk-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: ICONS[name] }));

/** A shortcut as ARIA writes it. */
const spoken = (keys) =>
  keys.replace("ctrl", "control").replace(/\b[a-z]\B|(?<=arrow)./g, (letter) => letter.toUpperCase());

/** What makes keys press a button. */
export const shortcutsOf = (keys) =>
  (keys?.length ? { "data-keys": keys.join(" "), "aria-keyshortcuts": keys.map(spoken).join(" ") } : {});

export const Button = ({ text, hint, pressed = null, enabled = true, primary, hinted, icon, keys, name, press, value }) =>
  h("button", {
    ...presses({ press: name, value }, press),
    class: `dk-button${primary ? " dk-primary" : ""}${enabled ? "" : " dk-faded"}${hinted ? " dk-hinted" : ""}${icon ? " dk-icon-button" : ""}`,
    "aria-pressed": pressed,
    // Not `disabled`: pressing it is answered with the reason why not.
    "aria-disabled": !enabled || undefined,
    "aria-label": icon ? text : undefined, title: icon ? text : undefined,
    ...shortcutsOf(keys),
  }, icon ? h(Icon, { name: icon }) : text, hint && h("small", null, hint));

export const asButtons = (list, press) =>
  list.map((part) =>
    h(Button, { ...part, key: `${part.press}:${part.value}`, name: part.press, press }));
