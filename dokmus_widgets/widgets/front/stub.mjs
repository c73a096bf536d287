// What a notebook loads for each widget: it fetches the one front end from the model that carries
// it, once a page, and draws the widget's part.
const loaded = (globalThis[Symbol.for("dokmus-front-ends")] ??= new Map());

// What follows the theme of the host: of those that mark their page, or else as the page is painted.
const follow = (themes) => {
  const [red, green, blue, painted = 1] = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g);
  const seen = +painted && `:where(:root) { --dk-scheme: ${+red + +green + +blue < 383 ? "dark" : "light"}; }`;
  document.head.append(Object.assign(document.createElement("style"), { textContent: (seen || "") + themes }));
};

const load = (front) => {
  const text = front.get("module"), mark = text.slice(0, text.indexOf("\n"));
  if (!loaded.has(mark)) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    follow(front.get("themes"));
    loaded.set(mark, import(url).finally(() => URL.revokeObjectURL(url)));
  }
  return loaded.get(mark);
};

export default {
  async render({ model, el, signal }) {
    const carrier = model.get("front").replace("IPY_MODEL_", "");
    const front = await model.widget_manager.get_model(carrier);
    const { parts } = await load(front);
    if (signal?.aborted) return undefined;
    const part = model.get("part"), style = document.createElement("style");
    // Beside what is drawn: it may lie in a shadow tree, which nothing of the page reaches.
    style.textContent = front.get("styles");
    el.append(style);
    if (part === "board") el.insertAdjacentHTML("beforeend", front.get("symbols"));
    return parts[part].render({ model, el });
  },
};
