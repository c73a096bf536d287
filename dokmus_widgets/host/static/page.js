// The frame of the page: its language, its theme, what it keeps, and the notice of a lost
// connection. Runs in the head, before the first paint.
(() => {
  "use strict";
  const THEME = "dokmus-theme", LANGUAGE = "dokmus-language", TOKENS = "dokmus-tokens";
  const LEFT = "dokmus-left", FOLDER = /\/[^/]*\/([^/]*)$/;
  const ORDER = ["auto", "light", "dark"], root = document.documentElement;
  const { token, tokenField, languageField, languages, ending } = root.dataset;

  // Storage may be forbidden (private windows, policies): then the choice lasts as long as the page.
  const load = (key, storage = "localStorage") => {
    try { return window[storage].getItem(key); } catch { return null; }
  };
  const save = (key, value, storage = "localStorage") => {
    try { window[storage].setItem(key, value); } catch { /* see above */ }
  };

  // What this page keeps in its address, so that a reload or a copied link goes on with it.
  const kept = {};
  const addressed = (fields) => {
    const now = new URL(location.href);
    for (const [field, value] of Object.entries(fields)) {
      // Pages that are files lie in a folder for each language.
      if (ending && field === languageField) now.pathname = now.pathname.replace(FOLDER, `/${value}/$1`);
      else now.searchParams.set(field, value);
    }
    return now;
  };
  const inAddress = (fields) => {
    history.replaceState(history.state, "", addressed(Object.assign(kept, fields)));
  };
  // Back leads to an address from before that.
  window.addEventListener("popstate", () => inAddress({}));
  const loadIn = (language) => location.replace(addressed({ [languageField]: language }));

  // What was chosen before counts, unless the address says another language.
  const before = load(LANGUAGE);
  if (!ending && before !== root.lang && languages.split(" ").includes(before)
      && !new URL(location.href).searchParams.has(languageField)) {
    loadIn(before);
    return;
  }

  let theme = ORDER.includes(load(THEME)) ? load(THEME) : "auto";
  const apply = () => {
    root.dataset.theme = theme;
    root.style.setProperty("--dk-scheme", theme === "auto" ? "light dark" : theme);
  };
  apply();

  // A page, whatever the language.
  const page = ({ pathname }) => (ending ? pathname.replace(FOLDER, "/$1") : pathname);

  // Once something is kept the address names it: reloading then goes on with it, and so does coming
  // back from another page of the app; another tab has one of its own.
  const tokens = JSON.parse(load(TOKENS, "sessionStorage") ?? "{}");
  const links = () => {
    for (const link of document.querySelectorAll(".dk-nav a, .dk-nowhere a")) {
      const there = new URL(link.href);
      if (!tokens[page(there)]) continue;
      there.searchParams.set(tokenField, tokens[page(there)]);
      link.href = there;
    }
  };
  // The page that one came from is gone back to as it was left in this tab: to the very game.
  const back = () => {
    const link = document.querySelector(".dk-back a");
    if (!link) return;
    const there = new URL(link.href);
    there.search = JSON.parse(load(LEFT, "sessionStorage") ?? "{}")[page(there)] ?? "";
    if (!ending) there.searchParams.set(languageField, root.lang);
    link.href = there;
  };
  window.addEventListener("pagehide", () => {
    const left = JSON.parse(load(LEFT, "sessionStorage") ?? "{}");
    save(LEFT, JSON.stringify({ ...left, [page(location)]: location.search }), "sessionStorage");
  });

  const keptAs = (token) => {
    if (!token) return;
    inAddress({ [tokenField]: token });
    tokens[page(location)] = token;
    save(TOKENS, JSON.stringify(tokens), "sessionStorage");
    links();
  };
  keptAs(token);
  // Told by the widgets.
  window.addEventListener("dokmus-kept", (event) => keptAs(event.detail));

  const skipLink = () => {
    document.querySelector(".dk-skip").addEventListener("click", (event) => {
      const space = document.querySelector("#dk-main .dk-cell[tabindex='0']");
      if (!space) return;
      event.preventDefault();
      space.focus();
    });
  };

  // The fonts of another language replace the others once they are there: no letter is missing.
  const setIn = (css) => {
    const old = document.getElementById("dk-fonts"), fresh = old.cloneNode();
    fresh.textContent = css;
    old.before(fresh);
    const ours = [...document.fonts].filter(({ family }) => family.includes("Dokmus"));
    Promise.allSettled(ours.map((face) => face.load())).then(() => old.remove());
  };

  /** Every word of the frame in another language; the texts have the names that the template knows. */
  const say = (texts) => {
    root.lang = texts.language;
    inAddress({ [languageField]: texts.language });  // first: links begin there
    document.title = texts.page_title;
    for (const part of document.querySelectorAll("[data-says]")) {
      part.textContent = texts[part.dataset.says];
    }
    for (const part of document.querySelectorAll("[data-called]")) {
      part.setAttribute("aria-label", texts[part.dataset.called]);
    }
    const ways = [...texts.nav, ...texts.more];
    for (const link of document.querySelectorAll(".dk-nav a, .dk-footer a:not([data-says])")) {
      [link.href, link.textContent] = ways.shift();
    }
    links();
    back();
    Object.assign(document.getElementById("dk-theme").dataset, texts.themes);
    nameTheme();
    document.querySelector(".dk-fault")?.remove();  // of a language that there is not
    setIn(texts.font_css);
  };

  const languageMenu = () => {
    const menu = document.getElementById("dk-language");
    // A browser that comes back to the page may have put back what was selected on it last.
    menu.value = root.lang;
    menu.addEventListener("change", () => { save(LANGUAGE, menu.value); speak(menu.value); });
    // Told by the widgets.
    window.addEventListener("dokmus-texts", ({ detail: { texts, failed } }) => {
      if (texts.language && texts.language !== root.lang) say(texts);
      if (failed || texts.language) menu.value = root.lang;
    });
    menu.hidden = false;
  };

  /** Have the page say everything in another language. */
  const speak = (language) => {
    if (isLost()) {
      inAddress({ [languageField]: language });  // for when it is loaded anew, as is offered there
      return;
    }
    // Without widgets that hear it, or before they are there, nothing is lost by loading the page.
    const chosen = new CustomEvent("dokmus-language", { detail: language, cancelable: true });
    if (window.dispatchEvent(chosen)) loadIn(language);
  };

  /** On a small screen a button opens the bar of pages. */
  const pagesButton = () => {
    const button = document.getElementById("dk-pages");
    const set = (open) => button.setAttribute("aria-expanded", String(open));
    button.addEventListener("click", () => set(button.getAttribute("aria-expanded") !== "true"));
    document.addEventListener("keydown", ({ key }) => { if (key === "Escape") set(false); });
    document.addEventListener("pointerdown", ({ target }) => {
      if (!target.closest("#dk-pages, .dk-nav")) set(false);
    });
  };

  const nameTheme = () => {
    const button = document.getElementById("dk-theme");
    button.textContent = button.dataset[theme];
  };
  const themeButton = () => {
    const button = document.getElementById("dk-theme");
    button.addEventListener("click", () => {
      theme = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length];
      apply(); save(THEME, theme); nameTheme();
    });
    nameTheme();
    button.hidden = false;
  };

  // Before the widgets are there the page shows a picture of them. What is pressed or typed on it
  // meanwhile is noted, and done once they are.
  const inStill = (wanted) => [...document.querySelectorAll(`#dk-root ${wanted}`)];
  const partOf = (box, event) => [(event.clientX - box.x) / box.width, (event.clientY - box.y) / box.height];
  const spaceAt = (map, [across, down]) => {
    const box = map.getBoundingClientRect();
    const x = box.x + across * box.width, y = box.y + down * box.height;
    return [...map.querySelectorAll("[data-space]")].find((space) => {
      const { left, right, top, bottom } = space.getBoundingClientRect();
      return left <= x && x < right && top <= y && y < bottom;
    });
  };
  const untilAlive = () => {
    const presses = [];
    let typed = "", isTyping = false;
    const note = ({ target, clientX, clientY }) => {
      const map = target.closest("#dk-root .dk-map"), pressed = target.closest("#dk-root button[data-press]");
      if (map) presses.push([inStill(".dk-map").indexOf(map), partOf(map.getBoundingClientRect(), { clientX, clientY })]);
      else if (pressed) presses.push({ ...pressed.dataset });
    };
    const search = () => inStill("input[name='search']")[0];
    document.addEventListener("click", note);
    window.addEventListener("dokmus-leaving-still", () => {
      typed = search()?.value ?? "";
      isTyping = Boolean(search()) && search() === document.activeElement;
    }, { once: true });
    window.addEventListener("dokmus-alive", () => {
      document.removeEventListener("click", note);
      document.getElementById("dk-root").classList.remove("dk-still");
      if (isTyping) search().focus();
      if (typed && search().value !== typed) {
        search().value = typed;
        search().dispatchEvent(new Event("input", { bubbles: true }));
      }
      for (const one of presses) {
        if (Array.isArray(one)) spaceAt(inStill(".dk-map")[one[0]], one[1])?.click();
        else inStill(`[data-press="${one.press}"]`).find((button) => button.dataset.value === one.value)?.click();
      }
    }, { once: true });
  };
  untilAlive();

  const isLost = () => document.getElementById("dk-lost")?.hidden === false;
  const lostNotice = () => {
    const notice = document.getElementById("dk-lost");
    if (!notice) return;  // a page that asks the server for nothing more
    document.getElementById("dk-reload").addEventListener("click", () => location.reload());
    // Told by the host of the widgets, which tries by itself to get it back.
    window.addEventListener("dokmus-lost", () => { notice.hidden = false; });
    window.addEventListener("dokmus-back", () => { notice.hidden = true; });
  };

  document.addEventListener("DOMContentLoaded", () => {
    links(); back(); skipLink(); languageMenu(); themeButton();
    pagesButton(); lostNotice();
  });
})();
