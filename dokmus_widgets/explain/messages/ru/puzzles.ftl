### Задачи: ходы сыгранных партий с вопросом.

page-puzzles = Задачи
page-about-puzzles = Задачи на один ход в «Докмусе» с доказанными решениями: набрать больше всего очков, дойти до дальнего храма, выбрать лучшего Стража.
kept-offer-puzzles = Здесь осталась начатая вами задача, она сохранена.

## What is asked

puzzle-title-points = Больше всего очков
puzzle-title-reach = Дальний храм
puzzle-title-sacrifice = Точная жертва
puzzle-title-card = Лучшая карта
puzzle-points = Сыграйте ход, который принесёт наибольшее возможное число очков. Этот максимум доказан.
    .done = Верно: больше отсюда не приносит ни один ход.
puzzle-reach = Откройте большой храм наименьшим числом фишек. Доказано, что меньшим не обойтись.
    .done = Верно: с меньшим числом фишек туда не дойти.
puzzle-sacrifice = Пожертвуйте за ход ровно указанным числом фишек, считая сгоревшие, и наберите наибольшее возможное при этом число очков.
    .done = Верно: с такой жертвой больше не приносит ни один ход.
puzzle-card = С какой картой Стража этот ход мог бы принести больше всего очков? Играть не нужно: выберите карту.
    .done = Верно.
puzzle-who = Ваш цвет: { $who }.
puzzle-several = Верных ответов несколько; засчитывается любой.
puzzle-crumb = { $daily ->
    [yes] Задача дня
   *[no] Задача
 }, { $grade }
puzzle-today = Задача дня
puzzle-grade-easy = лёгкая
puzzle-grade-middle = средняя
puzzle-grade-hard = трудная
puzzle-cards = Ваш ответ
puzzle-by-card = Больше всего очков с каждой картой

## What is answered

puzzle-missed-points = Ход принёс { $made ->
    [one] { $made } очко
    [few] { $made } очка
    [many] { $made } очков
   *[other] { $made } очка
 } из { $best } возможных. Отмените ход и попробуйте иначе или посмотрите решение.
puzzle-missed-sacrifice = Пожертвовано фишек: { $lost }, получено очков: { $made }. Если пожертвовать ровно { $tokens }, возможно очков: { $best }. Отмените ход и попробуйте иначе или посмотрите решение.
puzzle-card-right = Верно: с картой { $card } ход может принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }, и больше не даёт ни одна карта.
puzzle-card-wrong = Нет: с картой { $card } ход принесёт не больше чем { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }, а возможно { $best }. Попробуйте другую карту или посмотрите решение.
puzzle-no-card = Карты { $wish } здесь нет; есть: { $cards }.
puzzle-no-cards = В этой задаче карту не выбирают.
puzzle-solution = Решение, разыгранное на поле: { $moves }.
puzzle-shown = Это решение. Отменяйте его действия по одному и повторяйте их, чтобы увидеть, как всё идёт.
puzzle-hint = В решении есть: { $what }.
puzzle-hint-plain = В решении нет ни карты Стража, ни руин, ни жертв.
puzzle-hint-guardian = действие карты Стража
puzzle-hint-ruins = { $count ->
    [one] { $count } дополнительное действие за руины
    [few] { $count } дополнительных действия за руины
    [many] { $count } дополнительных действий за руины
   *[other] { $count } дополнительного действия за руины
 }
puzzle-hint-paid = { $count ->
    [one] { $count } фишка, поставленная с жертвой
    [few] { $count } фишки, поставленные с жертвой
    [many] { $count } фишек, поставленных с жертвой
   *[other] { $count } фишки, поставленной с жертвой
 }
puzzle-hint-card = С картой { $card }, которая у вас, ход может принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.

## Ways on

puzzle-show = Показать решение
puzzle-come-back = Назад к задаче
puzzle-next = Следующая задача
puzzle-kinds = Что спрашивают
puzzle-grades = Трудность
puzzle-any = неважно
puzzle-solved = Решено { $solved } из { $count }
puzzle-due = { $count ->
    [one] Ещё раз: { $count } задача
    [few] Ещё раз: { $count } задачи
    [many] Ещё раз: { $count } задач
   *[other] Ещё раз: { $count } задачи
 }
puzzle-none = Таких задач нет: выберите другой вопрос или другую трудность.
puzzle-none-due = Повторять пока нечего.
puzzle-no-file = Не удаётся прочитать задачи из { $file }: { $why }.
puzzle-not-puzzles = { $wish } — это не задачи: нужен их список или путь к файлу.
