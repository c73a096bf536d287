kept-offer-play = Resume your last game?
kept-offer-editor = Resume your last position?
kept-offer-rules = Return to your last question?
kept-offer-setup = Resume your last setup?
kept-offer-guardians = Return to your last card?
kept-offer-score = Resume your last score sheet?
kept-offer-replay = Review your last finished game?
kept-replay = Review
kept-sample = See a sample game
kept-go-on = Resume
kept-begin-anew = Not now
kept-close = OK
kept-gone = This page was deleted, or unused for { $days ->
    [one] { $days } day
   *[other] { $days } days
 }. Here is a new one.
kept-unreachable = Saved pages can't be read now. Reload this page later; here is a new one.
kept-unreadable = This page's data can't be read. It stays unchanged; here is a new page.
kept-overtaken = This page changed in another tab and is now up to date. Your last action wasn't carried out.
kept-nowhere = Nothing can be saved now. You can play until the program closes.
kept-no-library = Saving games needs a database: pip install "dokmus-widgets[kept]".
