setup-against-friends = Friends on their own devices
setup-clock = Time per turn
setup-clock-none = No limit
setup-clock-seconds = { $count } s
setup-clock-hint = When it runs out, the computer ({ $player }) plays the rest of the turn.
table-needs-server = Classes and play on several devices need a server; this edition has none.
table-title = A table for your game
table-opened = Your table is open. Invite your friends from there.
table-go = Go to the table
table-nobody = Leave at least one seat for a human.
table-too-many = Too many tables were opened from your network. Use one of them, or try again later.

## The page of a table

page-table = Table
page-about-table = Play Dokmus with friends, each on their own device.
table-invite = Invite friends
table-invite-hint = Anyone with this link can choose a free seat.
table-watch = Link for spectators
table-watch-hint = Anyone with this link sees the game, but no hidden cards.
table-take-title = Choose a seat
table-seat = Seat
table-name = Your name
table-take = Take this seat
table-leave = Give up my seat
table-watching = You're watching. Use the invitation to take a free seat.
table-full = All seats are taken. You can watch.
table-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
table-free = free seat
table-away = away
table-your-turn = your turn
table-seconds = { $count } s left
table-code = Show QR code
table-move = Move my seat
table-move-hint = Open this link on your other device within a few minutes. It works once; this device then loses the seat.
table-move-ask = Play for { $who } on this device?
table-move-here = Move the seat here
table-move-spent = This link was used or has expired. Make a new one on the device that holds the seat.
table-let-play = Ask the others to let the computer play for { $who }. Level:
table-replace = { $who } has been away for { $count } min or longer. Let the computer play at level:
table-replace-free = Nobody holds { $who }'s seat. Let the computer play at level:
table-sit-again = Take my seat back
table-undo-turn = Undo my turn
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-request-undo = { $count ->
    [one] { $who } asks to undo the last move.
   *[other] { $who } asks to undo the last { $count } moves.
}
table-request-level = { $who } asks to hand over to the computer ({ $player }).
table-request-waits = Still to answer: { $who }

## Answers

table-ask-sent = The others can agree until the next move; then your request expires.
table-ask-waits = A request is waiting for answers. Wait, or withdraw it if it's yours.
table-ask-again = You've already asked. You can ask again after the next move.
table-ask-full = This game is too long for more requests.
table-ask-gone = This request isn't open any more.
table-asked = { $who } made a request.
table-agreed = { $who } agreed.
table-declined = { $who } declined.
table-withdrawn = { $who } withdrew the request.
table-undone = Undone, as { $who } asked.
table-replaced = The computer ({ $player }) now plays for { $who }.
table-replaced-turn = Time's up: the computer ({ $player }) plays the rest of this turn for { $who }.
table-back = { $who } plays again.
table-next-open = The table for the rematch is open.
table-waits = { $who } is playing.
table-no-seat = You're only watching. To play, take a free seat.
table-not-your-turn = No, it's { $who }'s turn. Please wait for yours.
table-overtaken = Somebody moved first, so your action wasn't carried out. Here is the new position.
table-taken = Somebody has just taken this seat. Choose another one.
table-no-key = You no longer hold a seat here. You can watch, or take a free seat with the invitation.
table-no-invitation = You need the invitation to take a seat. Ask somebody at the table for it.
table-no-new-game = This game belongs to the whole table. Start another one on the "Play" page.
table-gone = No such table: it was deleted, or the link is incomplete or for another server. Open one on the "Play" page.
table-unreachable = This table can't be read now. Reload the page later.
error-table = Give table a Table from dokmus_widgets.play, with seat and without keep, as in { $example }.
