### Playing against players that are no people.

others-title = Play against the computer
others-note = Press a level and the game begins: 1 is easy, 8 is the strongest.
others-many = Opponents
others-label = The computer’s turns
others-share = Thinking: { $share }
others-pause = Pause
others-go_on = Go on
others-skip = Skip to my turn
others-again = Show again
others-slower = Slower
others-faster = Faster
prompt-others = { $who } is playing. Watch each step, or skip to your turn.
told-others-turn = Not yet: { $who } is playing. Your turn comes after that.
setup-company = Who plays? (1 to 8: the computer)
setup-person = A person
player-level = Computer, level { $level }
player-own = Computer: { $name }
do-rematch = Rematch
error-opponents = Opponents are given by their seats, from 0 to { $last }: a level from 1 to { $levels }, the name of a player, or a player, as in opponents={ $example }.
