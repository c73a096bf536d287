"""Printable rules summary on one page."""

from dokmus_widgets.summary.page import summary_html

__all__ = ["summary_html"]
