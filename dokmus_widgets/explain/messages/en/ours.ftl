### Our interpretations

ours-anywhere = Our interpretation: placing anywhere costs no sacrifice, even in a forest, and ruins give their action. Strictly, the forest would cost one: the rulebooks list no such exception.
ours-paid-step = Our interpretation: you may cross even to a space that would cost nothing extra. Strictly, you may not, as nothing there requires a sacrifice.
ours-last-forest = Our interpretation: a forest that costs a sacrifice isn't a legal placement for your last token. If you have no other, you may place anywhere. Strictly, the forest might count.
ours-last-token = Our interpretation: by the French rules, only the last token placed this turn reaches past a temple. The French rulebook doesn't say "this turn".
ours-ruins-move = Our interpretation: every move onto ruins gives a ruins action. All four rulebooks say "place", and the publisher's answer concerns only a token moved by a ruins action.
ours-ruins-points = Our interpretation: ruins score at the end, as the publisher says. By the French rulebook they score as soon as you place the token.
ours-start-edge = Our interpretation: what counts is the rim of the island. The Japanese wording may mean the rim of the tile, and the French leaves open whether edges facing the gap count.
ours-ruins-tile = Our interpretation: the moved token can leave the tile of the ruins. The Japanese summary, which limits the effect to that tile, leaves this open.
ours-landing-temple = Our interpretation: you can land next to a temple, as in the other rulebooks. The Japanese summary names temples only where a crossing starts.
ours-temple-chain = Our interpretation: three or more temples in a row act as one. The rulebooks name only two; strictly, the ends of a longer row aren't linked.
ours-no-room = Our interpretation: a token with nowhere to go stays in your supply. No rulebook covers this.
ours-anywhere-crossing = Our interpretation, as in the rulebooks: you may place anywhere only if you can't cross water either. By the publisher's answer, it's enough that no space next to your tokens is legal.
