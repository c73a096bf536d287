### The web page around the widgets: its frame, and what each page is called.

page-loading = Setting up the island …
page-no-script = This page needs JavaScript.
page-skip = Skip to the board
page-theme = Colours: { $theme }
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-language = Language
page-lost = The connection to the server is lost, so clicks no longer arrive.
page-reload = Start afresh
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

## From a position to the other pages

elsewhere-label = This position:
elsewhere-rules = Ask the rules
elsewhere-score = Score it
elsewhere-editor = Edit it
elsewhere-play = Play on
elsewhere-secret = Cards that nobody has shown come along.
elsewhere-python = In Python: .rules() asks the rules about this position.

## Where there is no page

page-nowhere = No such page
page-nowhere-text = There is no page { $path } here. These are the pages:
page-summary = The rules on one page, to print
