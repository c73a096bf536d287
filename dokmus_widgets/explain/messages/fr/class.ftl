### Une classe : l’enseignant montre, interroge et forme les tables, sur les appareils des élèves.

page-class = Classe
page-about-class = Enseignez Dokmus à une classe : les élèves suivent, chacun sur son appareil.
class-enter-title = Rejoindre une classe
class-code = Code de la classe
class-enter = Rejoindre
class-open = Ouvrir une classe
class-open-about = Vous enseignez ? Ouvrez une classe et donnez son code à vos élèves.
class-too-many = Impossible d’ouvrir une autre classe pour le moment. Réessayez dans quelques minutes.

## Le bureau de l’enseignant

class-room = Classe { $code }
class-invite = Inviter les élèves
class-link = Lien pour vos élèves
class-link-hint = Les élèves ouvrent ce lien, ou saisissent le code sur la page « Classe ».
class-present = { $count ->
    [0] Aucun élève pour l’instant
    [one] { $count } élève
    [many] { $count } d’élèves
   *[other] { $count } élèves
}
class-show = Montrer à la classe
class-ask = Interroger la classe
class-no-question = Ouvrez un exemple, une question de quiz, une énigme, ou une position en cours de tour.
class-answered = Réponses : { $count } sur { $present }
class-count = { $what } : { $count }
class-reveal = Révéler la réponse
class-stop = Clore la question
class-play = Faire jouer la classe
class-seats = { $count } par table
class-too-few = Il faut au moins deux élèves présents.
class-tables = Les tables
class-table = Table numéro { $number }
class-finished = Partie finie
class-column-round = Manche
class-column-points = Score
class-waits = Au tour de : { $who }
class-look = Afficher sur mon plateau
class-pause = Suspendre et montrer mon plateau
class-paused = Votre partie est suspendue. Voici le plateau de votre enseignant.
class-resume = Reprendre les parties
class-end-games = Terminer les parties
class-end = Fermer la classe
class-end-asked = Fermer la classe pour tout le monde ? Les noms et les réponses seront effacés.

## La page d’un élève

class-entering = Connexion à la classe…
class-gone = Ce code n’est celui d’aucune classe ouverte. Vérifiez-le, ou demandez-le à votre enseignant.
class-wait = Trop de tentatives depuis votre réseau. Attendez une minute, puis rechargez la page.
class-full = Cette classe est complète.
class-over = La classe est fermée.
class-name = { $name ->
    [none] Indiquez votre nom (facultatif)
   *[other] Votre nom : { $name }
}
class-name-hint = Votre enseignant le voit, ainsi que ceux qui jouent avec vous. Il est effacé à la fermeture de la classe.
class-set-name = Enregistrer mon nom

## Les questions

class-know = Je connais la réponse
class-unsure = J’hésite
class-allowed = Permis
class-not-allowed = Interdit
class-several = Cliquez une fois sur une action permise, deux fois sur une action interdite.
class-one-space = Choisissez une case de votre solution.
class-solution = Une solution : { $moves }.
class-click = Choisissez une case pour répondre.
class-your-answer = { $answer ->
    [none] Vous n’avez pas répondu.
   *[other] Votre réponse : { $answer }
}
