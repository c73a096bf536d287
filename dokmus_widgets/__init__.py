"""Dokmus, taught by clicking: a rules core, notebook widgets around it, and a small web app."""

__version__ = "0.1.0"
