### What is kept of what one does: where one goes on, and what goes wrong with it.

kept-offer-play = Vous avez laissé une partie ici, elle est conservée.
kept-offer-editor = Vous avez laissé un brouillon ici, il est conservé.
kept-offer-rules = Vous avez exploré une question ici, elle est conservée.
kept-offer-setup = Vous avez laissé une mise en place ici, elle est conservée.
kept-offer-guardians = Vous avez essayé un Gardien ici, votre essai est conservé.
kept-offer-score = Vous avez regardé une feuille de score ici, elle est conservée.
kept-go-on = Reprendre
kept-begin-anew = Recommencer
kept-close = D’accord
kept-gone = Ce que désignait cette adresse n’est plus conservé ici : cela a été effacé, ou personne n’y a touché depuis { $days ->
    [one] { $days } jour
    [many] { $days } de jours
   *[other] { $days } jours
 }. Vous repartez de zéro.
kept-unreadable = Ce que désigne cette adresse ne peut pas être lu ici. Rien n’y est changé ; vous repartez de zéro.
kept-overtaken = Quelqu’un a continué entre-temps dans un autre onglet : voici où l’on en est là-bas. Votre dernière action n’a pas été faite.
kept-nowhere = Rien ne peut être enregistré ici pour le moment. Continuez sans crainte, mais cela ne dure que tant que ce programme tourne.
