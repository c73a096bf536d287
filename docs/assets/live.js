// Live boards: pages of the browser edition, loaded on a click.
function prepare(place) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "md-button";
  button.textContent = `▶ ${place.dataset.label}`;
  const note = document.createElement("span");
  button.addEventListener("click", async () => {
    // A page without a server can't load the browser edition, and the edition may not be built.
    const there = location.protocol !== "file:" &&
      (await fetch(place.dataset.src, { method: "HEAD" }).catch(() => ({ ok: false }))).ok;
    if (!there) {
      note.textContent = location.protocol === "file:"
        ? " Live boards need a server: python -m http.server -d build/docs"
        : " The browser edition isn't part of this copy: make site, then make docs";
      return;
    }
    const frame = document.createElement("iframe");
    frame.title = place.dataset.label;
    frame.src = place.dataset.src;
    place.replaceChildren(frame);
  });
  place.replaceChildren(button, note);
}
document.querySelectorAll(".live").forEach(prepare);
