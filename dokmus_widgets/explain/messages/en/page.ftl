### The web page around the widgets: its frame, and what each page is called.

page-no-script = Without JavaScript this page shows how things stand, and its links lead on; to click on the board and to search, switch it on.
page-skip = Skip to the board
page-theme = Colours: { $theme }
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-language = Language
page-lost = The connection to the server is lost. It is being tried again; what you click meanwhile is done once it is back.
page-reload = Reload the page
page-disclaimer = Unofficial. Dokmus belongs to its designer and its publisher; this page is not made or endorsed by them.

## The pages, as the bar at the top and the browser's tab name them

page-nav = Pages
page-game = Play
page-learn = Learn
page-rules = Rules
page-setup = Set-up
page-guardians = Guardians
page-score = Scoring
page-editor = Editor
page-title = { $page } – Dokmus

## What each page is for, as links to it are shown elsewhere

page-about-learn = Learn Dokmus by playing: short lessons on a live island, and every answer says why.
page-about-play = Play Dokmus at one screen: the rules are kept, prices are shown, and every refusal is explained.
page-about-rules = Ask the rules of Dokmus: an answer with its reason, on a board that you can click.
page-about-setup = Set up a game of Dokmus step by step: the tiles, the talisman, the first tokens.
page-about-guardians = What each Guardian of Dokmus does, tried out on the island, with before and after.
page-about-score = Score a game of Dokmus: where on the island every point comes from.
page-about-editor = Lay out any position of Dokmus, have it checked, and take it to the rules, the scoring or a game.

## From a position to the other pages

elsewhere-label = This position:
elsewhere-rules = Ask the rules
elsewhere-score = Score it
elsewhere-editor = Edit it
elsewhere-play = Play on
elsewhere-secret = Cards that nobody has shown come along.
elsewhere-secret-rules = Cards that nobody has shown come along, but not to the rules.
page-back = { $page ->
    [play] Back to the game
    [learn] Back to the lesson
    [setup] Back to the set-up
    [guardians] Back to the guardians
    [score] Back to the scoring
    [puzzles] Back to the puzzles
    [review] Back to looking back
    [editor] Back to the editor
   *[other] Back
 }
elsewhere-python = In Python: .rules() asks the rules about this position.

## Where there is no page

page-nowhere = No such page
page-nowhere-text = There is no page { $path } here. These are the pages:
page-summary = The rules on one page, to print

## Where a page cannot be had, or a click goes wrong

page-refused = Not to be opened
page-refused-text = This address asks for a page that is open somewhere else, and that belongs to whoever opened it. Open one of your own:
page-busy = One moment, please
page-busy-text = Very many pages have been opened from your network in a short time. Wait a minute, then load this page again.
page-full = No room just now
page-full-text = As many pages are open as this server can hold. Close those that you no longer need, or come back in a few minutes.
page-broken = That went wrong
page-broken-text = An error here kept this page from being made; it has been noted. Load it again, or go on with another:
page-fault = That went wrong: an error of this program, which has been noted. Nothing was changed; you can go on.
