### The course: what stands around a lesson or a quiz, and the course at a glance.

course-steps = Étapes de cette leçon
course-step-of = Étape { $number } sur { $count }
course-goals = Ce qu’il y a à faire ici
course-goal-met = Fait
course-goal-open = À faire
course-free-text = Vous jouez librement : toutes les couleurs sont à vous, et rien ne compte.

## What helps

course-ways = Pour continuer
course-more = Autres possibilités
course-next = Suivant
course-skip = Passer
course-finish = Terminer
course-skip-last = Aller à la fin
course-repeat = Encore une fois
course-take-back = Annuler le coup
course-again = Recommencer
course-hint = Indice
course-hint-of = { $number } sur { $count }
course-hint-show = montrez-moi
course-play-freely = Jouer librement
course-come-back = Retour à la leçon

## How it stands

course-points = Vos points : { $points }

## Quizzes

course-quiz = Quiz : { $chapter }
course-quiz-here = Petit quiz
course-quiz-about = Cinq questions, différentes à chaque fois.
course-quiz-best = { $right } sur { $asked }
course-quiz-answers = Votre réponse
course-quiz-tile = Tuile { $tile }
course-quiz-was = { $said } → { $right }
course-quiz-submit = Vérifier
course-quiz-again = Un autre quiz
course-quiz-results = Résultat
course-review = Ce qui a été manqué
course-in-quiz = Un quiz est ouvert : répondez-y, ou revenez d’abord à la leçon.
course-no-quiz = Aucun quiz n’est ouvert.

## The course at a glance

course-title = Le cours
course-overview = Toutes les leçons : { $done } sur { $count }
course-done = { $done ->
    [one] { $done } leçon finie sur { $count }
    [many] { $done } leçons finies sur { $count }
   *[other] { $done } leçons finies sur { $count }
 }
course-go-on = Continuer : { $lesson }
course-due = { $count ->
    [one] À revoir : { $count } question manquée
    [many] À revoir : { $count } de questions manquées
   *[other] À revoir : { $count } questions manquées
 }
course-minutes = env. { $minutes } min
course-mark-new = à faire
course-mark-begun = en cours
course-mark-done = fait
course-mark-due = à revoir

## Progress

course-keep = Votre progression
course-keep-text = Progression copiée ailleurs
course-keep-hint = Elle s’ajoute à la vôtre ; rien de ce qui est fait ne se perd.
course-import = Ajouter
course-export = Copier la mienne
course-export-hint = Gardez-la dans un fichier, ou ajoutez-la au cours ailleurs. Elle ne contient rien de personnel.
course-imported = C’est ajouté. Tout ce qui était fait d’un côté ou de l’autre est maintenant fait ici.
course-not-imported = Rien n’est ajouté : ce texte n’est pas la progression d’un cours{ $path ->
    [none] .
   *[other] , ou il a été modifié à { $path }.
 }
course-erase = Effacer
course-erase-sure = Oui, tout effacer
course-erase-not = Non, tout garder
course-erase-asked = Effacer toute votre progression ? Elle ne pourra pas être récupérée.
course-erased = C’est effacé. Le cours repart du début.
course-kept = Rien n’est effacé.

course-then = Et ensuite :
course-first-game = Jouer une première partie, avec des indices
course-first-python = Une première partie, avec des indices : { $python }
