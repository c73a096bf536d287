// What this browser keeps of games and drafts: a line of text under each token, for all its tabs.
const NAME = "dokmus", TABLE = "kept";

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

const version = (line) => JSON.parse(line).version;

export class Kept {
  lines = [];
  fault = "";
  onFault = () => {};
  onLine = () => {};
  #tabs = new BroadcastChannel("dokmus-kept");

  /** What is kept; where the browser refuses, nothing, and `fault` says why. */
  static async open() {
    const kept = new Kept();
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
      kept.base = await done(opening);
      kept.lines = await done(kept.base.transaction(TABLE).objectStore(TABLE).getAll());
    } catch (error) {
      kept.fault = String(error?.message ?? error) || "refused";
    }
    kept.#tabs.onmessage = ({ data }) => kept.onLine(data);
    return kept;
  }

  /** Keep a line under a token, or, where it is empty, forget it. Where another tab has kept the same
   * version or a later one meanwhile, that stays, and is heard of. */
  async write(token, line) {
    try {
      const table = this.base.transaction(TABLE, "readwrite").objectStore(TABLE);
      const there = line && await done(table.get(token));
      if (there && version(there) >= version(line)) return this.onLine(there);
      await done(line ? table.put(line, token) : table.delete(token));
      if (line) this.#tabs.postMessage(line);
    } catch (error) {
      this.onFault(String(error?.message ?? error) || "refused");
    }
  }
}
