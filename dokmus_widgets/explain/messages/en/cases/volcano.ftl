case-volcano-place = You can place on a volcano
    .ask = b1 is a volcano. Can you place there?
    .answer = A volcano costs nothing extra, but the token burns when your turn ends.

case-volcano-bridge = A bridge for one turn
    .ask = Your token on b1 will burn. Can you still place from it on c1 this turn?
    .more = The new token stays after this one burns.
    .answer = Until your turn ends, a token on a volcano works like any other.

case-volcano-end = What burns, and when
    .ask = Your three tokens are placed, one on the volcano. If you end your turn, does it burn?
    .answer = A token on a volcano burns when its owner's turn ends, and counts as sacrificed.

case-volcano-leave = Saved from the volcano
    .ask = Your token on b1 will burn. Can your guardian still move it away?
    .answer = A token moved off a volcano before your turn ends doesn't burn.

case-volcano-rescue-ruins = Saved by ruins
    .ask = You have just placed on the ruins on b2. Can the ruins action save your token on b1?
    .answer = A ruins action can move a token off a volcano on its tile.

case-volcano-mountain = A volcano isn't a mountain
    .ask = a2 is a mountain, and closed. Is b1, a volcano, open?
    .answer = A mountain is closed; a volcano holds tokens until their owner's turn ends.

case-volcano-no-payment = Placed tokens can't be sacrificed
    .ask = You want your last token in the forest on b2. Can you sacrifice the token on the volcano for it?
    .answer = You sacrifice only this turn's unplaced tokens; a token on a volcano simply burns.

case-volcano-on-purpose = Burned on purpose
    .ask = Can you move a token onto the volcano, to burn it for sacrifice points?
    .answer = A token moved onto a volcano burns at the end of your turn and counts as sacrificed.

case-volcano-last-token = A volcano for your last token
    .ask = You have one token left. Can it go on the volcano?
    .answer = A volcano costs nothing extra, so your last token can go there.

case-volcano-turns = Rotating doesn't save the token
    .ask = If you rotate this tile, does your token on the volcano still burn?
    .answer = A token travels with its volcano when the tile rotates, and still burns.

case-volcano-crossing = Across the water onto a volcano
    .ask = You crossed from a1 to the volcano on c1, with a sacrifice. If you end your turn, does the token burn too?
    .answer = Crossing onto a volcano costs two tokens: one sacrificed, and the one that burns.
