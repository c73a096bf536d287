"""Web server of the widgets' pages, on Panel.

The only package that imports Panel. Never import it in a notebook's kernel: Panel replaces the
transport of all ipywidgets in the process.
"""

import os
import sys

# Panel loads a kernel with a debugger, unused here, which would warn on every start.
os.environ.setdefault("PYDEVD_DISABLE_FILE_VALIDATION", "1")


def refuse_in_notebook() -> None:
    """Raise `ImportError` in a notebook's kernel, where the app would disconnect every widget."""
    application = sys.modules.get("ipykernel.kernelapp")
    if application is not None and application.IPKernelApp.initialized():
        raise ImportError(
            "dokmus_widgets.app is for the web page and would stop this notebook's widgets from "
            "working. In a notebook, show the widget itself: dokmus_widgets.widgets.GameWidget()"
        )


refuse_in_notebook()
