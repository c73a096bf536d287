"""The rules on one page, to print."""

from dokmus_widgets.summary.page import summary_html

__all__ = ["summary_html"]
