### Our own readings, where the documents are silent or differ and no switch decides: shown after an answer.

ours-anywhere = We read it so: a forest entered because nothing else was possible costs nothing, and ruins so entered grant the extra action; by the letter of the list of exceptions such a forest would cost a sacrifice.
ours-paid-step = We read it so: a space that can be stepped on for free can be reached by a paid crossing too; against it speaks that nothing there asks for a sacrifice.
ours-last-forest = We read it so: a forest that the last token cannot pay for is no legal placement, so the token may go anywhere if there is no other; by the letter a placement that is only too dear might still count as one.
ours-last-token = We take the token placed last as the one placed last in this turn; the French words that limit the temple to it do not say "in this turn".
ours-ruins-move = We read it so for every move: all four rulebooks say "place", and the publisher's answer speaks only of a token moved by a ruins action.
ours-ruins-points = We count the points for ruins at the end, as the publisher answers; by the French words they are scored at once, when the token is placed.
ours-start-edge = We take the rim of the island; the Japanese words may also mean the rim of the tile, and whether the French ones take in the notch at the gap is open.
ours-ruins-tile = We let the moved token leave the tile of the ruins; by the Japanese summary the effect works only on the tile where the token was placed, which leaves that open.
ours-landing-temple = We take a landing beside a temple from the other rulebooks; the Japanese summary speaks of temples only where a crossing starts.
