page-puzzles = Задачи
page-about-puzzles = Задачи на один ход в «Докмусе» с доказанными решениями: набрать больше всего очков, открыть дальний храм, выбрать лучшую карту.
kept-offer-puzzles = Продолжить последнюю задачу?

## What is asked

puzzle-title-points = Больше всего очков
    .done = Верно: больше в этой позиции не набрать.
puzzle-title-reach = Дальний храм
    .done = Верно: меньшим числом фишек его не открыть.
puzzle-title-sacrifice = Точная жертва
    .done = Верно: при стольких жертвах больше не набрать.
puzzle-title-card = Лучшая карта
    .done = Верно.
puzzle-points = Наберите за ход { part-points }: это доказанный максимум.
puzzle-reach = Откройте храм на { $space }, использовав не больше { $tokens ->
    [one] { $tokens } фишки
    [few] { $tokens } фишек
    [many] { $tokens } фишек
   *[other] { $tokens } фишки
 }.
puzzle-sacrifice = Пожертвуйте ровно { $tokens ->
    [1] одной фишкой
    [one] { $tokens } фишкой
    [few] { $tokens } фишками
    [many] { $tokens } фишками
   *[other] { $tokens } фишки
 } и наберите { part-points }.
puzzle-card = С какой картой за этот ход можно набрать { part-points }?
puzzle-who = { $card ->
    [none] Ваш цвет: { $who }. Нужно только выбрать карту.
   *[other] Ваш цвет: { $who }, ваша карта: { $card }.
 }
puzzle-burnt = Сгоревшие фишки считаются жертвами.
puzzle-several = Засчитывается любое из решений.
puzzle-crumb = { $daily ->
    [yes] Задача дня (до 00:00 UTC)
   *[no] Задача
 }
puzzle-today = Задача дня
puzzle-today-hint = новая в 00:00 UTC
puzzle-grade-easy = Лёгкая
puzzle-grade-middle = Средняя
puzzle-grade-hard = Трудная
puzzle-most = Не больше { part-points-of }
puzzle-gauge-points = { $value } из { $most ->
    [one] { $most } очка
    [few] { $most } очков
    [many] { $most } очков
   *[other] { $most } очка
 }
puzzle-gauge-used = Использовано фишек: { $value } (не больше { $most })
puzzle-gauge-sacrificed = Жертвы: { $value } (нужно { $most })

## What is answered

puzzle-missed-points = Вы набрали { $points } из { $best ->
    [one] { $best } очка
    [few] { $best } очков
    [many] { $best } очков
   *[other] { $best } очка
 }. Попробуйте ещё раз или посмотрите решение.
puzzle-missed-sacrifice = Пожертвовано фишек: { $sacrificed }, набрано очков: { $points }. Нужно пожертвовать ровно { $tokens } и набрать { $best }.
puzzle-missed-reach = Храм уже не открыть: использовать можно не больше { $tokens ->
    [one] { $tokens } фишки
    [few] { $tokens } фишек
    [many] { $tokens } фишек
   *[other] { $tokens } фишки
 }. Попробуйте ещё раз или посмотрите решение.
puzzle-card-right = Верно: карта { $card } приносит до { part-points-of }, и ни одна другая не принесёт больше.
puzzle-card-wrong = Нет, карта { $card } приносит не больше { part-points-of }, а нужно { $best }. Попробуйте другую карту или посмотрите решение.
puzzle-no-card = Карты { $wish } здесь нет. Выберите из { $cards }.
puzzle-no-cards = В этой задаче карту не выбирают.
puzzle-solution = { $several ->
    [yes] В одном из решений
   *[no] В решении
 } { $count ->
    [one] { $count } действие. Посмотрите его по шагам.
    [few] { $count } действия. Посмотрите их по одному.
    [many] { $count } действий. Посмотрите их по одному.
   *[other] { $count } действия. Посмотрите их по одному.
 }
puzzle-step = Шаг { $number } из { $count }: { $what }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
 }.
puzzle-shown = Вы смотрите решение. Чтобы сыграть самостоятельно, нажмите «Ещё раз».
puzzle-uncounted = На этот раз задача не засчитывается как решённая.
puzzle-hint-reach = Посмотрите на тайл { $tile }. Хватит { $count ->
    [one] { $count } действия
    [few] { $count } действий
    [many] { $count } действий
   *[other] { $count } действия
 }, { $card ->
    [yes] с вашей картой
   *[no] без вашей карты
 }.
puzzle-free-hint = Первая подсказка бесплатна. После дальнейшей помощи или ошибки задача не засчитывается.
puzzle-more-help = Дальше — уже без зачёта.
puzzle-row = { $solved ->
    [yes] Подряд решено: { $row }.
   *[no] Серия прервана, решено подряд: { $row }.
 }

## Ways on

puzzle-show = Решение
puzzle-again = Ещё раз
puzzle-next = Следующая задача
puzzle-at = Действие { $at } из { $most }
puzzle-step-first = Начало хода
puzzle-step-previous = Предыдущее действие
puzzle-step-next = Следующее действие
puzzle-step-last = Конец решения
puzzle-others = Другие задачи
puzzle-kinds = Вид задачи
puzzle-grades = Трудность
puzzle-any = Любая
puzzle-list = Список задач
puzzle-solved = Решено { $solved } из { $count }{ $row ->
    [0] {""}
    [1] {""}
   *[other] , подряд { $row }
 }
puzzle-due = Повторить { $count ->
    [one] { $count } нерешённую задачу
    [few] { $count } нерешённые задачи
    [many] { $count } нерешённых задач
   *[other] { $count } нерешённой задачи
 }
puzzle-none = Таких задач нет. Выберите другой вид или другую трудность.
puzzle-none-due = Повторять пока нечего.
puzzle-no-file = Не удаётся прочитать задачи из { $file }: { $why }.
puzzle-not-puzzles = { $wish } — не список задач и не путь к файлу.
