### The web page around the widgets: its frame, and what each page is called.

page-loading = L’île se met en place…
page-no-script = Cette page a besoin de JavaScript.
page-skip = Aller au plateau
page-theme = Couleurs : { $theme }
page-theme-auto = auto
page-theme-light = claires
page-theme-dark = sombres
page-language = Langue
page-lost = La connexion au serveur est perdue : les clics n’arrivent plus.
page-reload = Repartir de zéro
page-disclaimer = Site non officiel. Dokmus appartient à son auteur et à son éditeur, qui n’ont ni réalisé ni approuvé cette page.

## The pages, as the bar at the top and the browser's tab name them

page-nav = Pages du site
page-game = Jouer
page-learn = Apprendre
page-rules = Règles
page-setup = Mise en place
page-guardians = Gardiens
page-score = Décompte
page-editor = Éditeur
page-title = { $page } – Dokmus

## D’une position aux autres pages

elsewhere-label = Cette position :
elsewhere-rules = Interroger les règles
elsewhere-score = Compter les points
elsewhere-editor = Modifier
elsewhere-play = Jouer la suite
elsewhere-secret = Les Gardiens que personne n’a révélés sont du voyage.
elsewhere-python = En Python : .rules() interroge les règles sur cette position.

## Là où il n’y a pas de page

page-nowhere = Page introuvable
page-nowhere-text = Il n’y a pas de page { $path } ici. Voici les pages :
page-summary = Les règles en une page, à imprimer
