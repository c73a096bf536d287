// node compile.mjs PYODIDE TREE LIBRARY: bytecode beside all sources of two trees, by the Python
// that will run it; without what is only for people who read it.
const [pyodide, tree, library] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const py = await loadPyodide({ indexURL: `${pyodide}/` });
const compile = py.runPython(`
import ast, pathlib
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def compile_all(root, place):
    for path in pathlib.Path(root).rglob("*.py"):
        source, name = path.read_bytes(), f"{place}/{path.relative_to(root)}"
        tree = ast.parse(source, name)
        for part in ast.walk(tree):
            # A dataclass that is not described writes its signature out, at every start.
            if isinstance(part, ast.ClassDef) and part.decorator_list:
                part.body[:0] = ast.parse("__doc__ = ' '").body
        code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
        path.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, source_hash(source), False))

compile_all`);
for (const [at, [root, place]] of [[tree, "/lib/dokmus"], [library, "/lib/python.zip"]].entries()) {
  const path = `/tree${at}`;
  py.FS.mkdirTree(path);
  py.FS.mount(py.FS.filesystems.NODEFS, { root }, path);
  compile(path, place);
}
