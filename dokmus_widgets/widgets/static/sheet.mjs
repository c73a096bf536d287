// The sheet beside the board: shows the sections that Python sends, one below the other.
import { h, render } from "./vendor/preact.mjs";
import { channel } from "./channel.mjs";
import { SECTIONS } from "./sections.mjs";

const Sheet = ({ view, send }) => {
  const press = (name, value = null) => send({ press: name, value });
  const shown = (sections, place) =>
    h("div", { class: `dk-sections dk-${place}` }, sections.map((section, index) => {
      // Sections of one kind keep their order, and so their elements, when others come and go.
      const count = sections.slice(0, index).filter((other) => other.kind === section.kind).length;
      return h(SECTIONS[section.kind], { key: `${section.kind}:${count}`, press, ...section });
    }));
  return h("div", { class: "dk-sheet-body", "data-testid": "sheet", "data-tick": view.tick },
    shown(view.beside, "beside"), shown(view.below, "below"));
};

export default {
  render({ model, el }) {
    const { root, send, drawn } = channel(model, el, ["view"]);
    return drawn((values) => render(h(Sheet, { ...values, send }), root));
  },
};
