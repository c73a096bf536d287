// A text that this browser keeps for a page. What cannot be kept (storage switched off, or full) is
// lost with the page, and nothing else happens.
const read = (key) => {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

const write = (key, text) => {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // Nothing to be done about it.
  }
};

export default {
  render({ model, el }) {
    el.style.display = "none";
    const key = model.get("key");
    const keep = () => write(key, model.get("text"));
    model.on("change:text", keep);
    model.set("found", { text: read(key) });
    model.save_changes();
    return () => model.off("change:text", keep);
  },
};
