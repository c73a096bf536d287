setup-against-friends = Des amis, chacun sur son appareil
table-needs-server = Pour jouer sur plusieurs appareils ou ouvrir une classe, il faut un serveur ; cette édition n’en a pas.
table-title = Une table pour votre partie
table-opened = Votre table est ouverte. Invitez vos amis depuis sa page.
table-go = Aller à la table
table-nobody = Laissez au moins une place à un humain.
table-too-many = Cette page a déjà ouvert beaucoup de tables. Utilisez l’une d’elles, ou rechargez la page.

## La page d’une table

page-table = Table
page-about-table = Jouez à Dokmus entre amis, chacun sur son appareil.
table-invite = Inviter des amis
table-invite-hint = Toute personne qui ouvre ce lien peut choisir une place libre.
table-watch = Lien pour regarder
table-watch-hint = Toute personne qui ouvre ce lien voit la partie, mais aucun Gardien caché.
table-take-title = Choisissez une place
table-seat = Place
table-name = Votre nom
table-take = Prendre cette place
table-leave = Quitter ma place
table-watching = Vous regardez la partie : avec l’invitation, vous pourriez prendre une place libre.
table-full = Toutes les places sont prises. Vous pouvez regarder.
table-watchers = { $count ->
    [one] { $count } personne regarde
    [many] { $count } de personnes regardent
   *[other] { $count } personnes regardent
}
table-free = place libre
table-here = en ligne
table-away = hors ligne
table-your-turn = à vous de jouer

## Les réponses

table-waits = { $who } joue.
table-no-seat = Vous ne faites que regarder. Pour jouer, prenez une place libre.
table-not-your-turn = Non, c’est à { $who } de jouer. Attendez votre tour.
table-overtaken = Quelqu’un a joué avant vous : votre action n’a pas été prise en compte. Voici la position actuelle.
table-taken = Quelqu’un vient de prendre cette place. Choisissez-en une autre.
table-no-key = Vous n’avez plus de place à cette table. Vous pouvez regarder, ou prendre une place libre avec l’invitation.
table-no-invitation = Il faut l’invitation pour prendre une place. Demandez-la à quelqu’un de la table.
table-no-undo = À une table avec d’autres, on ne peut pas annuler.
table-no-new-game = Cette partie est celle de toute la table. Commencez-en une autre sur la page « Jouer ».
table-gone = Cette table n’existe pas ici : elle a été effacée, ou le lien est incomplet ou vient d’un autre serveur. Ouvrez-en une nouvelle sur la page « Jouer ».
table-unreachable = Impossible de lire cette table pour le moment. Rechargez la page plus tard.
error-table = table : donnez une Table de dokmus_widgets.play, avec seat et sans keep, comme dans { $example }.
