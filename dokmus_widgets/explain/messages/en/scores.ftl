scores-heading = Scoring
explored-open = Open a position
explored-open-hint = It replaces this one.
explored-link-hint = It opens what you see now.
explored-code-hint = Paste it wherever you can open a position.
scores-prompt = Choose a number to see its parts, or a space to see what scores there.
scores-title = Score sheet if the game ended now
scores-title-end = Score sheet at the end of the game
scores-wins = { $who } wins
scores-cell = { $who }, { $line }: { $points }
scores-another = Another game
scores-worth = Show what one more token would add for

## Answers

scores-told-line = { $who }, { $line }: { part-points }{ $spaces ->
    [none] .
   *[other] , from { $spaces }.
 }
scores-told-tiles = { $who }, { $line }: { part-points }{ $count ->
    [0] .
    [one] , for tile { $tiles }.
   *[other] , for { $count } tiles: { $tiles }.
 }
scores-told-sacrifices = { $who } sacrificed { $tokens ->
    [0] no tokens, and scores nothing for that.
   *[other] { part-tokens }
 }{ $tokens ->
    [0] { "" }
   *[other] : { part-points } for { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
     } place{ $tied ->
        [none] .
       *[other] , tied with { $tied }. All score in full, and the next places are skipped.
     }
 }
scores-told-total = { $who }: { part-points } in all.
scores-told-space = { $label }. It scores for { $lines }.
scores-told-space-plain = { $label }. It scores for nobody.
scores-space-line = { $who } ({ $line })
scores-told-more = One more token there would add: { $gains }.
scores-told-more-none = One more token there would add nothing.
scores-told-more-seat = { $who } { $points }
scores-told-worth = Each number is what one more token there would add for { $who }.
scores-told-worth-none = No space would add points for { $who }.

## One more token

scores-more-title = One more token on { $space } would add

## Tile track, sacrifices, ties

scores-track = Tile track: points for 0 to { $tiles } tiles
scores-track-seat = { $who }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
 }{ $gain ->
    [none] , the end of the track
   *[other] , the next one adds { $gain }
 }
scores-sacrifices = Sacrifices, points by place: { $points }
scores-sacrifice-place = { $place }.
scores-sacrifice-seat = { $who }: { $tokens } sacrificed, { part-points }{ $tied ->
    [none] { "" }
   *[other] , tied with { $tied }
 }
scores-sacrifice-none = { $who }: none sacrificed, no points
scores-standing = Result
scores-standing-one = { $who } wins with { part-points }.
scores-standing-tie = { $leaders } are tied with { part-points } each. { $who } wins with more sacrificed tokens.
scores-standing-shared = { $leaders } are tied with { part-points } each. { $who } are also tied for most sacrifices, and share the victory.
