// The sheet beside the board: shows the sections that Python sends, one below the other.
import { h, render, Component } from "../vendor/preact.mjs";
import { channel } from "../page/channel.mjs";
import { SECTIONS } from "../sections/sections.mjs";

class Sheet extends Component {
  press = (name, value = null) => {
    this.pressed = true;
    this.props.send({ press: name, value });
  };

  /** A pressed button may be gone: the focus then goes to what comes instead. */
  componentDidUpdate() {
    if (!this.pressed) return;
    this.pressed = false;
    // Beside this sheet are boards and other sheets: the focus may have gone there.
    const around = this.body.closest(".dokmus-game") ?? this.body;
    if (around.contains(this.body.getRootNode().activeElement)) return;
    const next = ["[data-press='choose_guardian']", "[data-press='reveal']", ".dk-heading"]
      .map((wanted) => this.body.querySelector(wanted)).find(Boolean);
    next?.focus();
  }

  sections(list, place) {
    return h("div", { class: `dk-sections dk-${place}` }, list.map((section, index) => {
      // Sections of one kind keep their order, and so their elements, when others come and go.
      const count = list.slice(0, index).filter((other) => other.kind === section.kind).length;
      const key = section.fresh ?? `${section.kind}:${count}`;
      const { press, pressed, props: { view: { tick }, art, model } } = this;
      return h(SECTIONS[section.kind], { key, press, pressed, tick, art, model, ...section });
    }));
  }

  render({ view }) {
    const body = {
      "data-testid": view.name, "data-tick": view.tick, lang: view.language,
      ref: (box) => { this.body = box; },
    };
    return h("div", body, this.sections(view.beside, "beside"), this.sections(view.below, "below"));
  }
}

export default {
  render({ model, el }) {
    const { root, send, drawn } = channel(model, el, ["view", "art"]);
    return drawn((values) => render(h(Sheet, { ...values, send, model }), root), () => render(null, root));
  },
};
