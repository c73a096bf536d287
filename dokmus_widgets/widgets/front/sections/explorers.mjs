// The sections of the explorers of set-up, scores, guardians and positions.
import { Fragment, h } from "../vendor/preact.mjs";
import { Table } from "./basic.mjs";
import { Icon, RuleName, SeatMark, asButtons, presses, shortcutsOf } from "../sheet/parts.mjs";

const Rail = ({ label, name, steps, now, press }) =>
  h("ol", { class: "dk-rail", "aria-label": label },
    steps.map((step, index) =>
      h("li", { key: index },
        h("button", {
          ...presses({ press: name, value: index }, press), title: step, "aria-label": step, "aria-current": index === now ? "step" : undefined,
          class: index < now ? "dk-past" : "",
        }, index + 1))));

const Track = ({ title, points, seats }) =>
  h("div", { class: "dk-track" },
    h("h3", null, title),
    h("ol", { "aria-hidden": "true" }, points.map((worth, tiles) =>
      h("li", { key: tiles },
        h("span", { class: "dk-on-track" },
          seats.filter((seat) => seat.at === tiles).map((seat) => h(SeatMark, { key: seat.seat, seat: seat.seat }))),
        h("b", null, worth), h("small", null, tiles)))),
    h("ul", null, seats.map((seat) =>
      h("li", { key: seat.seat }, h(SeatMark, { seat: seat.seat }), h("span", null, seat.text)))));

const Facts = ({ title, entries, short, table, press }) => {
  const told = [
    h("ul", null, entries.map((entry, index) =>
      h("li", { key: index },
        h(SeatMark, { seat: entry.seat }),
        h("b", null, entry.label.replace(/[^：]$/, "$& ")), h("span", null, entry.text)))),
    table && h(Table, { ...table, press }),
  ];
  if (!short) return h("div", { class: "dk-facts" }, h("h3", null, title), told);
  return h("details", { class: "dk-facts", open: globalThis.innerWidth > 820 },
    h("summary", null, title, " ", h("span", null, short)), told);
};

/** A button that opens others right after it: what it is about, before what to do with it. */
const Opener = ({ part, press }) =>
  h(Fragment, null,
    h("button", {
      ...presses(part, press), class: "dk-button", "aria-expanded": part.inside !== null,
    }, part.text, part.hint && h("small", null, part.hint)),
    part.inside && h("div", { class: "dk-inside dk-buttons", role: "group", "aria-label": part.text },
      asButtons(part.inside, press)));

const asChoices = (list, press) =>
  list.flatMap((part) =>
    "inside" in part ? h(Opener, { key: `${part.press}:${part.value}`, part, press }) : asButtons([part], press));

const Choices = ({ title, groups, is_open, press }) =>
  h("details", { class: "dk-choices", open: is_open },
    h("summary", null, title),
    h("div", { class: "dk-scroll", tabIndex: 0, role: "region", "aria-label": title },
      groups.map((group) =>
        h("section", { key: group.title },
          h("h3", null, group.title),
          h("div", { class: "dk-buttons" }, asChoices(group.parts, press))))));

/** What is missing, impossible or unusual, each with its rules. */
const Remarks = ({ title, tone, remarks }) =>
  h("section", { class: `dk-remarks dk-tone-${tone}`, "aria-live": "polite" },
    h("h3", null, title),
    remarks.length > 0 && h("ul", null, remarks.map((remark) =>
      h("li", { key: remark.text }, remark.text,
        remark.chips.length > 0 && h("p", null, remark.chips.map((chip) =>
          h("small", { key: chip.rule, "data-rule": chip.rule }, h(RuleName, { chip }))))))));

/** Through the places of a game, or the steps of a turn; with Shift a button goes a single step. */
const Slider = ({ label, name, at, most, told, steps, press }) =>
  h("div", { class: "dk-scrub dk-steps", role: "group", "aria-label": label },
    steps.map(({ press: sent, text, value, single, icon, keys, enabled }) =>
      h("button", {
        ...presses({ press: sent, value }, press), key: icon, ...shortcutsOf(keys), "aria-label": text, title: text,
        "aria-disabled": !enabled || undefined, class: enabled ? "" : "dk-faded",
        onClick: ({ shiftKey }) => press(sent, shiftKey ? single : value),
      }, h(Icon, { name: icon }))),
    h("input", {
      type: "range", min: 0, max: most, value: at, "aria-label": label, "aria-valuetext": told,
      onInput: (event) => press(name, +event.target.value),
    }),
    h("span", { class: "dk-note", "aria-hidden": "true" }, `${at}/${most}`));

/** What each turn scored and could have scored; a press goes to it. */
const TurnChart = ({ title, note, keys, switches, groups, most, press }) => {
  const bar = (kind, points) => h("i", { class: `dk-${kind}`, style: { height: `${(100 * Math.max(points ?? 0, 0)) / most}%` } });
  return h("figure", { class: "dk-turns" },
    h("figcaption", null, h("b", null, title),
      keys.map((key, at) => h("span", { key }, h("i", { class: at ? "dk-best" : "dk-made" }), key)), asButtons(switches, press)),
    h("ol", null, groups.map((group) =>
      h("li", { key: group.title },
        group.parts.map((turn) =>
          h("button", {
            ...presses(turn, press), key: turn.value, "aria-label": turn.text, title: turn.text, "aria-pressed": turn.pressed,
            class: turn.lit ? "" : "dk-pale", style: { "--dk-bar": `var(--dk-seat-${turn.seat})` },
          }, bar("made", turn.made), bar("best", turn.best))),
        h("small", { "aria-hidden": "true" }, group.title)))),
    h("p", { class: "dk-note" }, note));
};

export const EXPLORER_SECTIONS = {
  rail: Rail, track: Track, facts: Facts, choices: Choices, remarks: Remarks, slider: Slider,
  turn_chart: TurnChart,
};
