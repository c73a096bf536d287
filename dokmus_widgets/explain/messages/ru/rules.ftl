### The rules by family, in a few words each: what a chip under an answer says.
###
### Words used in Russian, the same everywhere (the player is addressed as «вы», small letter; ё is written):
###   tile = тайл; corner tile = угловой тайл; space = ячейка; next to = рядом, соседний
###   token = фишка; supply = запас; to place = поставить; to move = переместить
###   meadow = луг; forest = лес; mountain = горы (plural); volcano = вулкан; ruins = руины (plural)
###   water = вода; waterway = водоём; crossing = переправа; to cross = переправиться
###   temple = храм, малый храм, большой храм; to discover = открыть; past a temple = вокруг храма
###   tile reached = тайл с открытым храмом; complete tile = полный тайл (открыты все его храмы)
###   gap = пустое место; outer edge = внешний край; to slide = сдвинуть; to rotate = повернуть
###   clockwise, counter-clockwise = по часовой стрелке, против часовой стрелки
###   guardian = Страж (capital); guardian card = карта Стража; action names as on the cards, in «»
###   talisman = талисман; first player = первый игрок
###   round = раунд; turn = ход; draft = выбор карт; extra action = дополнительное действие
###   sacrifice = жертва, пожертвовать фишкой; lost action = действие сгорает
###   set-up = подготовка; start = старт, место старта
###   rulebook = правила, книга правил; reading = трактовка правил; own mix = свой набор
###   score sheet = подсчёт очков; points = очки; tile track = шкала тайлов; move, ply = ход
###   undo, take back = отменить; redo = повторить; lesson = урок; quiz = проверка; progress = прогресс
###   position = позиция; code = код; link = ссылка; a game = партия; record of a game = запись партии
### Names stand in the nominative and verbs in the present, which fits a name of any gender.

rule-setup-tiles = Остров
rule-setup-tiles-two = Остров для двоих
rule-setup-supply = По 25 фишек
rule-setup-talisman = Талисман
rule-setup-start_order = Кто когда выбирает старт
rule-setup-start_tile = Свой угловой тайл
rule-setup-start_space = Луг или лес на внешнем краю
rule-setup-start_forest = Старт в лесу бесплатный
rule-round-eight = Восемь раундов
rule-round-draft = Карты берут тайно
rule-round-cards = Карты в игре
rule-round-order = Меньшая карта ходит раньше
rule-round-end = Конец раунда
rule-round-talisman-two = Талисман туда и обратно
rule-turn-three = Три фишки за ход
rule-turn-guardian = Одно действие Стража за ход
rule-turn-sacrifice = Жертвы — только где требуется
rule-turn-afford = Для жертвы нужна вторая фишка
rule-place-adjacent = Рядом со своей фишкой
rule-place-terrain = Где может стоять фишка
rule-place-empty = Одна фишка в ячейке
rule-place-anywhere = Некуда — значит, куда угодно
rule-meadow-plain = Луг без эффекта
rule-mountain-closed = Горы закрыты
rule-volcano-burn = Вулкан сжигает фишки
rule-temple-closed = На храмы не ставят
rule-temple-link = Храм связывает ячейки вокруг
rule-temple-pair = Соседние храмы — как один
rule-forest-cost = Лес требует жертвы
rule-forest-beside = Рядом со своим лесом бесплатно
rule-forest-temple = Вокруг храма бесплатно
rule-forest-crossing = Переправа оплачивает и лес
rule-forest-moved = Переместить в лес — бесплатно
rule-water-closed = Вода закрыта
rule-water-waterway = Водоём
rule-water-cross = Переправа требует жертвы
rule-water-from_temple = Переправа от храма
rule-water-to_temple = Переправа к храму
rule-water-once = Платят за каждую переправу
rule-ruins-fixed = Фишка на руинах остаётся там
rule-ruins-action = Руины дают действие
rule-ruins-now = Сразу или никогда
rule-ruins-chain = На руины перемещением
rule-guardian-1 = Страж 1: талисман
rule-guardian-2 = Страж 2: переместить тайл
rule-guardian-3 = Страж 3: переместить фишку
rule-guardian-4 = Страж 4: повернуть тайл
rule-guardian-5 = Страж 5: действие 2, 3 или 4
rule-score-end = Подсчёт в конце
rule-score-ruins = Очки за руины
rule-score-discover = Открыть храм
rule-score-small = Малые храмы
rule-score-large = Большие храмы
rule-score-complete = Полные тайлы
rule-score-tiles = Тайлы с открытым храмом
rule-score-sacrifice = Очки за жертвы
rule-score-tie = Ничьи
