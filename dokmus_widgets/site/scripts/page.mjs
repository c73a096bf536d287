// A page without a server: draws at once what came with it, where nothing else is asked for, then
// goes on with Python in a worker; what was pressed meanwhile is told it.
import { Host, parts } from "./front.mjs";

const MOST_DEATHS = 3;  // one after the other, before it is given up
const place = document.getElementById("dk-root"), { dataset } = document.documentElement;
const starting = document.getElementById("dk-starting");
const tell = (name) => window.dispatchEvent(new CustomEvent(`dokmus-${name}`));

/** What the address asks for, as it is now, in the language of the page. */
const asked = () => ({
  kind: dataset.kind,
  query: Object.fromEntries([...new URLSearchParams(location.search)].reverse()),
  language: document.documentElement.lang,
});

// The way back to the page that one came from; the others lead nowhere.
for (const way of document.querySelectorAll(".dk-back")) {
  if (way.dataset.from === asked().query.from) way.hidden = false;
  else way.remove();
}

let host = null, deaths = 0;
const hostOf = (first) => {
  tell("leaving-still");
  const made = new Host(first, parts, place, () => {});
  place.hidden = false;
  tell("alive");
  return made;
};

/** Once the visitor has something to lose, asks that the browser never clears it by itself: once a visit,
 * since some browsers ask the visitor. */
function persist() {
  const { storage } = navigator;
  if (!storage?.persist || sessionStorage.getItem("dokmus-persist")) return;
  sessionStorage.setItem("dokmus-persist", "asked");
  storage.persist().catch(console.warn);
}

function unable(reason) {
  starting.hidden = true;
  tell("back");
  document.getElementById("dk-unable").hidden = false;
  document.getElementById("dk-reason").textContent = reason;
}

function live() {
  // The first one was begun by the page's head.
  const worker = window.dokmusWorker ?? new Worker(new URL("./worker.mjs", import.meta.url), { type: "module", name: deaths ? "afresh" : "" });
  window.dokmusWorker = null;
  let isOver = false;
  const over = (reason) => {
    if (isOver) return;
    isOver = true;
    worker.terminate();
    host?.lost();
    deaths += 1;
    if (deaths >= MOST_DEATHS) return unable(reason);
    tell("lost");
    setTimeout(live, 0);
  };
  worker.onerror = (event) => { event.preventDefault(); over(event.message ?? ""); };
  worker.onmessage = ({ data }) => {
    if (isOver) return;
    // It is given to the page once the worker is gone.
    if (data.locked) navigator.locks.request(data.locked, () => over(""));
    if (data.dead !== undefined) over(data.dead);
    if (data.written) persist();
    if (data.text) { deaths = 0; host.heard(data.text); }
    if (!data.first) return;
    if (host) host.renew(data.first);
    else host = hostOf(data.first);
    delete dataset.asks;
    host.connected((text) => worker.postMessage({ text }));
    starting.hidden = true;
    tell("back");
    navigator.serviceWorker?.register(new URL(dataset.offline, location.href)).catch(() => {});
  };
  worker.postMessage({ begin: asked(), lock: `dokmus-${Math.random()}` });
}

if (window.Worker && window.WebAssembly && window.DecompressionStream) {
  live();
  if (dataset.asks === undefined) host = hostOf(JSON.parse(document.getElementById("dk-state").textContent));
} else unable("");
