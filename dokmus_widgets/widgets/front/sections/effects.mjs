// What an action changes, and all that could be done instead.
import { Fragment, h } from "../vendor/preact.mjs";
import { SeatMark, asButtons } from "../sheet/parts.mjs";

export const Facts = ({ title, entries }) =>
  h("div", { class: "dk-facts" },
    h("h3", null, title),
    h("ul", null, entries.map((entry, index) =>
      h("li", { key: index },
        h(SeatMark, { seat: entry.seat }),
        entry.label && h("b", null, entry.label, " "), h("span", null, entry.text)))));

/** A button that opens others right after it: what it is about, before what to do with it. */
const Opener = ({ part, press }) =>
  h(Fragment, null,
    h("button", {
      type: "button", class: "dk-button", "data-press": part.press, "data-value": part.value,
      "aria-expanded": String(part.inside !== null), onClick: () => press(part.press, part.value),
    }, part.text, part.hint && h("small", null, part.hint)),
    part.inside && h("div", { class: "dk-inside dk-buttons", role: "group", "aria-label": part.text },
      asButtons(part.inside, press)));

const asChoices = (list, press) =>
  list.flatMap((part) =>
    "inside" in part ? h(Opener, { key: `${part.press}:${part.value}`, part, press }) : asButtons([part], press));

export const Choices = ({ title, groups, open, press }) =>
  h("details", { class: "dk-choices", open },
    h("summary", null, title),
    h("div", { class: "dk-scroll", tabIndex: 0, role: "region", "aria-label": title },
      groups.map((group) =>
        h("section", { key: group.title },
          h("h3", null, group.title),
          h("div", { class: "dk-buttons" }, asChoices(group.buttons, press))))));
