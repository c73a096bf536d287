"""The course: lessons, quizzes and the learner's progress."""
