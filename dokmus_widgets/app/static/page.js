// The frame of the page: its language, its theme, what it keeps, and the notice of a lost
// connection. Runs in the head, before the first paint.
(() => {
  "use strict";
  const THEME = "dokmus-theme", LANGUAGE = "dokmus-language", TOKENS = "dokmus-tokens";
  const ORDER = ["auto", "light", "dark"], root = document.documentElement;
  const { token, tokenField, languageField, languages } = root.dataset;

  // Storage may be forbidden (private windows, policies): then the choice lasts as long as the page.
  const load = (key, storage = "localStorage") => {
    try { return window[storage].getItem(key); } catch { return null; }
  };
  const save = (key, value, storage = "localStorage") => {
    try { window[storage].setItem(key, value); } catch { /* see above */ }
  };

  const address = new URL(location.href);
  const goIn = (language) => {
    address.searchParams.set(languageField, language);
    location.replace(address);
  };

  // What was chosen before counts, unless the address says another language.
  const before = load(LANGUAGE);
  if (before !== root.lang && languages.split(" ").includes(before)
      && !address.searchParams.has(languageField)) {
    goIn(before);
    return;
  }

  let theme = ORDER.includes(load(THEME)) ? load(THEME) : "auto";
  const apply = () => {
    root.dataset.theme = theme;
    root.style.setProperty("--dk-scheme", theme === "auto" ? "light dark" : theme);
  };
  apply();

  // Once something is kept the address names it: reloading then goes on with it, and so does coming
  // back from another page of the app; another tab has one of its own.
  const tokens = JSON.parse(load(TOKENS, "sessionStorage") ?? "{}");
  const links = () => {
    for (const link of document.querySelectorAll(".dk-nav a, .dk-nowhere a")) {
      const there = new URL(link.href);
      if (!tokens[there.pathname]) continue;
      there.searchParams.set(tokenField, tokens[there.pathname]);
      link.href = there;
    }
  };
  const keptAs = (token) => {
    if (!token) return;
    address.searchParams.set(tokenField, token);
    const now = new URL(location.href);
    now.searchParams.set(tokenField, token);
    history.replaceState(history.state, "", now);
    tokens[location.pathname] = token;
    save(TOKENS, JSON.stringify(tokens), "sessionStorage");
    links();
  };
  keptAs(token);
  // Told by the widgets.
  window.addEventListener("dokmus-kept", (event) => keptAs(event.detail));

  // Widgets may lie in shadow trees, which no address leads into.
  const find = (wanted, inside) => {
    for (const element of inside.querySelectorAll("*")) {
      const found = element.matches(wanted) ? element
        : element.shadowRoot && find(wanted, element.shadowRoot);
      if (found) return found;
    }
    return null;
  };

  const skipLink = () => {
    document.querySelector(".dk-skip").addEventListener("click", (event) => {
      const space = find(".dk-cell[tabindex='0']", document.getElementById("dk-main"));
      if (!space) return;
      event.preventDefault();
      space.focus();
    });
  };

  const languageMenu = () => {
    const menu = document.getElementById("dk-language");
    // A browser that comes back to the page may have put back what was selected on it last.
    menu.value = root.lang;
    menu.addEventListener("change", () => { save(LANGUAGE, menu.value); goIn(menu.value); });
    menu.hidden = false;
  };

  const themeButton = () => {
    const button = document.getElementById("dk-theme");
    const name = () => { button.textContent = button.dataset[theme]; };
    button.addEventListener("click", () => {
      theme = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length];
      apply(); save(THEME, theme); name();
    });
    name();
    button.hidden = false;
  };

  const lostNotice = () => {
    const notice = document.getElementById("dk-lost");
    if (!notice) return;  // a page that asks the server for nothing more
    document.getElementById("dk-reload").addEventListener("click", () => location.reload());
    // Bokeh tells its documents; there is one on this page, and it comes after the scripts.
    const watch = () => {
      const [doc] = window.Bokeh?.documents ?? [];
      if (!doc) { setTimeout(watch, 200); return; }
      doc.on_event("connection_lost", () => { notice.hidden = false; });
      doc.on_event("client_reconnected", () => { notice.hidden = true; });
    };
    watch();
  };

  document.addEventListener("DOMContentLoaded", () => {
    links(); skipLink(); languageMenu(); themeButton(); lostNotice();
  });
})();
