### Our own readings, where no document decides

ours-anywhere = Our interpretation: if you may place anywhere, a forest costs nothing and ruins give their action. Strictly, the forest costs a sacrifice: the rulebooks don't list it as an exception.
ours-paid-step = Our interpretation: you may cross to a space that would cost nothing extra. Against it: nothing there requires a sacrifice.
ours-last-forest = Our interpretation: a forest you can't sacrifice for with your last token isn't a legal placement, so without another you place anywhere. Strictly, it might count as one.
ours-last-token = Our interpretation: the last token means the last one placed this turn. The French rulebook, which limits temples to it, doesn't say "this turn".
ours-ruins-move = Our interpretation: this holds for every move. All four rulebooks say "place", and the publisher's answer concerns only a token moved by a ruins action.
ours-ruins-points = Our interpretation: ruins score at the end, as the publisher answers. By the French rulebook they score as soon as you place the token.
ours-start-edge = Our interpretation: the rim of the island counts. The Japanese wording may mean the rim of the tile, and the French doesn't settle edges facing the gap.
ours-ruins-tile = Our interpretation: the moved token can leave the tile of the ruins. The Japanese summary, which limits the effect to that tile, leaves this open.
ours-landing-temple = Our interpretation: you can land next to a temple, as in the other rulebooks. The Japanese summary names temples only where a crossing starts.
ours-temple-chain = Our interpretation: three or more temples in a row act as one. The rulebooks name only two; strictly, the ends of a longer row aren't linked.
ours-no-room = Our interpretation: a token with nowhere to go stays in your supply. No rulebook covers this.
ours-anywhere-crossing = The publisher answers that you may place anywhere once no space next to your tokens is legal. Our interpretation, as in the rulebooks: you must also have no crossing.
