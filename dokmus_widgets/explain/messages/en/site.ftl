site-starting = The board is starting…
site-lost = This page stopped and is restarting. Saved games are safe.
site-unable = This page can't start: it needs JavaScript modules, workers and WebAssembly. You can still read the rules:
site-lab = The notebooks, in JupyterLab
