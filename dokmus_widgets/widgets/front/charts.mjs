// Follows BokehJS in the module that a page loads for its first chart; `home` holds that.

/**
 * Draw a document in a place, and give the function that ends it. What is pointed at, or pressed, in
 * the source of that `name` is told as what its column `place` has there; -1: no longer.
 */
export async function draw(document, place, name, press) {
  const shown = await home.Bokeh.embed.embed_item(document, place);
  const [{ model }] = shown.roots;
  const source = model.document.get_model_by_name(name), { data } = source;
  let pointed = -1;
  // Not before it shows the place: the rest of a tap would meet what comes under the finger.
  const shows = new MutationObserver(([{ target }]) => {
    shows.disconnect();
    target.scrollIntoView({ block: "nearest" });
  });
  const tell = (what, [at]) => {
    if (at !== undefined) press(what, (data.place ?? data.get("place"))[at]);
  };
  const leave = () => {
    if (pointed >= 0) press("glance", -1);
    pointed = -1;
  };
  source.selected.change.connect(() => {
    const { indices } = source.selected;
    if (indices.length === 0) return;
    tell("look_at", indices);
    const board = place.closest(".dokmus-game")?.querySelector("[data-testid=board]");
    if (board) shows.observe(board, { attributeFilter: ["data-tick"] });
  });
  source.inspect.connect(() => {
    const { indices } = source.inspected;
    if (indices.length === 0 || indices[0] === pointed) return;
    pointed = indices[0];
    tell("glance", indices);
  });
  place.addEventListener("pointerleave", leave);
  return () => {
    place.removeEventListener("pointerleave", leave);
    shows.disconnect();
    shown.clear();
  };
}
