"""Run a widget in a notebook, and draw a PNG."""

import jupyterlab
import nbformat
from nbclient import NotebookClient

from dokmus_widgets import new_game
from dokmus_widgets.drawing.pictures.picture import picture_of

code = "from dokmus_widgets import GameWidget\nGameWidget(players=2, seed=1)"
notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code)])
NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
views = [one.data for one in notebook.cells[0].outputs if "data" in one]
assert any("application/vnd.jupyter.widget-view+json" in data for data in views)
assert picture_of(new_game(2, seed=1)).png().startswith(b"\x89PNG")
assert jupyterlab.__version__
