### Classes

page-class = Class
page-about-class = Teach Dokmus to a class: pupils follow on their own devices.
class-enter-title = Join a class
class-code = Class code
class-enter = Join
class-open = Open a class
class-open-about = Are you the teacher? Open a class, and give its code to your pupils.
class-too-many = No more classes can be opened now. Try again in a few minutes.

## The teacher's desk

class-room = Class { $code }
class-invite = Invite pupils
class-link = Link for your pupils
class-link-hint = Pupils open this link, or enter the code on the "Class" page.
class-present = { $count ->
    [0] No pupils yet
    [one] { $count } pupil
   *[other] { $count } pupils
}
class-show = Show to the class
class-ask = Ask the class
class-no-question = To ask, open a case, a quiz question, a puzzle, or a position during a turn.
class-answered = { $count } of { $present } answered
class-count = { $what }: { $count }
class-reveal = Reveal the answer
class-stop = End the question
class-play = Let the class play
class-seats = Tables of { $count }
class-too-few = At least two pupils must have joined.
class-tables = Tables
class-table = Table { $number }
class-finished = Finished
class-column-round = Round
class-column-points = Points
class-waits = To play: { $who }
class-look = Open on your board
class-pause = Pause, show my board
class-paused = Your game is paused. This is your teacher's board.
class-resume = Continue the games
class-end-games = End the games
class-end = End the class
class-end-asked = End the class for everybody? All names and answers will be erased.

## A pupil's page

class-entering = Joining the class…
class-gone = This isn't the code of an open class. Check it, or ask your teacher.
class-wait = Too many attempts from your network. Reload the page in a minute.
class-full = This class is full.
class-over = The class has ended.
class-name = { $name ->
    [none] Enter your name (optional)
   *[other] Your name: { $name }
}
class-name-hint = Your teacher and those you play with see it. It's erased when the class ends.
class-set-name = Save my name

## Questions

class-know = I'm sure
class-unsure = I'm not sure
class-allowed = Allowed
class-not-allowed = Not allowed
class-several = Choose an action once if it's allowed, twice if it isn't.
class-one-space = Choose one space of your solution.
class-solution = A solution: { $moves }.
class-click = Choose a space to answer.
class-your-answer = { $answer ->
    [none] You gave no answer.
   *[other] Your answer: { $answer }
}
