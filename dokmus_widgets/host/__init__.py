"""Web pages that show widgets: sessions, widget transport, templates and assets."""
