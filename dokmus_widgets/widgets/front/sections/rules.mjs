// The sections of the rules explorer: a case, a ruling, what if, and all rules to choose from.
import { h, Component } from "../vendor/preact.mjs";
import { Visits, arrive, placeIn, read, showBoards } from "../sheet/arriving.mjs";
import { Drawing, SeatMark, asButtons, judged, presses, sign } from "../sheet/parts.mjs";

const Plain = ({ part, press, kind, children }) =>
  h("button", {
    ...presses(part, press), class: kind,
    "aria-pressed": part.pressed,
    "aria-current": part.current || undefined, title: part.label || undefined,
    // What is read out has to contain what is seen: who speaks to the page says that.
    "aria-label": part.label?.includes(part.text) ? part.label : undefined,
  }, children ?? part.text);

const RuleChip = ({ part, press }) =>
  h(Plain, { part, press, kind: "dk-chip" }, h("span", { "aria-hidden": "true" }, "§ "), part.text);

/** A case: where it stands, what is asked, what to try. A hand that goes to one is taken there. */
class RuleCase extends Component {
  visits = new Visits((place) => this.props.press("go_to", place));

  componentDidMount() { this.visits.begin(this.props.place); }

  componentDidUpdate(before) {
    this.visits.goOn(this.props.place);
    if (this.props.arrived !== before.arrived) arrive(this.heading);
  }

  componentWillUnmount() { this.visits.end(); }

  render({ crumb, title, ask, steps, tries, hint, press }) {
    return h("div", { class: "dk-case" },
      h("div", { class: "dk-crumbs" },
        h("span", null, crumb),
        steps.length > 0 && h("span", { class: "dk-steps" }, steps.map((part, index) =>
          h(Plain, { key: part.value, part, press, kind: "dk-round" }, "‹›"[index])))),
      h("h2", { class: "dk-heading", tabIndex: -1, ref: (box) => { this.heading = box; } }, title),
      ask && h("p", { class: "dk-prompt" }, ask),
      tries.length > 0 && h("div", { class: "dk-buttons dk-tries", role: "group", "aria-label": hint },
        tries.map((part) =>
          h(Plain, { key: part.value, part, press, kind: `dk-button ${part.primary ? "dk-primary" : ""}` },
            part.text, part.seen && h("span", { class: `dk-seen dk-${part.seen}`, "aria-hidden": "true" },
              part.seen === "yes" ? " ✓" : " ✗")))));
  }
}

/** The price as tents: the ones placed, and the ones given up for it. */
const tents = ({ tokens, seat }) =>
  Array.from({ length: tokens }, (_, index) =>
    h("span", { key: index, class: index ? "dk-spent" : "" }, h(SeatMark, { seat })));

const Price = (price) => h("p", { class: "dk-price" }, tents(price), price.text);

/** Another ground of an answer: drawn on the board when it is pressed or comes into focus. */
const Ground = ({ part, press }) => {
  const look = () => part.pressed || press(part.press, part.value);
  return h("li", null, h("button", {
    ...presses(part, look), class: "dk-ground", "aria-pressed": part.pressed, onFocus: look,
  }, part.text));
};

const Ruling = ({ text, done, told, heard, chips, price, point, first, remedies, more, buttons, press, tick }) =>
  h("div", { class: `dk-ruling${done === null && !first ? "" : " dk-ruled"}${first ? " dk-first" : ""}` },
    h("div", {
      class: `dk-answer ${judged(done, first ? "dk-plain" : "dk-open")}`,
      role: "status", "aria-live": "polite", "data-testid": "answer",
    },
      // The case's own question first: a Yes to "may this be done?" could be taken for its answer.
      point && h("div", { key: "point", class: "dk-point" }, point),
      h("p", { key: tick }, sign(done), text),
      price && h(Price, price),
      told && h("p", { class: "dk-told" }, told),
      heard && h("p", { class: "dk-heard" }, heard)),
    chips.length > 0 && h("div", { class: "dk-rule-chips" },
      chips.map((part) => h(RuleChip, { key: part.value, part, press }))),
    remedies.length > 0 && h("div", { class: "dk-remedies" },
      remedies.map((part) =>
        h(Plain, { key: part.value, part, press, kind: "dk-remedy" },
          h("span", null, part.text), h("b", null, part.hint)))),
    buttons.length > 0 && h("div", { class: "dk-buttons" }, asButtons(buttons, press)),
    more && h("details", { class: "dk-more", key: more.id },
      h("summary", null, more.title),
      h("ul", null, more.parts.map((part) => h(Ground, { key: part.value, part, press })))));

