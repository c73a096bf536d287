course-steps = Étapes de la leçon
course-step-of = Étape { $number } sur { $count }
course-goals = Objectifs
course-goal-met = Fait
course-goal-open = À faire
course-free-text = Jeu libre : jouez toutes les couleurs, rien ne compte.

## What helps

course-ways = Et ensuite
course-next = Suivant
course-skip = Passer
course-finish = Terminer
course-skip-last = Aller à la fin
course-repeat = Refaire
course-again = Recommencer
course-hint = Indice
course-play-freely = Jeu libre
course-come-back = Retour à la leçon

## Quizzes

course-quiz = Quiz : { $chapter }
course-quiz-here = Petit quiz
course-quiz-about = Cinq questions, différentes à chaque fois.
course-quiz-best = { $right } sur { $asked }
course-quiz-answers = Votre réponse
course-quiz-tile = Tuile { $tile }
course-quiz-was = { $said } → { $right }
course-quiz-missed = bonne réponse : { $right }
course-quiz-submit = Vérifier
course-quiz-again = Un autre quiz
course-quiz-results = Résultat
course-review = Questions manquées
course-in-quiz = Terminez le quiz, ou revenez d’abord à la leçon.
course-no-quiz = Aucun quiz n’est ouvert.

## The course at a glance

course-title = Le cours
course-overview = Toutes les leçons (finies : { $done } sur { $count })
course-done = { $done ->
    [one] { $done } leçon finie sur { $count }
    [many] { $done } leçons finies sur { $count }
   *[other] { $done } leçons finies sur { $count }
 }
course-go-on = Continuer : { $lesson }
course-due = { $count ->
    [one] Reprendre { $count } question manquée
    [many] Reprendre { $count } de questions manquées
   *[other] Reprendre { $count } questions manquées
 }
course-minutes = env. { $minutes } min
course-mark-new = à faire
course-mark-begun = en cours
course-mark-done = fait
course-mark-due = à reprendre

## Progress

course-keep = Votre progression
course-keep-text = Progression à importer
course-keep-hint = Elle s’ajoute à la vôtre ; rien n’est perdu.
course-import = Importer
course-export = Copier ma progression
course-export-hint = Gardez-la dans un fichier, ou importez-la ailleurs. Elle ne contient aucune donnée personnelle.
course-imported = Progression importée et ajoutée à la vôtre.
course-not-imported = Rien n’a été importé : ce texte n’est pas une progression{ $path ->
    [none] .
   *[other] , ou a été modifié à { $path }.
 }
course-erase = Effacer
course-erase-sure = Tout effacer
course-erase-not = Tout garder
course-erase-asked = Effacer toute votre progression ? C’est définitif.
course-erased = Votre progression est effacée.
course-kept = Rien n’a été effacé.

course-then = Ensuite :
course-first-game = Jouer une première partie avec des indices
course-first-python = Première partie avec des indices : { $python }
