course-steps = Шаги урока
course-step-of = Шаг { $number } из { $count }
course-goals = Цели
course-goal-met = Сделано
course-goal-open = Не сделано
course-free-text = Свободная игра: играйте за все цвета; ничего не засчитывается.

## What helps

course-ways = Что дальше
course-next = Дальше
course-skip = Пропустить
course-finish = Закончить
course-skip-last = Сразу в конец
course-repeat = Ещё раз
course-again = Заново
course-hint = Подсказка
course-play-freely = Свободная игра
course-come-back = Назад к уроку

## Quizzes

course-quiz = Тест: { $chapter }
course-quiz-here = Проверить себя
course-quiz-about = Пять вопросов, каждый раз новых.
course-quiz-best = { $right } из { $asked }
course-quiz-answers = Ваш ответ
course-quiz-tile = Тайл { $tile }
course-quiz-was = { $said } → { $right }
course-quiz-missed = верный ответ: «{ $right }»
course-quiz-submit = Проверить
course-quiz-again = Ещё один тест
course-quiz-results = Результат
course-review = Ваши ошибки
course-in-quiz = Сначала закончите тест или вернитесь к уроку.
course-no-quiz = Тест не открыт.

## The course at a glance

course-title = Весь курс
course-overview = Все уроки: { $done } из { $count }
course-done = Пройдено уроков: { $done } из { $count }
course-go-on = Продолжить: { $lesson }
course-due = { $count ->
    [one] Повторить { $count } вопрос, где вы ошиблись
    [few] Повторить { $count } вопроса, где вы ошиблись
    [many] Повторить { $count } вопросов, где вы ошиблись
   *[other] Повторить { $count } вопроса, где вы ошиблись
 }
course-minutes = { $minutes } мин
course-mark-new = новый
course-mark-begun = начат
course-mark-done = пройден
course-mark-due = повторить

## Progress

course-keep = Ваш прогресс
course-keep-text = Прогресс, который нужно добавить
course-keep-hint = Он добавится к вашему; ничего не пропадёт.
course-import = Добавить
course-export = Скопировать мой прогресс
course-export-hint = Сохраните его в файле или добавьте в другом месте. Личных данных в нём нет.
course-imported = Добавлено к вашему прогрессу.
course-not-imported = Ничего не добавлено: этот текст — не прогресс курса{ $path ->
    [none] .
   *[other] , или он изменён здесь: { $path }.
 }
course-erase = Стереть
course-erase-sure = Стереть всё
course-erase-not = Оставить
course-erase-asked = Стереть весь ваш прогресс? Отменить это нельзя.
course-erased = Ваш прогресс стёрт.
course-kept = Ничего не стёрто.

course-then = Потом:
course-first-game = Сыграть первую партию с подсказками
course-first-python = Первая партия с подсказками: { $python }
