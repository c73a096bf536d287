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

/** Puts what is kept under a name of its own, so that nothing is ever written over it. */
const setAside = (key) => {
  const text = read(key);
  if (!text) return;
  let number = 1;
  while (read(`${key}-damaged-${number}`)) number += 1;
  write(`${key}-damaged-${number}`, text);
  write(key, "");
};

export default {
  render({ model, el }) {
    el.style.display = "none";
    const key = model.get("key");
    const keep = () => write(key, model.get("text"));
    const aside = () => setAside(key);
    model.on("change:text", keep);
    model.on("change:aside", aside);
    model.set("found", { text: read(key) });
    model.save_changes();
    return () => {
      model.off("change:text", keep);
      model.off("change:aside", aside);
    };
  },
};
