// Follows BokehJS in the module that a page loads for its first chart; `home` holds that.

/**
 * Draw a document in a place, and give the function that ends it. A press on something of the
 * source of that `name` calls `go` with what its column `place` has there.
 */
export async function draw(document, place, name, go) {
  const shown = await home.Bokeh.embed.embed_item(document, place);
  const [{ model }] = shown.roots;
  const { data, selected } = model.document.get_model_by_name(name);
  selected.change.connect(() => {
    const [at] = selected.indices;
    if (at !== undefined) go((data.place ?? data.get("place"))[at]);
  });
  return () => shown.clear();
}
