course-steps = Lesson steps
course-step-of = Step { $number } of { $count }
course-goals = Goals
course-goal-met = Done
course-goal-open = To do
course-free-text = Free play: you play all colours, and nothing counts.

## What helps

course-ways = What next
course-next = Next
course-skip = Skip
course-finish = Finish
course-skip-last = Skip to end
course-repeat = Repeat
course-again = Start over
course-hint = Hint
course-play-freely = Play freely
course-come-back = Back to the lesson

## Quizzes

course-quiz = Quiz: { $chapter }
course-quiz-here = Quiz
course-quiz-about = Five questions, different every time.
course-quiz-best = { $right } of { $asked }
course-quiz-answers = Your answer
course-quiz-tile = Tile { $tile }
course-quiz-was = { $said } → { $right }
course-quiz-missed = right answer: { $right }
course-quiz-submit = Check
course-quiz-again = Another quiz
course-quiz-results = Result
course-review = Questions you missed
course-in-quiz = Finish the quiz, or go back to the lesson first.
course-no-quiz = No quiz is open.

## Overview

course-title = The course
course-overview = All lessons: { $done } of { $count } done
course-done = { $done } of { $count } lessons done
course-go-on = Continue: { $lesson }
course-due = { $count ->
    [one] Retry { $count } question you missed
   *[other] Retry { $count } questions you missed
 }
course-minutes = { $minutes } min
course-mark-new = new
course-mark-begun = started
course-mark-done = done
course-mark-due = to retry

## Progress

course-keep = Your progress
course-keep-text = Progress to import
course-keep-hint = It's added to yours; nothing is lost.
course-import = Import
course-export = Copy my progress
course-export-hint = Keep it in a file, or import it elsewhere. It contains no personal data.
course-imported = Imported into your progress.
course-not-imported = Nothing imported: this text isn't course progress{ $path ->
    [none] .
   *[other] , or was changed at { $path }.
 }
course-erase = Erase
course-erase-sure = Erase everything
course-erase-not = Keep it
course-erase-asked = Erase all your progress? You can't undo this.
course-erased = Your progress is erased.
course-kept = Nothing was erased.

course-then = Then:
course-first-game = Play a first game with hints
course-first-python = First game with hints: { $python }
