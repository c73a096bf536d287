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
page-rules = Rules
page-setup = Set-up
page-guardians = Guardians
page-score = Scoring
page-editor = Editor
page-title = { $page } – Dokmus
