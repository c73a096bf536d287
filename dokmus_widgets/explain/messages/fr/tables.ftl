setup-against-friends = Des amis, chacun sur son appareil
setup-clock = Temps par tour
setup-clock-none = Sans limite
setup-clock-seconds = { $count } s
setup-clock-hint = Une fois ce temps écoulé, l’ordinateur ({ $player }) joue le reste du tour.
table-needs-server = Pour jouer sur plusieurs appareils ou ouvrir une classe, il faut un serveur ; cette édition n’en a pas.
table-title = Une table pour votre partie
table-opened = Votre table est ouverte. Invitez vos amis depuis sa page.
table-go = Aller à la table
table-nobody = Laissez au moins une place à un humain.
table-too-many = Trop de tables ont été ouvertes depuis votre réseau. Utilisez l’une d’elles, ou réessayez plus tard.

## La page d’une table

page-table = Table
page-about-table = Jouez à Dokmus entre amis, chacun sur son appareil.
table-invite = Inviter des amis
table-invite-hint = Toute personne qui ouvre ce lien peut choisir une place libre.
table-watch = Lien pour les spectateurs
table-watch-hint = Toute personne qui ouvre ce lien voit la partie, mais aucun Gardien caché.
table-take-title = Choisissez une place
table-seat = Place
table-name = Votre nom
table-take = Prendre cette place
table-leave = Quitter ma place
table-watching = Vous regardez la partie. Utilisez l’invitation pour prendre une place libre.
table-full = Toutes les places sont prises. Vous pouvez regarder.
table-watchers = { $count ->
    [one] { $count } personne regarde
    [many] { $count } de personnes regardent
   *[other] { $count } personnes regardent
}
table-free = place libre
table-away = hors ligne
table-your-turn = à vous
table-seconds = encore { $count } s
table-code = Afficher le code QR
table-move = Changer d’appareil
table-move-hint = Ouvrez ce lien sur votre autre appareil dans les prochaines minutes. Il ne sert qu’une fois ; cet appareil-ci perd alors la place.
table-move-ask = Jouer pour { $who } sur cet appareil ?
table-move-here = Reprendre la place ici
table-move-spent = Ce lien a déjà servi ou a expiré. Créez-en un autre sur l’appareil qui occupe la place.
table-let-play = Laisser l’ordinateur jouer la suite pour { $who }, si les autres sont d’accord. Niveau :
table-replace = { $who } est hors ligne depuis au moins { $count } min. Laisser l’ordinateur continuer au niveau :
table-replace-free = Personne n’occupe cette place ({ $who }). Laisser jouer l’ordinateur au niveau :
table-sit-again = Reprendre la main
table-undo-turn = Annuler mon tour
table-agree = Accepter
table-decline = Refuser
table-withdraw = Retirer ma demande
table-request-undo = { $count ->
    [one] { $who } demande l’annulation du dernier coup.
    [many] { $who } demande l’annulation des { $count } derniers coups.
   *[other] { $who } demande l’annulation des { $count } derniers coups.
}
table-request-level = { $who } demande que l’ordinateur ({ $player }) continue à sa place.
table-request-waits = Réponse attendue : { $who }

## Les réponses

table-ask-sent = Les autres peuvent maintenant accepter. Votre demande prend fin dès que quelqu’un joue.
table-ask-waits = Une demande attend des réponses. Patientez, ou retirez-la si c’est la vôtre.
table-ask-again = Vous avez déjà fait une demande. Vous pourrez en refaire une après le prochain coup.
table-ask-full = Cette partie est trop longue pour d’autres demandes.
table-ask-gone = Cette demande n’est plus en cours.
table-asked = { $who } fait une demande.
table-agreed = { $who } accepte.
table-declined = { $who } refuse.
table-withdrawn = { $who } retire sa demande.
table-undone = Annulé, comme { $who } l’a demandé.
table-replaced = L’ordinateur ({ $player }) joue pour { $who }.
table-replaced-turn = Le temps est écoulé : l’ordinateur ({ $player }) joue la fin de ce tour pour { $who }.
table-back = { $who } joue de nouveau.
table-next-open = La table de la revanche est ouverte.
table-waits = { $who } joue.
table-no-seat = Vous ne faites que regarder. Pour jouer, prenez une place libre.
table-not-your-turn = Non, c’est à { $who } de jouer. Attendez votre tour.
table-overtaken = Quelqu’un a joué avant vous : votre action n’a pas été prise en compte. Voici la position actuelle.
table-taken = Quelqu’un vient de prendre cette place. Choisissez-en une autre.
table-no-key = Vous n’avez plus de place à cette table. Vous pouvez regarder, ou prendre une place libre avec l’invitation.
table-no-invitation = Il faut l’invitation pour prendre une place. Demandez-la à quelqu’un de la table.
table-no-new-game = Cette partie est celle de toute la table. Commencez-en une autre sur la page « Jouer ».
table-gone = Cette table n’existe pas ici : elle a été effacée, ou le lien est incomplet ou vient d’un autre serveur. Ouvrez-en une nouvelle sur la page « Jouer ».
table-unreachable = Impossible de lire cette table pour le moment. Rechargez la page plus tard.
error-table = table : donnez une Table de dokmus_widgets.play, avec seat et sans keep, comme dans { $example }.
