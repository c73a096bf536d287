page-review = Разбор
page-about-review = Разбор партии в «Докмус» ход за ходом: что принёс каждый ход и что было возможно.

## Просмотр

review-slider = Действия
review-at = Действие { $place } из { $most }
review-step-first = { $by ->
    [step] Начало
   *[other] Начало хода
 }
review-step-previous = { $by ->
    [step] Предыдущий ход; Shift: предыдущее действие
   *[other] Предыдущее действие
 }
review-step-next = { $by ->
    [step] Следующий ход; Shift: следующее действие
   *[other] Следующее действие
 }
review-step-last = { $by ->
    [step] Конец
   *[other] Конец хода
 }
review-keys = Стрелки влево и вправо — по ходам, с Shift — по действиям, Home и End — в начало и в конец. Enter начинает обход ячеек стрелками, Esc его заканчивает.
review-note = Комментарий: { $note }
review-told-begin = Здесь партия начинается.
review-told-sample = Это пример партии. Свою откройте в разделе «Сохранить и открыть» или, доиграв, нажмите «Разобрать партию».
review-trying = Вы пробуете другие ходы. Партия не изменилась.

## Ход

review-turn = Раунд { $round }, карта { $card }
review-made = Набрано
review-possible = Можно было
review-no-turn = Сначала перейдите к ходу одного из игроков.
review-told-compared = { $own ->
    [yes] Ваши ходы
   *[no] Все ходы
 } вместе принесли { $made ->
    [one] { $made } очко
    [few] { $made } очка
    [many] { $made } очков
   *[other] { $made } очка
 }; лучшие принесли бы { $best }.
review-told-total = Очки в конце: { $total }, включая { $start } до первого хода и { $others } за чужие ходы.
review-told-open = Выберите столбик, чтобы увидеть этот ход, или поучитесь на ходах, где упущено больше всего.
review-scored = { $own ->
    [yes] Ваши очки: { $made } из { $best }.
   *[no] { $who }, очки: { $made } из { $best }.
 }
review-scored-so-far = { $own ->
    [yes] Ваши очки: { $made }; подсчитываем, сколько было возможно.
   *[no] { $who }, очки: { $made }; подсчитываем, сколько было возможно.
 }
review-chart-turns = Набрано и возможно
review-bar = Раунд { $round }, { $who }: { $made } из { $best }
review-bar-so-far = Раунд { $round }, { $who }: { $made }
review-others = Ходы компьютера
review-others-told = { $shown ->
    [yes] На графике показаны и ходы компьютера.
   *[no] На графике показаны только ваши ходы.
 }

## Уроки ходов

learn-title = { $count ->
    [0] Поучительные ходы
    [one] { $count } поучительный ход
    [few] { $count } поучительных хода
    [many] { $count } поучительных ходов
   *[other] { $count } поучительного хода
 }
learn-none = Учиться не на чем: нет хода, где упущено не меньше 3 очков и не меньше четверти возможных.
learn-counting = Подсчитано ходов: { $searched } из { $turns }.
learn-chip = Раунд { $round } ({ $missed })
learn-chip-who = Раунд { $round }, { $who } ({ $missed })
learn-ways = Этот ход
learn-try = Сыграть заново
learn-again = Ещё раз
learn-next = Следующий ход
learn-best = Лучший ход
learn-asked = Раунд { $round }: упущено { part-points }. Сыграйте этот ход ещё раз; в партии он принёс { $made ->
    [one] { $made } очко
    [few] { $made } очка
    [many] { $made } очков
   *[other] { $made } очка
 }.
learn-rule = Считаются только очки этого хода; что будет потом, неважно.
learn-counts = Вы набрали { part-points }. В партии было { $made }, лучший результат — { $best }.
learn-missed = Вы набрали { part-points }. В партии было { $made }, лучший результат — { $best }. Нужно не меньше { $least }.
learn-closed = Здесь на поле играть нельзя. Попробуйте ход ещё раз или вернитесь к разбору.
learn-instead = Очки: { $best } вместо { $made }.
learn-done = { $what }. { $sum }
learn-step = Шаг { $step } из { $most }
learn-no-step = Такого шага нет: шаги лучшего хода — от 0 до { $most }.
learn-no-hint = Подсказки — для хода, который вы играете заново.

## Вся партия

review-begin = Начало
review-points = Очки после каждого раунда
review-race = Пожертвованные фишки после каждого раунда
review-tiles = Тайлы с открытым храмом после каждого раунда

## Взять с собой и открыть

review-go = Разобрать партию
learn-count = { $count ->
    [one] { $count } поучительный ход
    [few] { $count } поучительных хода
    [many] { $count } поучительных ходов
   *[other] { $count } поучительного хода
 }
review-link-hint = По ней воспроизводится вся партия.
review-up-to = Партия показана до этого места; точки показывают допустимые ходы.
review-notebook = В виде блокнота Jupyter
review-notebook-file = Скачать блокнот
review-notebook-hint = откроется в JupyterLab с dokmus-widgets
review-code-fault = В этой ссылке нет партии, которую можно прочитать. Скопируйте её ещё раз целиком.
review-code-long = Эта партия слишком длинна для ссылки. Скопируйте её запись.
kept-offer-review = Продолжить последний разбор?
review-cards = Возможные очки с каждой картой на каждом ходу
review-no-bokeh = Для графиков нужен Bokeh: pip install bokeh

## Графики

review-charts = Графики
review-chart = { $kind ->
    [points] Очки
    [race] Жертвы
    [tiles] Тайлы
   *[cards] Карты
 }
review-chart-none = Без графика
review-chart-card = Карта
review-chart-points = Очки
review-chart-row = { $who }: { $what }
review-chart-told = { $title }. В конце: { $rows }.
review-chart-cards = { $title }: номер карты и её очки. Просмотрено ходов: { $known } из { $turns }. { $rows }.
review-chart-begun = { $title }. Просмотрено ходов: { $known } из { $turns }.
review-chart-failed = График не удалось нарисовать. Числа приведены ниже.
review-chart-turn = Раунд { $round }, { $who }

## Комментарии

review-comment = Комментарий к этой позиции
review-comment-keep = Сохранить комментарий
review-sign-good = Хороший ход
review-sign-question = Сомнительный ход
review-comment-kept = Комментарий сохранён; он есть и в записи партии.
review-comment-long = Слишком длинный комментарий (знаков: { $count }, не больше { $most }).
review-comment-full = С этим комментарием запись партии была бы слишком длинной.
review-marking = Отмечать ячейки
review-marking-on = Нажмите на ячейку, чтобы обвести её, ещё раз — чтобы зачеркнуть, ещё раз — чтобы убрать отметку.
review-marking-off = Нажмите на поле, чтобы снова пробовать ходы.
review-marked = { $space }: { $kind ->
    [ring] рамка.
    [cross] крест.
   *[none] без отметки.
 }
