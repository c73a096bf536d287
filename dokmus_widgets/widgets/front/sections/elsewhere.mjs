// The ways from a position to the other pages of the app.
import { h, Component } from "../vendor/preact.mjs";
import { Button, pageAddress, thisPage } from "../sheet/parts.mjs";

/** Links, or buttons where the position is told only to who asks; in a notebook a hint instead. */
export class Elsewhere extends Component {
  componentDidMount() { this.leave(); }
  componentDidUpdate(before) { if (before.leaving !== this.props.leaving) this.leave(); }

  address(page) {
    return pageAddress(page, { position: this.props.position ?? "" });
  }

  /** What was pressed here leads away as soon as Python has told the position. */
  leave() {
    const { leaving, pressed } = this.props;
    if (leaving !== null && pressed && this.address(leaving)) location.assign(this.address(leaving));
  }

  render({ label, pages, position, note, hint, press }) {
    if (this.address("") === null) return h("p", { class: "dk-note" }, hint);
    const others = pages.filter(([page]) => page !== thisPage());
    return h("div", { class: "dk-elsewhere", role: "group", "aria-label": label },
      h("div", { class: "dk-buttons" }, h("span", null, label), others.map(([page, text]) => position
        ? h("a", { key: page, class: "dk-button", href: this.address(page) }, text)
        : h(Button, { key: page, text, name: "go", value: page, enabled: true, pressed: null, press }))),
      note && h("p", { class: "dk-note" }, note));
  }
}
