// One component for each kind of section. All that they show is text.
import { h, Component } from "../vendor/preact.mjs";
import { Files, Remarks, Settings } from "./editor.mjs";
import { EXPLORER_SECTIONS } from "./rules.mjs";
import { Button, RuleName, SeatHeads, SeatMark, asButtons } from "../sheet/parts.mjs";
import { Choices, Facts } from "./effects.mjs";
import { Elsewhere } from "./elsewhere.mjs";
import { ScoreTable, Track } from "./scores.mjs";
import { LESSON_SECTIONS } from "./lessons.mjs";
import { Options, Rail } from "./steps.mjs";

const Note = ({ text }) => h("p", { class: "dk-note" }, text);

const Heading = ({ text, note, seat }) =>
  h("h2", { class: "dk-heading", tabIndex: -1 }, text,
    note && h("span", { class: "dk-who" }, h(SeatMark, { seat }), note));

const Prompt = ({ text, warning }) =>
  h("div", { class: "dk-prompt" },
    h("p", null, text),
    warning && h("p", { class: "dk-warning" }, warning));

// A paragraph anew each time, so that the same answer given twice is read out twice.
const Answer = ({ text, done, chips, tick }) =>
  h("div", { class: `dk-answer ${done ? "dk-yes" : "dk-no"}`, role: "status", "aria-live": "polite", "data-testid": "answer" },
    h("p", { key: tick }, h("span", { class: "dk-sign", "aria-hidden": "true" }, done ? "✓" : "✗"), text),
    chips.length > 0 && h("ul", { class: "dk-chips" },
      chips.map((chip) => h("li", { key: chip.rule, "data-rule": chip.rule }, h(RuleName, { chip })))));

const Buttons = ({ label, buttons, press }) =>
  h("div", { class: "dk-buttons", role: "group", "aria-label": label }, asButtons(buttons, press));

const Cards = ({ label, cards, press }) =>
  h("div", { class: "dk-cards", role: "group", "aria-label": label },
    cards.map((card) =>
      h("button", {
        type: "button", key: card.value, class: `dk-card${card.hinted ? " dk-hinted" : ""}`, "data-press": card.press,
        "data-value": card.value, onClick: () => press(card.press, card.value),
      },
        h("b", { class: "dk-number" }, card.number),
        h("span", null, h("strong", null, card.text), " ", h("small", null, card.note)))));

const Curtain = ({ title, text, buttons, press }) =>
  h("div", { class: "dk-curtain", "data-testid": "curtain" },
    h("h3", null, title), h("p", null, text),
    h("div", { class: "dk-buttons" }, asButtons(buttons, press)));

const Seats = ({ label, seats }) =>
  h("ul", { class: "dk-seats", "aria-label": label },
    seats.map((seat) =>
      h("li", { key: seat.seat, class: seat.lit ? "dk-lit" : "" },
        h(SeatMark, { seat: seat.seat }),
        h("span", null, h("strong", null, seat.text), " ", h("small", null, seat.notes)))));

const Table = ({ title, columns, rows }) =>
  h("table", { class: "dk-table" },
    h("caption", null, title),
    h(SeatHeads, { columns }),
    h("tbody", null,
      rows.map((row) =>
        h("tr", { key: row.text, class: row.total ? "dk-total" : "" },
          h("th", { scope: "row" }, row.text, row.note && h("small", null, row.note)),
          row.values.map((value, index) => h("td", { key: index }, value))))));

/** The list of moves; it follows the last one, unless the reader has scrolled back. */
class Moves extends Component {
  componentDidMount() { this.follow(); }
  componentDidUpdate() { this.follow(); }

  follow() {
    const count = this.props.groups.reduce((sum, group) => sum + group.lines.length, 0);
    if (this.box && count !== this.count) this.box.scrollTop = this.box.scrollHeight;
    this.count = count;
  }

  render({ title, empty, groups }) {
    const scroll = {
      class: "dk-scroll", tabIndex: 0, role: "region", "aria-label": title,
      ref: (box) => { this.box = box; },
    };
    return h("details", { class: "dk-moves", open: true },
      h("summary", null, title),
      groups.length === 0 ? h("p", null, empty)
        : h("div", scroll, groups.map((group) =>
            h("section", { key: group.title },
              h("h3", null, group.title),
              h("ol", null, group.lines.map((line, index) =>
                h("li", { key: index }, h(SeatMark, { seat: line.seat }), line.text)))))));
  }
}

