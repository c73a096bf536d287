// node compile.mjs PYODIDE TREE LIBRARY: bytecode beside all sources of two trees, by the Python
// that will run it; without what is only for people who read it.
const [pyodide, tree, library] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const py = await loadPyodide({ indexURL: `${pyodide}/` });
const failed = [[tree, "/lib/dokmus"], [library, "/lib/python.zip"]].filter(([root, place], at) => {
  const path = `/tree${at}`;
  py.FS.mkdirTree(path);
  py.FS.mount(py.FS.filesystems.NODEFS, { root }, path);
  py.globals.set("path", path);
  py.globals.set("place", place);
  return !py.runPython(`
import compileall, py_compile
compileall.compile_dir(path, quiet=1, legacy=True, optimize=2, stripdir=path, prependdir=place,
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)`);
});
process.exit(failed.length);
