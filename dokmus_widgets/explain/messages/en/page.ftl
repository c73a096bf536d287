page-no-script = Turn on JavaScript to play and search; reading and links work without it.
page-skip = Skip to the board
page-welcome = Learn Dokmus, a board game for 2 to 4 players
page-theme = Theme: { $theme }
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-language = Language
page-lost = Connection lost. Reconnecting; your actions will be sent then.
page-reload = Reload the page
page-disclaimer = Unofficial. Dokmus belongs to its designer and publisher, who neither made nor endorse this page.

## Names of pages

page-nav = Pages
page-game = Play
page-learn = Learn
page-rules = Rules
page-setup = Setup
page-guardians = Guardian cards
page-score = Scoring
page-editor = Editor
page-app = Dokmus
page-title = { $page } – Dokmus

## Descriptions of pages

page-about-learn = Learn Dokmus, a board game for 2 to 4 players: short lessons on a board that explains every move.
page-about-play = Play Dokmus on one screen, with friends elsewhere or against the computer; illegal moves are explained.
page-about-rules = Ask the rules of Dokmus: answers with reasons, on a board where you can test them.
page-about-setup = Set up Dokmus step by step: tiles, talisman, starting tokens.
page-about-guardians = Try each guardian card of Dokmus, with before and after.
page-about-score = Score a game of Dokmus, and see where each point comes from.
page-about-editor = Build any Dokmus position, check it, and open it elsewhere.

## Links

elsewhere-label = This position:
elsewhere-rules = Ask the rules
elsewhere-score = Score
elsewhere-editor = Edit
elsewhere-play = Play
elsewhere-secret = Hidden cards are included.
elsewhere-secret-rules = These pages show hidden cards; "Ask the rules" doesn't.
page-back = { $page ->
    [play] Back to the game
    [learn] Back to the lesson
    [setup] Back to the setup
    [guardians] Back to the cards
    [score] Back to the scoring
    [puzzles] Back to the puzzles
    [review] Back to the review
    [editor] Back to the editor
   *[other] Back
 }
elsewhere-python = In Python, .rules() asks the rules about this position.

## Unknown pages

page-nowhere = No such page
page-nowhere-text = There is no page { $path }. Try one of these:
page-summary = Rules on one page, to print

## Errors

page-refused = Not your page
page-refused-text = Only the person who opened this page can use it. Open your own:
page-misnamed = Unknown address
page-misnamed-text = This server doesn't answer to the name in your address bar. Ask whoever runs it to allow this name.
page-busy = One moment, please
page-busy-text = Too many pages were opened from your network. Reload in a minute.
page-full = Server full
page-full-text = Close pages you don't need, or come back in a few minutes.
page-broken = Something went wrong
page-broken-text = An error stopped this page; it has been logged. Reload, or open:
page-fault = An error occurred and has been logged. Nothing was changed; you can go on.