const Choice = ({ field, values, wanted, change }) =>
  h("fieldset", null,
    h("legend", null, field.text, field.hint && h("small", null, field.hint)),
    h("div", { class: "dk-buttons" }, field.options.filter(wanted).map((option) =>
      h(Button, {
        key: option.value, name: field.name, text: option.text, hint: option.hint, enabled: true,
        pressed: option.value === values[field.name], value: option.value,
        press: (_, chosen) => change(field.name, chosen),
      }))));

/** A field to type in: one line, or several where `rows` says how many. */
const TextField = ({ field, values, change }) =>
  h("label", { class: "dk-field" },
    h("span", null, h(SeatMark, { seat: field.seat }), field.text),
    h(field.rows ? "textarea" : "input", {
      type: field.rows ? undefined : "text", rows: field.rows, name: field.name,
      value: values[field.name], maxLength: field.longest, autocomplete: "off", spellcheck: false,
      onInput: (event) => change(field.name, event.target.value),
    }),
    field.hint && h("small", null, field.hint));

const Folded = ({ field, ...form }) =>
  h("details", { class: "dk-folded" },
    h("summary", null, field.text),
    asFields(field.fields, form));

const FIELDS = { choice: Choice, text: TextField, folded: Folded };

const asFields = (fields, form) =>
  fields.filter(form.wanted).map((field) => h(FIELDS[field.type], { key: field.name, field, ...form }));

const valuesOf = (fields) =>
  Object.assign({}, ...fields.map((field) =>
    field.fields ? valuesOf(field.fields) : { [field.name]: field.value }));

/** What is typed stays here until a button sends it: nothing from Python writes into a field. */
class Form extends Component {
  state = { values: valuesOf(this.props.fields) };

  change = (name, value) => this.setState({ values: { ...this.state.values, [name]: value } });

  render({ title, fields, buttons, open, error, press }, { values }) {
    const wanted = ({ from }) =>
      !from || ("is" in from ? values[from.field] === from.is : values[from.field] >= from.least);
    return h("details", { class: "dk-form", open },
      h("summary", null, title),
      asFields(fields, { values, wanted, change: this.change }),
      error && h("p", { class: "dk-error", role: "alert" }, error),
      h("div", { class: "dk-buttons" }, asButtons(buttons, (name) => press(name, values))));
  }
}

/** A text to take along. Pressing its button here copies it; where that is refused it is selected. */
class Copy extends Component {
  state = { told: "" };

  componentDidMount() {
    if (this.props.pressed) this.copy();
  }

  /** A link is shown with the address of this page in front. */
  text() {
    const { text, query } = this.props;
    return query ? new URL(text, location.href).href : text;
  }

  copy = async () => {
    const { copied, refused } = this.props;
    try {
      await navigator.clipboard.writeText(this.text());
      this.setState({ told: copied });
    } catch {
      this.box?.focus();
      this.box?.select();
      this.setState({ told: refused });
    }
  };

  render({ label, hint, again, rows }, { told }) {
    return h("div", { class: "dk-copy" },
      h("label", { class: "dk-field" },
        h("span", null, label),
        h(rows ? "textarea" : "input", {
          type: rows ? undefined : "text", rows, readOnly: true, spellcheck: false,
          value: this.text(), ref: (box) => { this.box = box; },
          onFocus: (event) => event.target.select(),
        }),
        h("small", null, hint)),
      h("div", { class: "dk-buttons" },
        h(Button, { text: again, enabled: true, pressed: null, name: "copy", press: this.copy }),
        h("span", { class: "dk-told", role: "status" }, told)));
  }
}

const Guide = ({ title, lead, entries }) =>
  h("details", { class: "dk-guide" },
    h("summary", null, title),
    lead.map((text) => h("p", { key: text }, text)),
    h("ul", null, entries.map((entry) =>
      h("li", { key: entry.text },
        entry.symbols.map((name) =>
          h("svg", { key: name, class: `dk-on-${name}`, viewBox: "0 0 100 100", "aria-hidden": "true" },
            h("use", { href: `#${name}`, width: 100, height: 100 }))),
        h("span", null, entry.text)))));

export const SECTIONS = {
  heading: Heading, note: Note, prompt: Prompt, answer: Answer, buttons: Buttons, cards: Cards,
  curtain: Curtain, seats: Seats, table: Table, moves: Moves, form: Form, copy: Copy, guide: Guide,
  ...EXPLORER_SECTIONS, remarks: Remarks, settings: Settings, files: Files,
  rail: Rail, options: Options, facts: Facts, choices: Choices, score_table: ScoreTable, track: Track,
  elsewhere: Elsewhere, ...LESSON_SECTIONS,
};
