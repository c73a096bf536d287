setup-against-friends = Friends, each on their own device
table-needs-server = Playing on several devices, and classes, need a server; this edition has none.
table-title = A table for your game
table-opened = Your table is open. Invite your friends from there.
table-go = Go to the table
table-nobody = Leave at least one seat for a human.
table-too-many = This page has opened many tables already. Use one of them, or reload the page.

## The page of a table

page-table = Table
page-about-table = Play Dokmus with friends, each on their own device.
table-invite = Invite friends
table-invite-hint = Whoever opens this link can choose a free seat.
table-watch = Link to watch
table-watch-hint = Whoever opens this link sees the game, but no hidden cards.
table-take-title = Choose a seat
table-seat = Seat
table-name = Your name
table-take = Take this seat
table-leave = Give up my seat
table-watching = You are watching: with the invitation, you could take a free seat.
table-full = All seats are taken. You can watch.
table-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
table-free = free seat
table-here = here
table-away = away
table-your-turn = your turn

## Answers

table-waits = { $who } is playing.
table-no-seat = You are only watching. To play, take a free seat.
table-not-your-turn = No, it's { $who }'s turn. Please wait for yours.
table-overtaken = Somebody moved first, so your action wasn't carried out. This is the position now.
table-taken = Somebody has just taken this seat. Choose another one.
table-no-key = You no longer hold a seat at this table. You can watch, or take a free seat with the invitation.
table-no-invitation = You need the invitation to take a seat. Ask somebody at the table for it.
table-no-undo = Actions can't be undone at a table with others.
table-no-new-game = This game belongs to the whole table. Start another one on the page "Play".
table-gone = This table doesn't exist here: it was deleted, or the link is incomplete or belongs to another server. Open a new one on the page "Play".
table-unreachable = This table can't be read at the moment. Reload the page later.
error-table = table: give a Table from dokmus_widgets.play, with its seat and without keep, as in { $example }.
