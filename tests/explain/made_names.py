"""Message ids that the code builds, by the pattern that builds them.

A new pattern in the code needs a row here, for the tests of missing and unused messages.
"""

from __future__ import annotations

from dokmus_widgets.cases import cases
from dokmus_widgets.cases.entries import BOOL
from dokmus_widgets.core import PRESETS, SWITCHES, Action, Obstacle, Rule, Way
from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.notation import CodeFault
from dokmus_widgets.core.phrases import patterns
from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.explain.readings import OWN_MIX
from dokmus_widgets.explore.editor.brushes import TILE_BRUSHES, TURN_BRUSHES
from dokmus_widgets.explore.editor.turn_settings import LABELS
from dokmus_widgets.explore.setup.steps import StepKind
from dokmus_widgets.explore.topics.questions import Topic
from dokmus_widgets.host.pages import LEARN, PAGES, SERVED
from dokmus_widgets.lessons import chapters, lessons
from dokmus_widgets.lessons.goals.predicates import PREDICATES
from dokmus_widgets.lessons.quizzes import QuestionKind, QuizMark
from dokmus_widgets.lessons.quizzes.question import ASKED_AS
from dokmus_widgets.play import Tool
from dokmus_widgets.play.review.comments import SIGNS
from dokmus_widgets.play.sharing import SHARED
from dokmus_widgets.puzzles import Grade, PuzzleKind
from dokmus_widgets.studies.report import MEASURES, SECTIONS
from dokmus_widgets.widgets.board.legend import SIGNS as SIGNS_OF_BOARD
from dokmus_widgets.widgets.game.help import HELPS
from dokmus_widgets.widgets.game.new_game import AGAINST
from dokmus_widgets.widgets.game.opponents import PACES
from dokmus_widgets.widgets.game.panels import PANELS
from dokmus_widgets.widgets.game.preferences import CHOICES, SWITCHABLE

_LINES = SeatScore.__match_args__
_ACTIONS = [action.type for action in Action.__subclasses__()]
_PRICES = ("free", "paid", "either")
_TOLD_APART = ("place", "move_token", "end_turn")
_PLAIN = ("sacrifice", "take_talisman", "decline_ruins")
_ASKED = ("choose_start", "place", "choose_guardian", "move_tile", "move_token", "rotate_tile")
_MAY = ("choose_start", "choose_guardian", "move_tile", "rotate_tile")
_MOVING = {"yes-move_token-step", "yes-move_token-temple"}
#: Why a space is none to start on.
_BARS = ("not_a_corner", "tile_taken", "not_an_edge", "terrain")
_BRUSHES = ("put", "take", "paint", "rotate", "over", "swap", "lay", "last", "wait")
_TRUTH = (False, True)
_REMEDIES = (
    *("paint", "put", "take", "left", "card", "guardian", "waiting", "waiting-none"),
    *("swap", "in_turn", "read"),
)
_FAMILIES = (
    *("setup", "round", "turn", "placing", "forest", "water", "temples", "volcano", "ruins"),
    *("guardians", "scoring", "readings"),
)
_NOTICES = ("nowhere", "refused", "busy", "full", "broken", "misnamed")

#: The pages that offer to go on with what is kept of them.
_KEPT = [page.kind for page in PAGES if page is not LEARN]

