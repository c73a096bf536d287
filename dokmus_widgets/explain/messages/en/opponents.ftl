others-note = 1 is the weakest, 8 the strongest.
others-share = Thinking: { $share }
others-ahead = { $count ->
    [one] { $count } other game comes first
   *[other] { $count } other games come first
}
others-full = Too many games are waiting for computer players. Try again in a moment.
others-pause = Pause
others-go_on = Continue
others-skip = Skip to my turn
others-again = Replay
prompt-others = { $who } is playing. Watch each step, or skip to your turn.
told-others-turn = { $who } is playing. Please wait for your turn.
told-anywhere = { $who } had no legal placement, so any empty meadow, forest, ruins or volcano was allowed: { $spaces }.
setup-company = Who plays? (1 to 8: computer)
setup-person = Human
player-level = Computer, level { $level }
    .short = level { $level }
player-own = Computer{ $name ->
    [gentle] {""}
   *[other] : { $name }
 }
do-rematch = Rematch
error-opponents = Give opponents by seat, from 0 to { $last }: a level from 1 to { $levels }, a player, or a player's name, as in opponents={ $example }.
