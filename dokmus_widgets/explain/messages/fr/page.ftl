page-no-script = Activez JavaScript pour jouer et chercher ; sans lui, vous pouvez lire et suivre les liens.
page-skip = Aller au plateau
page-welcome = Apprenez Dokmus, un jeu de société pour 2 à 4 joueurs
page-theme = Thème : { $theme }
page-theme-auto = auto
page-theme-light = clair
page-theme-dark = sombre
page-language = Langue
page-lost = Connexion perdue. Reconnexion en cours ; vos actions seront prises en compte dès qu’elle sera rétablie.
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
page-app = Dokmus
page-title = { $page } – Dokmus

## À quoi sert chaque page, là où un lien vers elle est montré

page-about-learn = Apprenez Dokmus, un jeu de société pour 2 à 4 joueurs : de courtes leçons sur un plateau qui explique chaque coup.
page-about-play = Jouez à Dokmus sur un seul écran, à distance entre amis ou contre l’ordinateur ; les coups interdits sont expliqués.
page-about-rules = Interrogez les règles de Dokmus : une réponse et sa raison, sur un plateau interactif.
page-about-setup = Mettez en place une partie de Dokmus pas à pas : tuiles, talisman, premiers pions.
page-about-guardians = Essayez chaque Gardien de Dokmus, et comparez l’avant et l’après.
page-about-score = Faites le décompte d’une partie de Dokmus, et voyez d’où vient chaque point.
page-about-editor = Composez n’importe quelle position de Dokmus, vérifiez-la, et ouvrez-la ailleurs.

## D’une position aux autres pages

elsewhere-label = Cette position :
elsewhere-rules = Interroger les règles
elsewhere-score = Décompte
elsewhere-editor = Modifier
elsewhere-play = Jouer
elsewhere-secret = Les Gardiens non révélés en font partie.
elsewhere-secret-rules = Ces pages recevront aussi les Gardiens non révélés, sauf « Interroger les règles ».
page-back = { $page ->
    [play] Retour à la partie
    [learn] Retour à la leçon
    [setup] Retour à la mise en place
    [guardians] Retour aux Gardiens
    [score] Retour au décompte
    [puzzles] Retour aux énigmes
    [review] Retour à l’analyse
    [editor] Retour à l’éditeur
   *[other] Retour
 }
elsewhere-python = En Python, .rules() interroge les règles sur cette position.

## Là où il n’y a pas de page

page-nowhere = Page introuvable
page-nowhere-text = Il n’y a pas de page { $path }. Voici les pages :
page-summary = Les règles en une page, à imprimer

## Where a page cannot be had, or a click goes wrong

page-refused = Ce n’est pas votre page
page-refused-text = Seule la personne qui a ouvert cette page peut l’utiliser. Ouvrez la vôtre :
page-misnamed = Adresse non reconnue
page-misnamed-text = Ce serveur ne répond pas au nom qui figure dans votre barre d’adresse. Demandez à son responsable d’autoriser ce nom.
page-busy = Un instant, s’il vous plaît
page-busy-text = Trop de pages ont été ouvertes depuis votre réseau. Attendez une minute, puis rechargez.
page-full = Serveur saturé
page-full-text = Fermez les pages dont vous n’avez pas besoin, ou revenez dans quelques minutes.
page-broken = Une erreur s’est produite
page-broken-text = Cette page s’est arrêtée à cause d’une erreur, qui a été consignée. Rechargez-la, ou ouvrez :
page-fault = Une erreur s’est produite et a été consignée. Rien n’a changé ; vous pouvez continuer.
