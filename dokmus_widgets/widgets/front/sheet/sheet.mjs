// The sheet beside the board: shows the sections that Python sends, one below the other.
import { h, render, Component } from "../vendor/preact.mjs";
import { channel } from "../page/channel.mjs";
import { shortcuts } from "./shortcuts.mjs";
import { SECTIONS } from "../sections/sections.mjs";
import { Unheard } from "./parts.mjs";

class Sheet extends Component {
  /** The number of the press whose answer has not come, or null. */
  awaited = null;

  /** `isDone`: not only a draft, after which the focus stays where it is. */
  press = (name, value = null, isDone = true) => {
    if (isDone) this.origin = this.focused();
    const count = this.props.send({ press: name, value });
    if (isDone) this.awaited = count;
  };

  focused = () => this.body.getRootNode().activeElement ?? this.body;

  getSnapshotBeforeUpdate() { return this.focused(); }

  /** This update, or a later one, may take the pressed button away: the focus goes to what comes instead. */
  componentDidUpdate({ view }, _state, before) {
    // A view that came before the press was heard shows what others did.
    if (view !== this.props.view && this.props.heard >= this.awaited) this.awaited = null;
    // Beside this sheet are boards and other sheets: the focus may have gone there.
    const around = this.body.closest(".dokmus-game") ?? this.body, focused = this.focused();
    if (focused === this.origin && around.contains(focused)) return;
    const isLost = before === this.origin && !around.contains(focused);
    this.origin = null;
    if (!isLost) return;
    const next = [".dk-opened-panel h3", ".dk-slot-actions [data-press=choose_guardian]", "[data-press=reveal]", ".dk-heading"]
      .map((wanted) => this.body.querySelector(wanted)).find(Boolean);
    next?.focus();
  }

  sections = (list) => list.map((section, index) => {
    // Sections of one kind keep their order, and so their elements, when others come and go.
    const count = list.slice(0, index).filter((other) => other.kind === section.kind).length;
    const key = section.fresh ?? `${section.kind}:${count}`;
    const { press, awaited, sections: show, props: { view: { tick }, art, model } } = this;
    return h(SECTIONS[section.kind], { key, press, pressed: awaited !== null, show, tick, art, model, ...section });
  });

  column(list, place) {
    return h("div", { class: `dk-sections dk-${place}` }, this.sections(list));
  }

  render({ view }) {
    const body = {
      "data-testid": view.name, "data-tick": view.tick, lang: view.language,
      ref: (box) => { this.body = box; },
    };
    return h("div", body, h(Unheard, { words: view.unheard }),
      this.column(view.beside, "beside"), this.column(view.below, "below"));
  }
}

export default {
  render({ model, el }) {
    const { root, send, drawn } = channel(model, el, ["view", "art", "heard"]);
    const letGo = shortcuts(root);
    return drawn((values) => render(h(Sheet, { ...values, send, model }), root), () => {
      letGo();
      render(null, root);
    });
  },
};
