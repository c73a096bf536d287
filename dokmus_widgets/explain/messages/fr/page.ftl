### The web page around the widgets: its frame, and what each page is called.

page-no-script = Sans JavaScript, cette page montre où l’on en est et ses liens fonctionnent ; pour cliquer sur le plateau et faire une recherche, activez-le.
page-skip = Aller au plateau
page-theme = Couleurs : { $theme }
page-theme-auto = auto
page-theme-light = claires
page-theme-dark = sombres
page-language = Langue
page-lost = La connexion au serveur est perdue. Nouvelle tentative en cours ; ce sur quoi vous cliquez entre-temps sera fait dès son retour.
page-reload = Recharger la page
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

## À quoi sert chaque page, là où un lien vers elle est montré

page-about-learn = Apprendre Dokmus en jouant : de courtes leçons sur une île vivante, et chaque réponse dit pourquoi.
page-about-play = Jouer à Dokmus autour d’un seul écran : les règles sont suivies, les coûts affichés, chaque refus expliqué.
page-about-rules = Interroger les règles de Dokmus : une réponse et sa raison, sur un plateau où l’on clique.
page-about-setup = Mettre en place une partie de Dokmus, étape par étape : les tuiles, le talisman, les premiers pions.
page-about-guardians = Ce que fait chaque Gardien de Dokmus, essayé sur l’île, avec l’avant et l’après.
page-about-score = Faire le décompte d’une partie de Dokmus : d’où vient chaque point sur l’île.
page-about-editor = Composer une position de Dokmus, la faire vérifier, puis l’emporter vers les règles, le décompte ou une partie.

## D’une position aux autres pages

elsewhere-label = Cette position :
elsewhere-rules = Interroger les règles
elsewhere-score = Compter les points
elsewhere-editor = Modifier
elsewhere-play = Jouer la suite
elsewhere-secret = Les Gardiens que personne n’a révélés sont du voyage.
elsewhere-secret-rules = Les Gardiens que personne n’a révélés sont du voyage, sauf vers les règles.
page-back = { $page ->
    [play] Retour à la partie
    [learn] Retour à la leçon
    [setup] Retour à la mise en place
    [guardians] Retour aux Gardiens
    [score] Retour aux points
    [puzzles] Retour aux énigmes
    [review] Retour à la partie revue
    [editor] Retour à l’éditeur
   *[other] Retour
 }
elsewhere-python = En Python : .rules() interroge les règles sur cette position.

## Là où il n’y a pas de page

page-nowhere = Page introuvable
page-nowhere-text = Il n’y a pas de page { $path } ici. Voici les pages :
page-summary = Les règles en une page, à imprimer

## Where a page cannot be had, or a click goes wrong

page-refused = Adresse refusée
page-refused-text = Cette adresse demande une page déjà ouverte ailleurs, qui appartient à la personne qui l’a ouverte. Ouvrez la vôtre :
page-busy = Un instant, s’il vous plaît
page-busy-text = Un très grand nombre de pages ont été ouvertes depuis votre réseau en peu de temps. Patientez une minute, puis rechargez cette page.
page-full = Plus de place pour le moment
page-full-text = Ce serveur a autant de pages ouvertes qu’il peut en tenir. Fermez celles dont vous n’avez plus besoin, ou revenez dans quelques minutes.
page-broken = Une erreur s’est produite
page-broken-text = À cause d’une erreur de notre côté, cette page n’a pas pu être préparée ; l’erreur a été consignée. Rechargez la page ou choisissez-en une autre :
page-fault = Une erreur du programme s’est produite ; elle a été consignée. Rien n’a changé : vous pouvez continuer.
