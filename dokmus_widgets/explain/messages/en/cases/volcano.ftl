### Volcanoes: tokens that burn, and what they are good for until then.

case-volcano-place = A volcano carries tokens
    .ask = b1 is a volcano. Can you place there?
    .more = Yes. The token burns when you end your turn and counts as sacrificed; until then it is a token like any other.
    .answer = A token can stand on a volcano for nothing, but burns at the end of its owner's turn.

case-volcano-bridge = A bridge for one turn
    .ask = Your token on b1 will burn. Can it still carry you on to c1 in this turn?
    .more = Place on from it before you end your turn: what you have placed stays when it is gone.
    .answer = Until your turn ends a token on a volcano serves like any other, and leads on.

case-volcano-end = What burns, and when
    .ask = Your three tokens are placed, one of them on the volcano. What happens when you end your turn?
    .more = The token on b1 leaves the board and joins your sacrifices. It costs no token besides.
    .answer = A token on a volcano burns at the end of its owner's turn and counts as sacrificed.

case-volcano-leave = Saved from the fire
    .ask = Your token on b1 is to burn. Can your guardian still move it away?
    .more = "Move a token" takes it off the volcano, in the same turn only; then nothing burns.
    .answer = A token moved from a volcano to safe land before the turn ends does not burn.

case-volcano-rescue-ruins = Saved by ruins
    .ask = You have just placed on the ruins on b2. Can their extra action save your token on b1?
    .more = The volcano lies on the tile of the ruins, so the token on it may be moved, by one step. The token on the ruins stays.
    .answer = The extra action of ruins can move a token off a volcano, if both are on the same tile.

case-volcano-mountain = A volcano is no mountain
    .ask = b1 is a volcano, a2 a mountain. Is the volcano closed too?
    .more = Nothing goes on a mountain. A volcano takes any token, for the rest of the turn.
    .answer = A mountain is closed to all tokens; a volcano carries them until the turn ends.

case-volcano-no-payment = Tokens on the board pay nothing
    .ask = Your last token would go into the forest on b2. Can the token on the volcano be the sacrifice?
    .more = Only tokens of this turn that are not placed yet can be sacrificed. The volcano burns by itself, and pays for nothing.
    .answer = Only a token not yet placed pays a sacrifice; one on a volcano pays for nothing.

case-volcano-on-purpose = Into the fire on purpose
    .ask = The points for sacrifices are close. Can you move a token onto the volcano to have it burnt?
    .more = It burns at the end of this turn and counts as sacrificed. The same guardian could have saved one.
    .answer = A token moved onto a volcano burns at the end of the turn and counts as sacrificed.

case-volcano-last-token = A volcano for your last token
    .ask = One token is left to you. Does the volcano ask for a second one?
    .more = Burning is no price: the token that stands there is the one that goes.
    .answer = A volcano asks for no second token, so it is open to the last one of a turn too.

case-volcano-turns = Turning the tile saves nobody
    .ask = You may rotate this tile. Would that save your token on the volcano?
    .more = The token rides along on its volcano: it stands on c2 then, and burns there.
    .answer = A token turns along with its volcano and burns all the same.

case-volcano-crossing = Across the water into the fire
    .ask = You crossed from a1 onto the volcano on c1 for a sacrifice. What has that landing cost once your turn ends?
    .more = Two sacrifices: one paid for the crossing, and the token that landed burns.
    .answer = Across the water onto a volcano takes two: one sacrifice to cross, and the token that burns.
