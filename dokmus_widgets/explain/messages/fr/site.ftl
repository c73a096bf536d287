site-starting = Le plateau se prépare…
site-lost = Le moteur de cette page s’est arrêté et redémarre. Les parties enregistrées sont conservées.
site-unable = Cette page ne peut pas démarrer : il lui faut les modules JavaScript, les workers et WebAssembly. Vous pouvez toujours lire les règles :
site-lab = Les notebooks, dans JupyterLab
