### The course: what stands around a lesson or a quiz, and the course at a glance.

course-steps = Steps of this lesson
course-step-of = Step { $number } of { $count }
course-goals = What to do here
course-goal-met = Done
course-goal-open = To do
course-free-text = You are playing freely: every colour is yours, and nothing counts.

## What helps

course-ways = Ways on
course-more = More ways on
course-next = Next
course-skip = Skip
course-finish = Finish
course-skip-last = Skip to the end
course-repeat = Once more
course-take-back = Take back
course-again = Start over
course-hint = Hint
course-hint-of = { $number } of { $count }
course-hint-show = show me
course-play-freely = Play freely
course-come-back = Back to the lesson

## How it stands

course-points = Your points: { $points }

## Quizzes

course-quiz = Quiz: { $chapter }
course-quiz-here = Quiz
course-quiz-about = Five questions, different every time.
course-quiz-best = { $right } of { $asked }
course-quiz-answers = Your answer
course-quiz-tile = Tile { $tile }
course-quiz-was = { $said } → { $right }
course-quiz-submit = Check
course-quiz-again = Another quiz
course-quiz-results = How it went
course-review = What was missed
course-in-quiz = A quiz is open: answer it, or go back to the lesson first.
course-no-quiz = No quiz is open.

## The course at a glance

course-title = The course
course-overview = All lessons: { $done } of { $count } done
course-done = { $done } of { $count } lessons done
course-go-on = Go on: { $lesson }
course-due = { $count ->
    [one] Once more: { $count } question that you missed
   *[other] Once more: { $count } questions that you missed
 }
course-minutes = { $minutes } min
course-mark-new = new
course-mark-begun = begun
course-mark-done = done
course-mark-due = to be asked again

## Progress

course-keep = Your progress
course-keep-text = Progress that was copied elsewhere
course-keep-hint = It is added to yours; nothing that is done gets lost.
course-import = Add
course-export = Copy mine
course-export-hint = Keep it in a file, or add it to the course somewhere else. Nothing personal is in it.
course-imported = Added. What was done in either place is done here.
course-not-imported = Nothing added: this text is not the progress of a course{ $path ->
    [none] .
   *[other] , or was changed at { $path }.
 }
course-erase = Erase
course-erase-sure = Yes, erase everything
course-erase-not = No, keep it
course-erase-asked = Erase all your progress? It cannot be brought back.
course-erased = Erased. The course begins anew.
course-kept = Nothing is erased.

course-then = And then:
course-first-game = Play a first game, with hints
course-first-python = A first game, with hints: { $python }
