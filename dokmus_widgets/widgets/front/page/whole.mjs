// A board and all around it in one widget, for hosts that know no boxes of ipywidgets, as marimo.
import { Model, view } from "../host/models.mjs";

export default (parts) => ({
  async render({ model, el }) {
    const models = new Map();
    const take = async () => {
      const { boxes, widgets } = model.get("tree");
      const fresh = widgets.filter((id) => !models.has(id));
      const found = await Promise.all(fresh.map((id) => model.widget_manager.get_model(id)));
      fresh.forEach((id, at) => models.set(id, found[at]));
      // New ones first: a box may name them.
      const states = Object.entries(boxes), known = states.filter(([id]) => models.has(id));
      for (const [id, state] of states) if (!models.has(id)) models.set(id, new Model(id, state));
      for (const [id, state] of known) models.get(id).update(state);
    };
    await take();
    const shown = view(models.get(model.get("tree").root), models, parts);
    let taken = Promise.resolve();
    const changed = () => { taken = taken.then(take); };
    el.append(shown.el);
    model.on("change:tree", changed);
    return () => {
      model.off("change:tree", changed);
      shown.end();
    };
  },
});
