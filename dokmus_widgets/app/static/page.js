// The theme button and the notice of a lost connection. Runs in the head, before the first paint.
(() => {
  "use strict";
  const KEY = "dokmus-theme", ORDER = ["auto", "light", "dark"], root = document.documentElement;

  // Storage may be forbidden (private windows, policies): then the choice lasts as long as the page.
  const load = () => { try { return localStorage.getItem(KEY); } catch { return null; } };
  const save = (theme) => { try { localStorage.setItem(KEY, theme); } catch { /* see above */ } };

  let theme = ORDER.includes(load()) ? load() : "auto";
  const apply = () => {
    root.dataset.theme = theme;
    root.style.setProperty("--dk-scheme", theme === "auto" ? "light dark" : theme);
  };
  apply();

  // Reloading then goes on with this game; another tab has one of its own.
  if (root.dataset.game) {
    const address = new URL(location.href);
    address.searchParams.set("game", root.dataset.game);
    history.replaceState(null, "", address);
  }

  const themeButton = () => {
    const button = document.getElementById("dk-theme");
    const name = () => { button.textContent = `${button.dataset.label}: ${button.dataset[theme]}`; };
    button.addEventListener("click", () => {
      theme = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length];
      apply(); save(theme); name();
    });
    name();
    button.hidden = false;
  };

  const lostNotice = () => {
    const notice = document.getElementById("dk-lost");
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

  document.addEventListener("DOMContentLoaded", () => { themeButton(); lostNotice(); });
})();
