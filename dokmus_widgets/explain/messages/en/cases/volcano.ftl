### Volcanoes: tokens that burn, and what they are good for until then.

case-volcano-place = A volcano carries tokens
    .ask = b1 is a volcano. Can you place there?
    .more = Yes. The token burns when you end your turn and counts as sacrificed; until then it is a token like any other.

case-volcano-bridge = A bridge for one turn
    .ask = Your token on b1 will burn. Can it still carry you on to c1 in this turn?
    .more = Place on from it before you end your turn: what you have placed stays when it is gone.

case-volcano-end = What burns, and when
    .ask = Your three tokens are placed, one of them on the volcano. What happens when you end your turn?
    .more = The token on b1 leaves the board and joins your sacrifices. It costs no token besides.

case-volcano-leave = Saved from the fire
    .ask = Your token on b1 is to burn. Can your guardian still move it away?
    .more = "Move a token" takes it off the volcano, in the same turn only; then nothing burns.

case-volcano-rescue-ruins = Saved by ruins
    .ask = You have just placed on the ruins on b2. Can their extra action save your token on b1?
    .more = The volcano lies on the tile of the ruins, so the token on it may be moved, by one step. The token on the ruins stays.

case-volcano-mountain = A volcano is no mountain
    .ask = b1 is a volcano, a2 a mountain. Is the volcano closed too?
    .more = Nothing goes on a mountain. A volcano takes any token, for the rest of the turn.

case-volcano-no-payment = Tokens on the board pay nothing
    .ask = Your last token would go into the forest on b2. Can the token on the volcano be the sacrifice?
    .more = Only tokens of this turn that are not placed yet can be sacrificed. The volcano burns by itself, and pays for nothing.

case-volcano-on-purpose = Into the fire on purpose
    .ask = The points for sacrifices are close. Can you move a token onto the volcano to have it burnt?
    .more = It burns at the end of this turn and counts as sacrificed. The same guardian could have saved one.

case-volcano-last-token = A volcano for your last token
    .ask = One token is left to you. Does the volcano ask for a second one?
    .more = Burning is no price: the token that stands there is the one that goes.

case-volcano-turns = Turning the tile saves nobody
    .ask = You may rotate this tile. Would that save your token on the volcano?
    .more = The token rides along on its volcano: it stands on c2 then, and burns there.

case-volcano-crossing = Across the water into the fire
    .ask = You crossed from a1 onto the volcano on c1 for a sacrifice. What has that landing cost once your turn ends?
    .more = Two sacrifices: one paid for the crossing, and the token that landed burns.
