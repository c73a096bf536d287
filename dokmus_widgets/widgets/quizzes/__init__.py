"""The sheet and the board of quizzes."""
