// A score sheet to press on, and the track of tiles.
import { h } from "../vendor/preact.mjs";
import { SeatHeads, SeatMark } from "../sheet/parts.mjs";

const Cell = ({ cell, name, press }) =>
  h("td", { class: cell.lit ? "dk-lit" : "" },
    h("button", {
      type: "button", "data-press": name, "data-value": cell.value,
      "aria-label": cell.label, title: cell.label, "aria-pressed": String(cell.pressed),
      onClick: () => press(name, cell.value),
    }, cell.text));

export const ScoreTable = ({ title, name, columns, rows, press }) =>
  h("table", { class: "dk-table dk-score-table" },
    h("caption", null, title),
    h(SeatHeads, { columns }),
    h("tbody", null,
      rows.map((row) =>
        h("tr", { key: row.text, class: row.total ? "dk-total" : "" },
          h("th", { scope: "row" }, row.text, row.note && h("small", null, row.note)),
          row.cells.map((cell) => h(Cell, { key: cell.value, cell, name, press }))))));

export const Track = ({ title, points, seats }) =>
  h("div", { class: "dk-track" },
    h("h3", null, title),
    h("ol", { "aria-hidden": "true" }, points.map((worth, tiles) =>
      h("li", { key: tiles },
        h("span", { class: "dk-on-track" },
          seats.filter((seat) => seat.at === tiles).map((seat) => h(SeatMark, { key: seat.seat, seat: seat.seat }))),
        h("b", null, worth), h("small", null, tiles)))),
    h("ul", null, seats.map((seat) =>
      h("li", { key: seat.seat }, h(SeatMark, { seat: seat.seat }), h("span", null, seat.text)))));
