// What this browser keeps of games and drafts: a line of text under each token, for all its tabs.
const NAME = "dokmus", TABLE = "kept";

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** A page that is left before has not kept it. */
const committed = (transaction) => new Promise((resolve, reject) => {
  transaction.oncomplete = resolve;
  transaction.onabort = () => reject(transaction.error);
});

export class Kept {
  lines = [];
  fault = "";
  onFault = () => {};
  onLine = () => {};
  // By token, what this page made last, and what it last saw kept.
  #made = new Map();
  #seen = new Map();
  #tabs = new BroadcastChannel("dokmus-kept");

  /** What is kept; where the browser refuses, nothing, and `fault` says why. */
  static async open() {
    const kept = new Kept();
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
      kept.base = await done(opening);
      kept.lines = await done(kept.base.transaction(TABLE).objectStore(TABLE).getAll());
      for (const line of kept.lines) kept.#take(JSON.parse(line).token, line);
    } catch (error) {
      kept.fault = String(error?.message ?? error) || "refused";
    }
    kept.#tabs.onmessage = ({ data }) => kept.#look(data);
    return kept;
  }

  #table(mode) { return this.base.transaction(TABLE, mode).objectStore(TABLE); }

  #take(token, line) {
    this.#made.set(token, line);
    this.#seen.set(token, line);
  }

  #hear(token, line) {
    if (this.#seen.get(token) === line) return;
    this.#take(token, line);
    this.onLine(line);
  }

  #failed(error) { this.onFault(String(error?.message ?? error) || "refused"); }

  /** Another tab has kept something. */
  async #look(token) {
    try {
      const there = await done(this.#table("readonly").get(token));
      if (there) this.#hear(token, there);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Keep a line under a token, or, where it is empty, forget it. Where another tab has gone on
   * meanwhile, that stays, and is heard of: what is kept must be what this page had seen, or made, when
   * it made the line. Whether a line was kept. */
  async write(token, line) {
    const before = [this.#seen.get(token), this.#made.get(token), line];
    this.#made.set(token, line);
    try {
      const table = this.#table("readwrite"), there = line && await done(table.get(token));
      if (there && !before.includes(there)) {
        this.#hear(token, there);
        return false;
      }
      if (line) table.put(line, token);
      else table.delete(token);
      await committed(table.transaction);
      this.#seen.set(token, line);
      if (line) this.#tabs.postMessage(token);
      return Boolean(line);
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }
}
