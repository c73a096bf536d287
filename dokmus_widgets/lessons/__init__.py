"""Course model without a user interface: lesson data and lesson sessions on the real rules.

>>> from dokmus_widgets.lessons import LessonSession, lesson
>>> session = LessonSession(lesson("three-tokens"))
>>> bool(session.click("c2")), session.outcome.value
(False, 'going')
"""

from dokmus_widgets.lessons.catalogue import chapters, lesson, lessons
from dokmus_widgets.lessons.lesson import Chapter, Lesson, Mistake, Step
from dokmus_widgets.lessons.sessions.session import LessonSession, Outcome

__all__ = ["Chapter", "Lesson", "LessonSession", "Mistake", "Outcome", "Step"]
__all__ += ["chapters", "lesson", "lessons"]