#: By pattern; ``{}`` stands for what the code puts in.
MADE: dict[str, set[str]] = {
    "ask-{}": {f"ask-{kind}" for kind in _ASKED},
    "brush-{}": {f"brush-{brush}" for brush in ("take", *TILE_BRUSHES, *TURN_BRUSHES)},
    "brush-{}-hint": {f"brush-{brush}-hint" for brush in _BRUSHES},
    "card-{}": {f"card-{card}" for card in CARDS},
    "card-{}.in": {f"card-{card}.in" for card in CARDS},
    "card-{}-text": {f"card-{card}-text" for card in CARDS},
    "change-{}": {f"change-{change}" for change in (*_REMEDIES, "turn", "last")}
    - {"change-guardian"},
    "chapter-{}": {chapter.message for chapter in chapters()},
    "case-{}": {case.message for case in cases()},
    "clause-{}": {f"clause-{kind}" for kind in (*_ACTIONS, "place-paid")},
    "code-{}": {f"code-{reason}" for reason in CodeFault},
    "course-mark-{}": {f"course-mark-{mark}" for mark in ("new", "begun", "done", "due")},
    "edit-{}": set(LABELS.values()),
    "differs-{}": {f"differs-{switch}" for switch in SWITCHES},
    "differs-{}.english": {f"differs-{switch}.english" for switch in SWITCHES},
    "do-{}": {f"do-{kind}" for kind in ("take_talisman", "sacrifice", "decline_ruins", "end_turn")},
    "family-{}": {f"family-{family}" for family in _FAMILIES},
    "guardians-limits-{}": {f"guardians-limits-{card}" for card in CARDS},
    "fault-{}": {f"fault-{name}" for name in patterns()},
    "goal-{}": {f"goal-{name}" for name in PREDICATES},
    "goal-{}.no": {f"goal-{name}.no" for name, test in PREDICATES.items() if test.kind is BOOL},
    "here-{}": {f"here-{topic}" for topic in Topic},
    "here-{}-told": {
        f"here-{topic}-told" for topic in ("reach", "barred", "burns", "gains", "scores")
    },
    "how-{}": {f"how-{line}" for line in _LINES if line != "total"},
    "kept-offer-{}": {f"kept-offer-{kind}" for kind in _KEPT},
    "lesson-{}": {lesson.message for lesson in lessons()},
    "lesson-{}-{}": {step.message for lesson in lessons() for step in lesson.steps},
    "moved-{}": {f"moved-{kind}" for kind in _ACTIONS}
    | {"moved-place-paid", "moved-choose_guardian-shown"},
    "no-{}": {f"no-{obstacle}" for obstacle in Obstacle if obstacle != Obstacle.CANNOT_PAY},
    "may-{}": {f"may-{kind}" for kind in (*_MAY, *_PLAIN)},
    "may-move_token-{}": {"may-move_token-step", "may-move_token-temple"},
    "page-about-{}": {f"page-about-{page.kind}" for page in SERVED},
    "page-{}": {f"page-{notice}" for notice in _NOTICES},
    "page-{}-text": {f"page-{notice}-text" for notice in _NOTICES},
    "panel-{}": {f"panel-{panel}" for panel in (*PANELS, "course")},
    "page-theme-{}": {f"page-theme-{theme}" for theme in ("auto", "light", "dark")},
    "remedy-{}": {f"remedy-{change}" for change in _REMEDIES},
    "help-{}": {f"help-{kind}" for kind in HELPS},
    "reason-{}": {f"reason-{kind}" for kind in ("lot", "habit", "points", "replaced")},
    "reading-{}": {f"reading-{name}" for name in (*PRESETS, OWN_MIX)},
    "reading-{}.in": {f"reading-{name}.in" for name in PRESETS},
    "puzzle-{}": {f"puzzle-{kind}" for kind in PuzzleKind},
    "puzzle-grade-{}": {f"puzzle-grade-{grade}" for grade in Grade},
    "puzzle-gauge-{}": {f"puzzle-gauge-{count}" for count in ("points", "used", "sacrificed")},
    "puzzle-step-{}": {f"puzzle-step-{step}" for step in ("first", "previous", "next", "last")},
    "puzzle-missed-{}": {f"puzzle-missed-{kind}" for kind in PuzzleKind if kind != "card"},
    "puzzle-title-{}": {f"puzzle-title-{kind}" for kind in PuzzleKind},
    "quiz-{}": {f"quiz-{kind}" for kind in QuestionKind},
    "quiz-mark-{}": {f"quiz-mark-{mark}" for mark in QuizMark},
    "quiz-{}.ask": {f"quiz-{kind}.ask" for kind in QuestionKind if kind not in ASKED_AS},
    "ours-{}": {f"ours-{one.ours}" for one in cases() if one.ours},
    "review-sign-{}": {f"review-sign-{sign}" for sign in SIGNS},
    "review-step-{}": {f"review-step-{step}" for step in ("first", "previous", "next", "last")},
    "rule-{}": {f"rule-{rule.replace('.', '-')}" for rule in Rule},
    "rule-{}.says": {f"rule-{rule.replace('.', '-')}.says" for rule in Rule},
    "share-{}": {f"share-{what}" for what in SHARED},
    "share-{}-hint": {f"share-{what}-hint" for what in SHARED},
    "score-{}": {f"score-{line}" for line in _LINES},
    "score-{}.in": {f"score-{line}.in" for line in _LINES},
    "legend-{}": {f"legend-{name or kind}" for kind, name in SIGNS_OF_BOARD.items()},
    "setting-{}": {f"setting-{name}" for name in (*SWITCHABLE, *CHOICES)},
    "setting-pace-{}": {f"setting-pace-{at}" for at in range(len(PACES))},
    "setting-{}-{}": {f"setting-{name}-{one}" for name in CHOICES for one in CHOICES[name]},
    "table-{}": {"table-invite", "table-watch", "table-move"},
    "table-{}-hint": {"table-invite-hint", "table-watch-hint", "table-move-hint"},
    "setup-against-{}": {f"setup-against-{who}" for who in AGAINST},
    "setup-bar-{}": {f"setup-bar-{obstacle}" for obstacle in _BARS},
    "setup-curtain-{}": {"setup-curtain-yes", "setup-curtain-no"},
    "setup-name-{}": {f"setup-name-{step}" for step in StepKind},
    "setup-step-{}": {"setup-step-shuffle", "setup-step-gap"},
    "setup-told-bar-{}": {f"setup-told-bar-{obstacle}" for obstacle in _BARS},
    "study-{}": {f"study-{section}" for section in SECTIONS},
    "study-by-{}": {f"study-by-{measure}" for measure in MEASURES},
    "switch-{}": {f"switch-{switch}" for switch in SWITCHES}
    | {
        f"switch-{value}" for values in SWITCHES.values() for value in values if value not in _TRUTH
    },
    "switch-{}-note": {"switch-start_edge-note"},
    "unfinished-{}-done": {"unfinished-start-done", "unfinished-guardians-done"},
    "unfinished-{}-order": {"unfinished-start-order", "unfinished-guardians-order"},
    "summary-round-{}": {f"summary-round-{step}" for step in ("draft", "turns", "end")},
    "summary-turn-{}": {
        f"summary-turn-{part}" for part in ("tokens", "place", "sacrifice", "guardian")
    },
    "what-if-{}-hand": {"what-if-put-hand", "what-if-turn-hand"},
    "tool-{}": {f"tool-{tool}" for tool in Tool},
    "why-{}": {f"why-{way}" for way in Way if way != Way.ALLOWED}
    | {"why-forest-cost", "why-forest-beside", "why-forest-temple", "why-forest-temple-row"}
    | {"why-temple-row"},
    "yes-{}": {f"yes-{kind}" for kind in _ACTIONS if kind not in _TOLD_APART},
    "yes-place-{}": {f"yes-place-{price}" for price in _PRICES},
    "may-place-{}": {f"may-place-{price}" for price in _PRICES},
    "yes-move_token-{}": _MOVING,
    # Names of other things, which look alike.
    "reach-{}": set(),
    "seat-{}": set(),
}
