kept-offer-play = Reprendre votre dernière partie ?
kept-offer-editor = Reprendre votre dernière position ?
kept-offer-rules = Revenir à votre dernière question ?
kept-offer-setup = Reprendre votre dernière mise en place ?
kept-offer-guardians = Revenir à votre dernier Gardien ?
kept-offer-score = Reprendre votre dernière feuille de score ?
kept-offer-replay = Analyser votre dernière partie terminée ?
kept-replay = Analyser
kept-sample = Voir un exemple de partie
kept-go-on = Reprendre
kept-begin-anew = Pas maintenant
kept-close = Compris
kept-gone = Cette page a été effacée, ou n’a pas servi depuis { $days ->
    [one] { $days } jour
    [many] { $days } de jours
   *[other] { $days } jours
 }. En voici une nouvelle.
kept-unreachable = Impossible de lire les pages enregistrées pour le moment. Rechargez celle-ci plus tard ; voici une nouvelle page.
kept-unreadable = Les données de cette page sont illisibles. Elles restent intactes ; voici une nouvelle page.
kept-overtaken = Un changement fait dans un autre onglet est maintenant affiché ici. Votre dernière action n’a pas été prise en compte.
kept-nowhere = Rien ne peut être enregistré pour l’instant. Vous pouvez jouer jusqu’à la fermeture du programme.
kept-no-library = Pour enregistrer les parties, il faut une base de données : pip install "dokmus-widgets[kept]".
