// Between a widget's model in Python and its elements on the page.
import { keepKeys } from "./keys.mjs";
import { unpacked } from "./packing.mjs";
import { swallowStray } from "./stray_clicks.mjs";

/** After so many milliseconds without an answer a person begins to wonder. */
const PATIENCE = 8000;

/** A line in `el` that tells when what was last asked for failed; the function that ends it. */
export function faultLine(model, el) {
  const line = document.createElement("p");
  line.className = "dokmus";
  line.setAttribute("role", "alert");
  line.style.cssText = "margin: 0 0 6px; padding: 6px 12px; border: 2px solid; border-radius: 6px;";
  const tell = () => {
    line.textContent = model.get("fault") ?? "";
    line.hidden = !line.textContent;
  };
  model.on("change:fault", tell);
  el.append(line);
  tell();
  return () => { model.off("change:fault", tell); line.remove(); };
}

/**
 * A root inside `el`, a `send` that hands an event to Python and gives its number, and `drawn`, which draws now
 * and whenever some of `traits` change, and gives the function that ends it by calling `end`.
 */
export function channel(model, el, traits) {
  const root = document.createElement("div");
  root.className = "dokmus";
  const endLine = faultLine(model, el);
  el.append(root);
  const letGo = keepKeys(root);
  // A kernel that was shut down is marked by no host: what tells it is that nothing is heard.
  let patience = null;
  const expectAnswer = () => {
    patience ??= setTimeout(() => root.classList.add("dk-late"), PATIENCE);
  };
  const isAsked = () => (model.get("event").recent?.at(-1)?.count ?? 0) > model.get("heard");
  const answered = () => {
    clearTimeout(patience);
    patience = null;
    root.classList.remove("dk-late");
    if (isAsked()) expectAnswer();
  };
  const stray = swallowStray(root, isAsked);
  model.on("change:heard", answered);
  const send = (event) => {
    // While Python is busy a host sends only the latest value: so each repeats the events that
    // Python has not heard yet, numbered across all views of the model. What was heard is dropped.
    const heard = model.get("heard");
    const recent = (model.get("event").recent ?? []).filter((other) => other.count > heard);
    const count = Math.max(heard, recent.at(-1)?.count ?? 0) + 1;
    expectAnswer();
    model.set("event", { recent: [...recent.slice(-15), { ...event, count }] });
    model.save_changes();
    return count;
  };
  const drawn = (draw, end) => {
    let waiting = false;
    // Several traits change with one message: one picture for them.
    const changed = () => {
      if (!waiting) queueMicrotask(redraw);
      waiting = true;
    };
    const redraw = () => {
      waiting = false;
      const values = traits.map((name) => [name, unpacked(model.get(name), changed)]);
      if (values.some(([, value]) => value === undefined)) return;
      draw(Object.fromEntries(values));
      stray.settle();
    };
    const watched = [...traits, "heard"];
    for (const name of watched) model.on(`change:${name}`, changed);
    redraw();
    return () => {
      for (const name of watched) model.off(`change:${name}`, changed);
      model.off("change:heard", answered);
      clearTimeout(patience);
      stray.end();
      end();
      endLine();
      letGo();
      root.remove();
    };
  };
  return { root, send, drawn };
}
