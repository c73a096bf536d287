### The browser edition: pages without a server, which work by themselves in a browser.

site-starting = Le plateau répondra dans un instant…
site-lost = Ce qui répond sur cette page s’est arrêté et redémarre. Ce qui a été enregistré est conservé.
site-unable = Cette page ne peut pas répondre dans ce navigateur, ou pas pour le moment. Il lui faut les modules JavaScript, les workers et WebAssembly. Les règles restent lisibles :
site-lab = Les notebooks, dans JupyterLab
