// What the page says about what is kept of it: a sentence, ways on, and, to the page around it, the
// token under which it is kept from now on.
const element = (name, text) => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

export default {
  render({ model, el }) {
    const line = element("p", "");
    line.className = "dk-notice";
    line.setAttribute("role", "status");
    el.append(line);
    // What was put away stays so, in every language, until there is something else to say.
    let putAway = "";
    const show = () => {
      const { name = "", text = "", links = [], close = "" } = model.get("view");
      line.replaceChildren();
      if (name !== putAway) putAway = "";
      line.hidden = !text || name === putAway;
      if (line.hidden) return;
      line.append(element("span", text));
      for (const [words, query] of links) {
        const link = element("a", words);
        link.href = query;
        line.append(link);
      }
      const button = element("button", close);
      button.type = "button";
      button.addEventListener("click", () => { putAway = name; line.hidden = true; });
      line.append(button);
    };
    const tell = () => {
      const token = model.get("token");
      if (token) window.dispatchEvent(new CustomEvent("dokmus-kept", { detail: token }));
    };
    model.on("change:view", show);
    model.on("change:token", tell);
    show();
    tell();
    return () => {
      model.off("change:view", show);
      model.off("change:token", tell);
    };
  },
};
