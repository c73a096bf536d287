"""The browser edition: all pages as static files, with Python in a worker of the browser."""
