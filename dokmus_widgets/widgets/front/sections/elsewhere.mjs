// The ways from a position to the other pages of the app, and in a notebook to the rules and back.
import { h, Component } from "../vendor/preact.mjs";
import { leadTo, takeIn } from "../sheet/arriving.mjs";
import { Button, SeatMark, pageAddress, thisPage } from "../sheet/parts.mjs";

/** What asks the rules; a hand that comes back is here again. */
class Asks extends Component {
  componentDidMount() { this.end = takeIn(this.row.querySelector("button"), "game"); }
  componentWillUnmount() { this.end(); }

  press = (name) => { leadTo(this.row, "rules"); this.props.press(name); };

  render({ text }) {
    return h("div", { class: "dk-buttons", ref: (box) => { this.row = box; } },
      h(Button, { name: "ask_rules", text, press: this.press }));
  }
}

/** The head of what stands in the place of a game: a hand that asked for it is taken there. */
export class InPlace extends Component {
  componentDidMount() { this.end = takeIn(this.heading, "rules"); }
  componentWillUnmount() { this.end(); }

  press = (name) => { leadTo(this.heading, "game"); this.props.press(name); };

  render({ title, who, back }) {
    return h("div", { class: "dk-in-place" },
      h("h2", { class: "dk-heading", tabIndex: -1, ref: (box) => { this.heading = box; } }, title, " ",
        who && h("span", { class: "dk-who" }, h(SeatMark, { seat: who.seat }), who.text, " ", h("small", null, who.notes))),
      h(Button, { name: "back_to_game", text: back, press: this.press }));
  }
}

/** Links, or buttons where the position is told only to who asks; in a notebook a hint instead. */
export class Elsewhere extends Component {
  componentDidMount() { this.leave(); }
  componentDidUpdate(before) { if (before.leaving !== this.props.leaving) this.leave(); }

  address(page) {
    return pageAddress(page, { [this.props.field]: this.props.position ?? "" });
  }

  /** What was pressed here leads away as soon as Python has told the position. */
  leave() {
    const { leaving, pressed } = this.props;
    if (leaving !== null && pressed && this.address(leaving)) location.assign(this.address(leaving));
  }

  render({ label, pages, position, note, hint, asks, press, field }) {
    if (this.address("") === null) {
      return h("div", { class: "dk-elsewhere" },
        asks && h(Asks, { text: asks, press }), h("p", { class: "dk-note" }, hint));
    }
    // Another table is another place, also for the page of a table.
    const others = pages.filter(([page]) => page === field || page !== thisPage());
    return h("div", { class: "dk-elsewhere", role: "group", "aria-label": label },
      h("div", { class: "dk-buttons" }, h("span", null, label), others.map(([page, text]) => position
        ? h("a", { key: page, class: "dk-button", href: this.address(page) }, text)
        : h(Button, { key: page, text, name: "go", value: page, press }))),
      note && h("p", { class: "dk-note" }, note));
  }
}
