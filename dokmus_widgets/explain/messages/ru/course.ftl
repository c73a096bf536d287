### The course: what stands around a lesson or a quiz, and the course at a glance.

course-steps = Шаги этого урока
course-step-of = Шаг { $number } из { $count }
course-goals = Что здесь нужно сделать
course-goal-met = Сделано
course-goal-open = Ещё нет
course-free-text = Вы играете свободно: все цвета ваши, и ничего не засчитывается.

## What helps

course-ways = Как продолжить
course-more = Другие возможности
course-next = Дальше
course-skip = Пропустить
course-finish = Закончить
course-skip-last = Сразу в конец
course-repeat = Ещё раз
course-take-back = Отменить
course-again = Начать заново
course-hint = Подсказка
course-hint-of = { $number } из { $count }
course-hint-show = показать ход
course-play-freely = Играть свободно
course-come-back = Назад к уроку

## How it stands

course-points = Ваши очки: { $points }

## Quizzes

course-quiz = Проверка: { $chapter }
course-quiz-here = Проверить себя
course-quiz-about = Пять вопросов, каждый раз новых.
course-quiz-best = { $right } из { $asked }
course-quiz-answers = Ваш ответ
course-quiz-tile = Тайл { $tile }
course-quiz-was = { $said } → { $right }
course-quiz-submit = Проверить
course-quiz-again = Ещё одна проверка
course-quiz-results = Что получилось
course-review = Что не получилось
course-in-quiz = Открыта проверка: ответьте на вопрос или сначала вернитесь к уроку.
course-no-quiz = Проверка не открыта.

## The course at a glance

course-title = Весь курс
course-overview = Все уроки: { $done } из { $count }
course-done = Пройдено уроков: { $done } из { $count }
course-go-on = Продолжить: { $lesson }
course-due = { $count ->
    [one] Ещё раз: { $count } вопрос, где вы ошиблись
    [few] Ещё раз: { $count } вопроса, где вы ошиблись
    [many] Ещё раз: { $count } вопросов, где вы ошиблись
   *[other] Ещё раз: { $count } вопроса, где вы ошиблись
 }
course-minutes = { $minutes } мин
course-mark-new = новый
course-mark-begun = начат
course-mark-done = пройден
course-mark-due = пора повторить

## Progress

course-keep = Ваш прогресс
course-keep-text = Прогресс, скопированный в другом месте
course-keep-hint = Он добавится к вашему; ничего из пройденного не пропадёт.
course-import = Добавить
course-export = Скопировать мой
course-export-hint = Сохраните в файл или добавьте к курсу в другом месте. Ничего личного в нём нет.
course-imported = Добавлено. Всё, что пройдено там или здесь, теперь отмечено и тут.
course-not-imported = Ничего не добавлено: этот текст — не прогресс курса{ $path ->
    [none] .
   *[other] , или он изменён здесь: { $path }.
 }
course-erase = Стереть
course-erase-sure = Да, стереть всё
course-erase-not = Нет, оставить
course-erase-asked = Стереть весь ваш прогресс? Восстановить его будет нельзя.
course-erased = Стёрто. Курс начинается заново.
course-kept = Ничего не стёрто.

course-then = А потом:
course-first-game = Сыграть первую партию с подсказками
course-first-python = Первая партия с подсказками: { $python }
