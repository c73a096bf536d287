// What an action changes, and all that could be done instead.
import { h } from "./vendor/preact.mjs";
import { QUIET, SeatMark, asButtons } from "./parts.mjs";

export const Facts = ({ title, entries }) =>
  h("div", { class: "dk-facts" },
    h("h3", null, title),
    h("ul", null, entries.map((entry, index) =>
      h("li", { key: index },
        h(SeatMark, { seat: entry.seat }),
        entry.label && h("b", null, entry.label, " "), h("span", null, entry.text)))));

export const Choices = ({ title, groups, open, press }) =>
  h("details", { class: "dk-choices", open },
    h("summary", QUIET, title),
    h("div", { class: "dk-scroll", tabIndex: 0, role: "region", "aria-label": title, ...QUIET },
      groups.map((group) =>
        h("section", { key: group.title },
          h("h3", null, group.title),
          h("div", { class: "dk-buttons" }, asButtons(group.buttons, press))))));
