### The browser edition: pages without a server, which work by themselves in a browser.

site-starting = The board will answer in a moment …
site-lost = What answers on this page has stopped and is being started again. What was kept goes on.
site-unable = This page cannot answer in this browser, or not just now. It needs JavaScript modules, workers and WebAssembly. The rules can be read all the same:
site-lab = The notebooks, in JupyterLab
