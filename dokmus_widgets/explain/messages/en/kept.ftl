### What is kept of what one does: where one goes on, and what goes wrong with it.

kept-offer-play = You left a game here, and it is kept.
kept-offer-editor = You left a draft here, and it is kept.
kept-offer-rules = You looked into something here, and it is kept.
kept-offer-setup = You left a set-up here, and it is kept.
kept-offer-guardians = You tried a card here, and it is kept.
kept-offer-score = You looked at a score sheet here, and it is kept.
kept-go-on = Go on with it
kept-begin-anew = Begin anew
kept-close = All right
kept-gone = What this address stood for is not kept here any more: it was erased, or nobody had touched it for { $days ->
    [one] { $days } day
   *[other] { $days } days
 }. You see a new beginning.
kept-unreadable = What this address stands for cannot be read here. It stays as it is; you see a new beginning.
kept-overtaken = Somebody has gone on in another tab meanwhile: this is how it stands there. What you did just now was not done.
kept-nowhere = Nothing can be written down here at the moment. Just go on, but it lasts only as long as this program runs.
