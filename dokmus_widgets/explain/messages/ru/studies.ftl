study-title = Что показали партии
study-done = Сыграно партий: { $games } из { $of }; зерно генератора: { $seed }.
study-only = Показаны только партии с таким числом игроков: { $seats }.
study-note = В квадратных скобках — 95-процентные доверительные интервалы. Партии на одном острове считаются одним наблюдением.
study-faults = Случайных ходов вместо ходов игроков, давших сбой: { $count }.
study-limits = Сторона считается мёртвой, если храм на ней открывают меньше { $reached } игроков или если все её храмы открывают меньше чем в { $completed } партий. Доминирующей — если победители набирают на ней более чем в { $points ->
    [one] { $points } раз
    [few] { $points } раза
    [many] { $points } раз
   *[other] { $points } раза
 } больше очков, чем в среднем на одном тайле, или если те, кто открыл все её храмы, побеждают более чем в { $wins } раза чаще, чем в среднем открывшие все храмы какой-либо стороны.
study-dead = Мёртвые стороны: { $sides }.
study-dominant = Доминирующие стороны: { $sides }.
study-no-side = нет
study-count = Количество
study-number = { $whole },{ $part }
study-share = { $number } %
study-interval = { $value } [{ $low }; { $high }]

## Заголовки таблиц

study-arms = Длина партий, очки, первый игрок
study-paired = Отличие от первой строки выше, на тех же островах
study-players = Игроки
study-seats = По местам, начиная с первого игрока
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
study-by-fair = Победы при равных силах
study-by-taken = Частота выбора
study-by-gained = Очки за раунд
study-by-winners = Очки победителей
study-by-others = Очки остальных
study-by-leader = Победы единственного лидера
study-by-reaches = Игроки, открывшие на ней храм
study-by-completes = Игроки, открывшие на ней все храмы
study-by-somebody = Партии, где кто-то открыл на ней все храмы
study-by-odds = Победы (1 — поровну)
study-by-even = Очки победителей на ней (1 — в среднем на тайл)
study-by-lift = Победы открывших все храмы (1 — в среднем по сторонам)

## Строки

study-seat = Игрок { $seat } из { $seats }
study-card = Карта { $card }
study-card-round = Карта { $card }, раунд { $round }
study-many = { $count } и больше
study-side = Тайл { $tile }, сторона { $side }
