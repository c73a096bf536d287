### Разбор сыгранной партии.

page-review = Разбор
page-about-review = Разбор партии в «Докмус» шаг за шагом: что принёс каждый ход и что было возможно.

## Просмотр

review-slider = Действия
review-at = Действие { $place } из { $most }
review-steps = Просмотр партии
review-step-first = Начало
review-step-round_back = Раунд назад
review-step-turn_back = Ход назад
review-step-back = Действие назад
review-step-on = Действие вперёд
review-step-turn_on = Ход вперёд
review-step-round_on = Раунд вперёд
review-step-last = Конец
review-note = Комментарий: { $note }
review-told-begin = Здесь партия начинается.
review-told-sample = Партия для примера, с самого начала. Ваша партия приведёт сюда, когда закончится; любую другую открывает раздел «Сохранить и открыть».
review-trying = Вы пробуете другие ходы. Сама партия остаётся такой, какой была сыграна.
review-come-back = Вернуться к сыгранной партии

## Ход

review-turn = { $who }, раунд { $round }, карта Стража { $card }
review-made = Этот ход принёс
review-possible = Максимум возможного
review-with-card = С картой { $card } («{ $name }»)
review-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
 }
review-see-best = Что было возможно в этот ход?
review-play-best = Сыграть лучший ход
review-no-turn = Сейчас не показан ничей ход: сначала перейдите к какому-нибудь.
review-told-best = { $who }: ход принёс { $made }, максимум — { $best }. Просмотрены все возможные исходы.
review-compare = Сравнить каждый ход с лучшим ({ $compared } из { $turns })
review-told-compared = Все ходы вместе принесли { $made }; по отдельности они могли бы принести { $best }.

## Вся партия

review-begin = Начало
review-points = Очки после каждого раунда
review-race = Пожертвованные фишки после каждого раунда
review-tiles = Тайлы с открытым храмом после каждого раунда
review-best = Очки за каждый ход: получено / возможно

## Взять с собой и открыть

review-of = Эта партия:
review-go = Разобрать её
review-link-hint = Она воспроизводит всю партию.
review-up-to = Партия показана до этого места; точки показывают, что было возможно.
review-notebook = В виде блокнота Jupyter
review-notebook-file = Скачать блокнот
review-notebook-hint = откроется в JupyterLab, где есть dokmus-widgets
review-code-fault = В ссылке нет партии, которую можно прочитать. Скопирована ли она целиком?
review-code-long = Эта партия слишком длинна для ссылки. Скопируйте её запись.
kept-offer-review = Здесь остался ваш разбор партии, он сохранён.
review-cell = { $who }, { $round }: { $count }
review-looking = Ищется лучшее для этого хода.
review-comparing = Ходы сравниваются; таблица заполнится сама.
review-cards = Что могла принести каждая карта в каждый ход
review-no-bokeh = Для графиков нужен Bokeh: pip install bokeh

## Графики

review-charts = Графики
review-chart = { $kind ->
    [points] Очки
    [race] Жертвы
    [tiles] Тайлы
    [best] Получено и возможно
   *[cards] Карты
 }
review-chart-none = Без графика
review-chart-card = Карта
review-chart-points = Очки
review-chart-row = { $who }: { $what }
review-chart-told = { $title }. В конце: { $rows }.
review-chart-cards = { $title }: каждая карта по номеру и её очки. Просмотрено ходов: { $known } из { $turns }. { $rows }.
review-chart-turns = { $title }. Просмотрено ходов: { $known } из { $turns }. { $rows }.
review-chart-begun = { $title }. Просмотрено ходов: { $known } из { $turns }.
review-chart-failed = График не удалось нарисовать. Числа приведены ниже.
review-chart-turn = Раунд { $round }, { $who }

## Комментарии

review-comment = Комментарий к этому моменту
review-comment-keep = Сохранить комментарий
review-sign-good = Хороший ход
review-sign-question = Сомнительный ход
review-comment-kept = Комментарий сохранён; он войдёт в запись партии.
review-comment-long = Слишком длинный комментарий (знаков: { $count }, не больше { $most }).
review-comment-full = С этим комментарием запись партии была бы слишком длинной.
review-marking = Отмечать ячейки
review-marking-on = Теперь щелчок по полю отмечает ячейку: рамка, затем крест, затем ничего.
review-marking-off = Щелчок по полю снова пробует ход.
review-marked = { $space }: { $kind ->
    [ring] рамка.
    [cross] крест.
   *[none] без отметки.
 }