/** What a position raises: each a press, which is answered above and drawn on the board. */
const Asked = ({ part, press }) =>
  h(Plain, { part, press, kind: "dk-asked" },
    part.sign && sign(part.sign === "yes", `dk-seen dk-${part.sign}`),
    h(SeatMark, { seat: part.seat }),
    h("span", null, part.text),
    part.price && h("span", { class: "dk-price" }, tents(part.price),
      h("span", { class: "dk-heard" }, part.price.text)),
    part.beside && h("b", null, part.beside));

class Here extends Component {
  ask = (name, value) => { this.asked = true; this.props.press(name, value); };

  /** What is drawn is to be seen, too: once the answer is there, and nothing moves any more. */
  componentDidUpdate() {
    if (this.asked) showBoards(this.box);
    this.asked = false;
  }

  render({ title, who, note, groups, is_open }) {
    return h("details", { class: "dk-what-if dk-here", open: is_open, ref: (box) => { this.box = box; } },
      h("summary", null, title),
      who && h("p", { class: "dk-to-move" },
        h(SeatMark, { seat: who.seat }), h("strong", null, who.text), " ", h("small", null, who.notes)),
      groups.map((group) =>
        h("div", { key: group.title, role: "group", "aria-label": group.title },
          h("h3", null, group.title),
          h("div", { class: "dk-buttons" },
            group.parts.map((part) => h(Asked, { key: part.value, part, press: this.ask }))))),
      note && h("p", { class: "dk-note" }, note));
  }
}

const Swatch = ({ part, press }) =>
  h(Plain, { part, press, kind: `dk-swatch${part.symbol ? ` dk-on-${part.symbol}` : ""}` },
    part.symbol
      ? h(Drawing, { name: part.symbol })
      : part.text);

/** What can be changed, folded away until asked for. */
const WhatIf = ({ title, hint, hand, groups, press, is_open }) =>
  h("details", { class: "dk-what-if", open: is_open },
    h("summary", null, title),
    h("p", { class: hand ? "dk-hand" : "dk-note", role: "status" }, hand || hint),
    groups.map((group) =>
      h("div", { key: group.title, class: "dk-group", role: "group", "aria-label": group.title },
        h("span", { class: "dk-group-label" }, group.title),
        h("div", { class: "dk-buttons" },
          group.parts.map((part) => h(Swatch, { key: `${part.press}:${part.value}`, part, press }))))));

/** What differs from the case: each with a way back, in sight whether the tools are or not. */
const Changes = ({ label, changes, reset, press }) =>
  h("div", { class: "dk-changes", role: "group", "aria-label": label },
    changes.map((part) =>
      h(Plain, { key: part.value, part, press, kind: "dk-change" })),
    h(Plain, { part: reset, press, kind: "dk-button dk-primary" }));

const Cases = ({ list, press }) =>
  h("ul", { class: "dk-case-list" }, list.map((part) =>
    h("li", { key: part.value }, h(Plain, { part, press, kind: "dk-case-link" }))));

/** A case that a search found: its name, the family it belongs to, and what it asks. */
const Hit = ({ part, press, open }) =>
  h("li", null, h("button", {
    ...presses(part, () => open(part.value)), class: "dk-hit", "aria-current": part.current || undefined,
    onFocus: () => part.current || press(part.press, part.value),
  }, h("b", null, part.text), " ", h("small", null, part.family),
    part.ask && h("span", null, " ", part.ask)));

