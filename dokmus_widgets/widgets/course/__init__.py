"""The course: all lessons and quizzes, and how far the learner is."""
