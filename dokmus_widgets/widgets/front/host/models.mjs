// The page's end of ipywidgets: models as anywidget's front ends know them, and their views.
const REFERENCE = "IPY_MODEL_";

export class Model {
  #listeners = new Map();
  #unsaved = {};

  constructor(id, state, tell) {
    this.id = id;
    this.state = state;
    this.tell = tell;
  }

  get(name) { return this.state[name]; }

  set(name, value) {
    this.state[name] = this.#unsaved[name] = value;
    this.#call(name);
  }

  save_changes() {
    const state = this.#unsaved;
    this.#unsaved = {};
    if (Object.keys(state).length) this.tell(this, state);
  }

  on(name, listener) {
    if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
    this.#listeners.get(name).add(listener);
  }

  off(name, listener) { this.#listeners.get(name)?.delete(listener); }

  /** Take what Python says; what is listened to is called once all of it is there. */
  update(state) {
    Object.assign(this.state, state);
    Object.keys(state).forEach((name) => this.#call(name));
  }

  #call(name) {
    for (const listener of [...this.#listeners.get(`change:${name}`) ?? []]) listener(this.state[name]);
  }
}

/** Shows a model in an element of its own: a part of the front end, or a box with its children. */
export function view(model, models, parts) {
  const el = document.createElement("div");
  const name = () => { el.className = ["dk-hosted", ...model.get("classes") ?? []].join(" "); };
  model.on("change:classes", name);
  name();
  const part = parts[model.get("part")];
  const end = part ? part.render({ model, el }) : box(model, el, models, parts);
  return { el, end: () => { model.off("change:classes", name); end(); } };
}

function box(model, el, models, parts) {
  const shown = new Map();
  const arrange = () => {
    const children = model.get("children").map((child) => models.get(child.slice(REFERENCE.length)));
    for (const [child, { el: gone, end }] of shown) {
      if (children.includes(child)) continue;
      gone.remove();
      end();
      shown.delete(child);
    }
    // What stays is not taken out for a moment: it would lose the focus, and what is scrolled to.
    children.forEach((child, index) => {
      if (!shown.has(child)) shown.set(child, view(child, models, parts));
      const { el: wanted } = shown.get(child);
      if (el.children[index] !== wanted) el.insertBefore(wanted, el.children[index] ?? null);
    });
  };
  model.on("change:children", arrange);
  arrange();
  return () => {
    model.off("change:children", arrange);
    for (const { end } of shown.values()) end();
  };
}
