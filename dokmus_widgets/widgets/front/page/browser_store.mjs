// A text that this browser keeps for a page, and for its other tabs. What cannot be kept (storage
// switched off, or full) is lost with the page, and nothing else happens.
import { faultLine } from "./channel.mjs";

// No more of it is told: longer than anything that Python keeps, it could not be read there either.
const MOST = 100_000;

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

/** Copies what is kept to a name of its own, once; whether it lies there. */
const setAside = (key) => {
  const text = read(key);
  let number = 1;
  const name = () => `${key}-damaged-${number}`;
  while (!["", text].includes(read(name()))) number += 1;
  write(name(), text);
  return read(name()) === text;
};

export default {
  render({ model, el }) {
    const show = () => { el.style.display = model.get("fault") ? "" : "none"; };
    const endLine = faultLine(model, el);
    model.on("change:fault", show);
    show();
    const key = model.get("key");
    // What is kept, as far as Python has been told, and how often it was told something.
    let known = "", count = 0;
    const tell = (elsewhere) => {
      known = read(key);
      count += 1;
      model.set("found", { count, text: known.slice(0, MOST), elsewhere });
      model.save_changes();
    };
    /** Tells what another tab has kept, or erased, meanwhile; whether it has. */
    const tellNew = () => {
      const isNew = read(key) !== known;
      if (isNew) tell(true);
      return isNew;
    };
    /** Tells another session, which knows nothing of it, before it is obeyed; whether it did. */
    const tellAnother = () => {
      const isAnother = !model.get("found")?.count;
      if (isAnother) tell(false);
      return isAnother;
    };
    // Until it has been written over: Python may have said both at once.
    let aside = model.get("aside");
    const spare = () => { aside ||= model.get("aside"); };
    const keep = () => {
      if (tellAnother() || tellNew()) return;  // and not written over: Python brings both together
      const text = model.get("text");
      if (text === known || (aside && !setAside(key))) return;
      write(key, text);
      known = read(key);
      aside = false;
    };
    model.on("change:aside", spare);
    model.on("change:text", keep);
    model.on("change:found", tellAnother);
    window.addEventListener("storage", tellNew);
    tell(false);
    return () => {
      endLine();
      model.off("change:fault", show);
      model.off("change:aside", spare);
      model.off("change:text", keep);
      model.off("change:found", tellAnother);
      window.removeEventListener("storage", tellNew);
    };
  },
};