/** The answer first: yes or no, the fact, and the rule that says so. */
const Headline = ({ text, done, why, ours, rule, press }) =>
  h("div", { class: `dk-headline ${judged(done)}` },
    h("p", { class: "dk-headline-text" },
      sign(done), text),
    h("p", null, why),
    ours && h("p", { class: "dk-ours" }, ours),
    h("div", { class: "dk-rule-chips" },
      h(RuleChip, { part: rule, press })));

/** A rule in a sentence, before its cases. */
const RuleText = ({ family, title, text }) =>
  h("div", { class: "dk-rule-text" },
    h("p", { class: "dk-crumb" }, family),
    h("h2", null, title),
    h("p", null, text));

/** A case as a small board, with what it says. */
const Sample = ({ part, press, art, current }) =>
  h("li", null, h("button", {
    ...presses(part, press), class: "dk-sample", "aria-current": current || undefined,
  },
    h("span", { class: "dk-small", dangerouslySetInnerHTML: { __html: art[part.value] ?? "" } }),
    h("b", null,
      sign(part.done, part.done ? "dk-sign" : "dk-sign dk-not"),
      part.text),
    h("span", null, part.hint)));

/** A point that rulebooks read in two ways, and whose reading is which. */
const Differs = ({ part, press }) =>
  h("li", null,
    h("b", null, part.question), part.note && h("p", { class: "dk-note" }, part.note),
    h("dl", null, part.values.map(([value, documents]) =>
      h("div", { key: value }, h("dt", null, value), h("dd", null, documents || "–")))),
    h(Plain, { part, press, kind: "dk-button" }));

/** All cases of a rule at a glance, then how it is read, and what it touches. */
const RulePage = ({ cases, readings, ours, touches, shown, press, art }) => {
  const block = ({ title, parts }, kind, draw) => parts.length > 0 && h("section", { class: kind },
    h("h3", null, title), h("ul", null, parts.map(draw)));
  return h("div", { class: "dk-rule-page" },
    block(cases, "dk-samples", (part) =>
      h(Sample, { key: part.value, part, press, art, current: part.value === shown })),
    block(readings, "dk-differs", (part) => h(Differs, { key: part.value, part, press })),
    block(ours, "dk-own", (text) => h("li", { key: text }, text)),
    block(touches, "dk-touches", (part) =>
      h("li", { key: part.value }, h(RuleChip, { part, press }))));
};

const Families = ({ families, press }) =>
  h("div", { class: "dk-families" }, families.map((family) =>
    h("details", { key: family.title, open: family.current, class: "dk-family" },
      h("summary", null, family.title, " ", h("small", null, family.note)),
      h("ul", { class: "dk-rule-list" }, family.parts.map((rule) =>
        h("li", { key: rule.value },
          h(Plain, { part: rule, press, kind: "dk-rule-link" }, rule.text,
            h("small", null, rule.hint)),
          rule.cases.length > 0 && h(Cases, { list: rule.cases, press })))))));

/** How long an answer to what was typed is waited for before more is sent; in milliseconds. */
const PATIENCE = 2000;
const WAYS = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The search, the answer to it, and what else was found, or all rules by family. What is typed
 * stays here, and is sent as soon as the last answer has come. Without room beside the board what
 * is listed is `open` only while one chooses.
 */
class Finder extends Component {
  // Somebody else may have searched already: then the answer is in sight.
  state = { typed: this.props.typed, open: Boolean(this.props.typed), all: false };
  sent = this.props.typed;

  type = (event) => {
    const typed = event.target.value.slice(0, this.props.longest);
    this.setState({ typed, open: true, all: false }, this.ask);
  };

  componentDidMount() {
    addEventListener("popstate", this.back);
    if (!this.props.typed) this.show(placeIn(history.state, true));
  }

  back = ({ state }) => this.show(placeIn(state));

  /** The page goes to a place of its history, and Python with it: what is typed there is in sight. */
  show(place) {
    if (!place) return;
    const { typed, found } = read(place);
    clearTimeout(this.asking);
    this.asking = null;
    this.setState({ typed: this.sent = typed, open: Boolean(typed && !found), all: false });
  }

  ask = () => this.asking || this.send();

  /** Send what was typed, unless that was sent last. */
  send() {
    const { typed } = this.state;
    if (typed === this.sent) return;
    this.sent = typed;
    clearTimeout(this.asking);
    this.asking = setTimeout(this.goOn, PATIENCE);
    this.props.press("search", typed);
  }

