### Отчёт об исследовании: много партий, в которых играют программы.

study-title = Что показали партии
study-done = Сыграно партий: { $games } из { $of }, начальное число { $seed }.
study-note = В скобках — 95-процентные доверительные интервалы. Партии на одном острове считаются за одно наблюдение.
study-faults = Ходов, выбранных жребием за сбившихся игроков: { $count }.
study-count = Число
study-number = { $whole },{ $part }
study-share = { $number } %

## Заголовки таблиц

study-arms = Длина, очки, первый игрок
study-paired = Отличие от первой строки выше на тех же островах
study-players = Игроки
study-seats = По порядку, начиная с первого игрока
study-cards = Карты Стражей
study-rounds = Карты Стражей по раундам
study-lines = Откуда берутся очки
study-sacrificed = По числу пожертвованных фишек
study-reached = По числу тайлов с открытым храмом
study-completed = По числу полных тайлов
study-sides = Стороны тайлов

## Что измерено

study-by-moves = Ходов в партии
study-by-points = Очки
study-by-first = Победы первого игрока
study-by-wins = Победы
study-by-fair = Победы при равной силе
study-by-taken = Выбор
study-by-gained = Очки за раунд
study-by-winners = Очки победителей
study-by-others = Очки остальных
study-by-reaches = Игроки, открывшие храм
study-by-completes = Игроки, открывшие все храмы

## Строки

study-seat = Игрок { $seat } из { $seats }
study-card-round = Карта { $card }, раунд { $round }
study-many = от { $count }
study-side = Тайл { $tile }, сторона { $side }
