// The sheet beside the board: shows the sections that Python sends, one below the other.
import { h, render } from "./vendor/preact.mjs";
import { channel } from "./channel.mjs";
import { SECTIONS } from "./sections.mjs";

const Sheet = ({ view, send }) => {
  const press = (name, value = null) => send({ press: name, value });
  return h("div", { class: "dk-sections", "data-testid": "sheet", "data-tick": view.tick },
    view.sections?.map((section, index) => {
      const count = view.sections.slice(0, index).filter((other) => other.kind === section.kind).length;
      return h(SECTIONS[section.kind], { key: `${section.kind}:${count}`, press, ...section });
    }));
};

export default {
  render({ model, el }) {
    const { root, send, drawn } = channel(model, el, ["view"]);
    return drawn((values) => render(h(Sheet, { ...values, send }), root));
  },
};
