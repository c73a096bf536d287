// Between a widget's model in Python and its elements on the page.

/**
 * A styled root inside `el`, a `send` that hands an event to Python, and `drawn`, which draws now
 * and whenever one of `traits` changes, and gives the function that ends it.
 */
export function channel(model, el, traits) {
  const style = document.createElement("style");
  style.textContent = model.get("styles");
  const root = document.createElement("div");
  root.className = "dokmus";
  el.append(style, root);
  let count = 0;
  const send = (event) => {
    // The count tells equal events apart: a trait that does not change is not sent.
    model.set("event", { ...event, count: ++count, from: Math.random().toString(36).slice(2) });
    model.save_changes();
  };
  const drawn = (draw) => {
    const redraw = () => draw(Object.fromEntries(traits.map((name) => [name, model.get(name)])));
    for (const name of traits) model.on(`change:${name}`, redraw);
    redraw();
    return () => {
      for (const name of traits) model.off(`change:${name}`, redraw);
      root.remove();
      style.remove();
    };
  };
  return { root, send, drawn };
}
