// Python, in a worker: one page's session. What it says goes to the page, and what is to be kept to
// this browser's database; see bridge.py.
import { loadPyodide } from "../@PYTHON@/pyodide.mjs";
import createPyodideModule from "../@PYTHON@/pyodide.asm.mjs";
import { Kept } from "./kept.mjs";
import { find, forget, keep, restoring } from "./memory.mjs";

const LOCK = "@LOCK@";

const unpacked = async (path) => {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const stream = answer.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Lays out files that came as one: a line that lists them, and what they hold. */
const lay = (FS, all, root) => {
  const begin = all.indexOf(10) + 1;
  const made = new Set();
  let at = begin;
  for (const [name, length] of JSON.parse(new TextDecoder().decode(all.subarray(0, begin)))) {
    const path = `${root}/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, all.subarray(at, at += length), { canOwn: true });
  }
};

// In place of a worker that died: it may have been of what it remembered.
const isAfresh = self.name === "afresh";

const python = async () => {
  const files = Promise.all([unpacked("./dokmus.bin"), unpacked("../@PYTHON@/library.bin")]);
  files.catch(() => {});  // told where it is waited for
  const whole = async (python) => (await Promise.all([files, python]))[1];
  const load = (found) => whole(loadPyodide({
    env: { HOME: "/", PYTHONPATH: "/lib/python.zip:/lib/dokmus" },
    lockFileContents: LOCK,
    packageBaseUrl: "./",
    stdLibURL: "data:,",  // nothing, at once: it would be waited for before all else
    fsInit: async (FS) => {
      // Pyodide goes on without what fails here: where files do not come, this is never over.
      const [ours, library] = await files.catch(() => new Promise(() => {}));
      FS.writeFile("/lib/python.zip", library);
      lay(FS, ours, "/lib/dokmus");
    },
    createPyodideModule: found ? restoring(createPyodideModule, found) : createPyodideModule,
    _makeSnapshot: true,
    _loadSnapshot: found && new Uint8Array(),  // it is put in place by what makes the module
  }));
  if (isAfresh) await forget();
  const found = isAfresh ? undefined : await find();
  if (found) {
    try {
      const py = await load(found);
      py.pyimport("dokmus_widgets.site.bridge").awake();
      return py;
    } catch (error) {
      await files;  // where they did not come, it is not the memory's fault
      console.warn(error);
      await forget();
    }
  }
  const py = await load();
  // What is made now stays: nobody need look through it for what is no longer used.
  py.runPython("import gc; gc.disable()");
  py.pyimport("dokmus_widgets.site.bridge");
  return py;
};
// Before the page has anything to say.
const coming = [python(), Kept.open()];
coming[0].catch(() => {});  // told where it is waited for

let bridge = null;
const dead = (error) => postMessage({ dead: String(error?.message ?? error) });

const begin = async ({ kind, query, language }) => {
  const [py, kept] = await Promise.all(coming);
  // What is seen is kept: a page that is left at once loses nothing.
  let before = Promise.resolve();
  const after = (deed) => { before = before.then(deed).catch(console.error); };
  const send = (text) => after(() => postMessage({ text }));
  const write = (token, line) => {
    const written = kept.write(token, line), isTidying = !bridge;  // as it is while it is made
    after(async () => { if (await written && !isTidying) postMessage({ written: true }); });
  };
  const made = py.pyimport("dokmus_widgets.site.bridge");
  const memory = !isAfresh && self.caches && made.warm(kind, language) ? py.makeMemorySnapshot() : null;
  bridge = made.Bridge(JSON.stringify(kept.lines), send, write);
  kept.onFault = (reason) => bridge.not_kept(reason);
  kept.onLine = (line) => bridge.kept_elsewhere(line);
  if (kept.fault) bridge.not_kept(kept.fault);
  postMessage({ first: JSON.parse(bridge.first(kind, JSON.stringify(query), language)) });
  py.runPython("gc.freeze(); gc.enable()");
  if (memory) keep(memory);
  // While the page is read: the first search then finds its index.
  const indexed = async () => {
    await (await fetch(new URL(`./built/${language}.json.bin`, import.meta.url))).arrayBuffer();
    py.pyimport("dokmus_widgets.explore.questions.index").index_of(language);
  };
  if (kind === "rules") indexed().catch(console.error);
};

/** Held as long as the worker lives: the page learns by it that it does not any more. */
const hold = (name) => navigator.locks?.request(name, () => {
  postMessage({ locked: name });
  return new Promise(() => {});
});

self.onmessage = async ({ data }) => {
  try {
    if (data.begin) {
      hold(data.lock);
      await begin(data.begin);
    } else {
      bridge.hear(data.text);
    }
  } catch (error) {
    console.error(error);
    if (!bridge || error.pyodide_fatal_error) dead(error);
  }
};