  goOn = () => {
    clearTimeout(this.asking);
    this.asking = null;
    this.send();
  };

  componentDidUpdate(before) {
    const { typed } = this.props;
    if (typed === before.typed) return;
    if (typed === this.sent) this.goOn();
    // Somebody else searched: a notebook, or another page.
    else if (!this.asking) this.setState({ typed: this.sent = typed, open: Boolean(typed), all: false });
  }

  key = (event) => {
    if (event.isComposing || !this.state.typed) return;
    if (event.key === "Escape") this.setState({ typed: "", open: false, all: false }, this.ask);
    else if (event.key in WAYS) this.found("look_on", WAYS[event.key]);
    else if (event.key === "Enter") this.found("open_looked_at", null, this.go);
    else return;
    event.preventDefault();
  };

  /** A key is about what is found for all that was typed: what still waits is sent before it. */
  found(name, value, press = this.props.press) {
    this.send();
    press(name, value);
  }

  /** The list of all rules, there and away again. */
  list = () => this.setState(({ open, all }) => ({ open: !(open && all), all: !(open && all) }));

  reopen = () => { if (this.state.typed) this.setState({ open: true, all: false }); };

  open = (number) => this.go("open_found", number);

  /** The list may go away with what was pressed: the focus stays near until the answer is there. */
  go = (name, value) => {
    this.setState({ open: false }, () => {
      if (!this.listed.clientHeight) this.browse.focus({ preventScroll: true });
    });
    this.props.press(name, value);
  };

  /** A page around that is in a language too changes it everywhere. */
  speak = (name, language) => {
    const chosen = new CustomEvent("dokmus-language", { detail: language, cancelable: true });
    if (window.dispatchEvent(chosen)) this.props.press(name, language);
  };

  componentWillUnmount() {
    removeEventListener("popstate", this.back);
    clearTimeout(this.asking);
  }

  render({ title, label, hint, speaks, headline, found, families, browses, examples, longest, press }, { typed, open, all }) {
    const shown = all ? null : found;
    const opened = open && (all || typed) ? ` dk-opened${all ? "" : " dk-typed"}` : "";
    return h("div", { class: `dk-finder${opened}${found ? " dk-searched" : ""}${shown && headline ? " dk-answered" : ""}`, role: "search" },
      h("label", { class: "dk-field" },
        h("span", null, label),
        h("input", {
          type: "search", name: "search", value: typed, maxLength: longest,
          autocomplete: "off", spellcheck: false, placeholder: hint, onInput: this.type,
          onFocus: this.reopen, onKeyDown: this.key,
        })),
      h("button", {
        type: "button", class: "dk-button dk-browse", onClick: this.list,
        "aria-expanded": open && all, ref: (box) => { this.browse = box; },
      }, title),
      examples && h("div", { class: "dk-rule-chips dk-examples", role: "group", "aria-label": examples.title },
        examples.parts.map((part) => h(Plain, { key: part.value, part, press, kind: "dk-chip" }))),
      h("div", { class: "dk-panel" },
        // There before there is anything to tell: otherwise it would not be read out.
        h("div", { class: "dk-told-found", role: "status" },
          shown && speaks && h("div", { class: "dk-speaks", lang: speaks.value },
            h(Plain, { part: speaks, press: this.speak, kind: "dk-button" })),
          shown && headline && h(Headline, { ...headline, press: this.go }),
          shown && h("p", { class: "dk-told" }, shown.title)),
        h("div", { class: "dk-listed", ref: (box) => { this.listed = box; } },
          shown && h("ul", { class: "dk-found" }, shown.parts.map((part) =>
            h(Hit, { key: part.value, part, press, open: this.open }))),
          (!shown || browses) && h(Families, { families, press: this.go }))));
  }
}

export const RULES_SECTIONS = {
  rule_case: RuleCase, ruling: Ruling, what_if: WhatIf, changes: Changes, finder: Finder,
  rule_text: RuleText, rule_page: RulePage, here: Here,
};
