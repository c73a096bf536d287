// What a notebook loads for each widget: it fetches the one front end from the model that carries
// it, once a page, and draws the widget's part.
const loaded = (globalThis[Symbol.for("dokmus-front-ends")] ??= new Map());

// Follows the theme that the host marks, or that it is painted in where it says nothing of it.
const follow = (themes) => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const style = document.createElement("style"), grounds = [document.documentElement, document.body];
  let waits = false;
  const look = () => {
    waits = false;
    pen.clearRect(0, 0, 1, 1);
    for (const ground of grounds) {
      pen.fillStyle = getComputedStyle(ground).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue, painted] = pen.getImageData(0, 0, 1, 1).data;
    const says = painted && getComputedStyle(document.body).colorScheme === "normal"
      ? `:where(:root) { --dk-scheme: ${red + green + blue < 383 ? "dark" : "light"}; }` : "";
    if (style.textContent !== says + themes) style.textContent = says + themes;
  };
  const soon = () => {
    if (!waits) requestAnimationFrame(look);
    waits = true;
  };
  look();
  document.head.append(style);
  // Whatever a host does to be painted otherwise: at once, or with a transition.
  const changes = new MutationObserver(soon);
  for (const ground of grounds) changes.observe(ground, { attributes: true });
  changes.observe(document.head, { childList: true });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", soon);
  addEventListener("transitionend", ({ target }) => { if (grounds.includes(target)) soon(); });
  document.head.addEventListener("load", soon, true);
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
    // A sheet uses those of the board, unless it lies in another tree.
    if (part === "board" || part === "whole" || el.getRootNode() instanceof ShadowRoot) {
      el.insertAdjacentHTML("beforeend", front.get("symbols"));
    }
    return parts[part].render({ model, el });
  },
};
