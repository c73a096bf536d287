// The sections that most sheets show.
import { h, Component } from "../vendor/preact.mjs";
import { Button, Drawing, RuleName, SeatHeads, SeatMark, asButtons, pageAddress, judged, presses, shortcutsOf, sign } from "../sheet/parts.mjs";

const Note = ({ text }) => h("p", { class: "dk-note" }, text);

const Heading = ({ text, note, seat }) =>
  h("h2", { class: "dk-heading", tabIndex: -1 }, text,
    note && h("span", { class: "dk-who" }, h(SeatMark, { seat }), note));

const Prompt = ({ text, warning }) =>
  h("div", { class: "dk-prompt" },
    h("p", null, text),
    warning && h("p", { class: "dk-warning" }, warning));

// A paragraph anew each time, so that the same answer given twice is read out twice.
const Answer = ({ text, done, chips, note, buttons, tick, seen, press }) =>
  h("div", {
    class: `dk-answer ${judged(done, "dk-plain")}${seen ? "" : " dk-unseen"}`,
    role: "status", "aria-live": "polite", "data-testid": "answer",
  },
    h("p", { key: tick }, sign(done), text),
    note && h("p", { class: "dk-warning" }, note),
    buttons.length > 0 && h("div", { class: "dk-buttons" }, asButtons(buttons, press)),
    chips.length > 0 && h("ul", { class: "dk-chips" },
      chips.map((chip) => h("li", { key: chip.rule, "data-rule": chip.rule }, h(RuleName, { chip })))));

const Buttons = ({ label, buttons, press }) =>
  h("div", { class: "dk-buttons", role: "group", "aria-label": label }, asButtons(buttons, press));

const Cards = ({ label, cards, press }) =>
  h("div", { class: "dk-cards", role: "group", "aria-label": label },
    cards.map((card) =>
      h("button", {
        ...presses(card, press), key: card.value, class: `dk-card${card.hinted ? " dk-hinted" : ""} ${judged(card.right)}`,
        ...shortcutsOf([String(card.number)]),
      },
        h("b", { class: "dk-number" }, card.number), sign(card.right),
        h("span", null, h("strong", null, card.text), " ", h("small", null, card.hint)),
        card.gain && h("span", { class: "dk-plus", title: card.gain_note },
          h("span", { "aria-hidden": "true" }, card.gain), h("span", { class: "dk-heard" }, ` ${card.gain_note}`)))));

const Curtain = ({ title, text, buttons, press }) =>
  h("div", { class: "dk-curtain", "data-testid": "curtain" },
    h("h3", null, title), h("p", null, text),
    h("div", { class: "dk-buttons" }, asButtons(buttons, press)));

/** A number to press. */
const Cell = ({ cell, press }) =>
  h("td", { class: cell.lit ? "dk-lit" : "" },
    h("button", {
      ...presses(cell, press), "aria-label": cell.label, title: cell.label, "aria-pressed": cell.pressed,
    }, cell.text));

export const Table = ({ kind, title, columns, rows, press }) =>
  h("table", { class: `dk-table${kind === "score_table" ? " dk-score-table" : ""}` },
    h("caption", null, title),
    h(SeatHeads, { columns }),
    h("tbody", null,
      rows.map((row) =>
        h("tr", { key: row.text, class: row.total ? "dk-total" : "" },
          h("th", { scope: "row" }, row.text, row.note && h("small", null, row.note)),
          row.values.map((value, key) =>
            typeof value === "object" ? h(Cell, { key, cell: value, press }) : h("td", { key }, value))))));

/** The list of moves; it follows the last one, unless the reader has scrolled back. */
class Moves extends Component {
  componentDidMount() { this.follow(); }
  componentDidUpdate() { this.follow(); }

  follow() {
    const count = this.props.groups.reduce((sum, group) => sum + group.parts.length, 0);
    if (this.box && count !== this.count) this.box.scrollTop = this.box.scrollHeight;
    this.count = count;
  }

  render({ title, empty, groups, now, press }) {
    let place = 0;
    const scroll = {
      class: "dk-scroll", tabIndex: 0, role: "region", "aria-label": title,
      ref: (box) => { this.box = box; },
    };
    return h("details", { class: "dk-moves", open: true },
      h("summary", null, title),
      !groups.length ? h("p", null, empty)
        : h("div", scroll, groups.map((group) =>
            h("section", { key: group.title },
              h("h3", null, group.title),
              h("ol", null, group.parts.map((line, index) =>
                h("li", { key: index }, h(SeatMark, { seat: line.seat }), now === null ? line.text
                  : h(Button, { text: line.text, name: "look_at", value: ++place, pressed: place === now, press }))))))));
  }
}

/** A text to take along. Pressing its button here copies it; where that is refused it is selected. */
class Copy extends Component {
  state = { told: "" };

  componentDidMount() {
    // One with a QR code is there unasked, often beside others.
    if (this.props.pressed && !this.props.code) this.copy();
  }

  /** A link is shown with the address of this page in front. */
  text() {
    const { text, query, page } = this.props;
    const there = page && pageAddress(page, {}).split("?")[0];
    return query ? new URL(there + text, location).href : text;
  }

  copy = async () => {
    try {
      await navigator.clipboard.writeText(this.text());
      this.setState({ told: "copied" });
    } catch {
      this.box?.focus();
      this.setState({ told: "refused" });
    }
  };

  share = () => navigator.share({ url: this.text() }).catch(() => {});

  render({ label, hint, again, rows, copied, refused, share, code, picture, press }, { told }) {
    return h("div", { class: "dk-copy" },
      h("label", { class: "dk-field" },
        h("span", null, label),
        h(rows ? "textarea" : "input", {
          rows, readOnly: true,
          value: this.text(), ref: (box) => { this.box = box; },
          onFocus: () => this.box.select(),
        }),
        h("small", null, hint)),
      h("div", { class: "dk-buttons" },
        h(Button, { text: again, name: "copy", press: this.copy }),
        share && navigator.share && h(Button, { text: share, press: this.share }),
        code && h(Button, { text: code, name: "code", value: this.text(), press }),
        h("span", { class: "dk-told", role: "status" }, { copied, refused }[told])),
      picture && h("img", { src: picture, alt: code, onLoad: ({ target }) => target.scrollIntoView({ block: "nearest" }) }));
  }
}

const Guide = ({ lead, entries }) => [
  lead.map((text) => h("p", { key: text }, text)),
  h("ul", { class: "dk-guide" }, entries.map((entry) =>
    h("li", { key: entry.text },
      entry.symbols.map((name) =>
        h(Drawing, { key: name, name, of: `dk-on-${name}` })),
      h("span", null, entry.text)))),
];

/** Files made a moment ago, each a press away. */
const Files = ({ label, files, note }) =>
  h("div", { class: "dk-copy dk-files", role: "group", "aria-label": label },
    h("div", { class: "dk-buttons" }, files.map((file) =>
      h("a", {
        key: file.name, class: "dk-button", download: file.name,
        href: `data:${file.type};base64,${file.base64}`,
      }, file.text, h("small", null, file.hint)))),
    note && h("p", { class: "dk-note" }, note));

export const BASIC_SECTIONS = {
  heading: Heading, note: Note, prompt: Prompt, answer: Answer, buttons: Buttons, cards: Cards, asked_cards: Cards,
  curtain: Curtain, table: Table, score_table: Table, moves: Moves, copy: Copy,
  guide: Guide, files: Files,
};
