### Игра против игроков, которые не люди.

others-title = Играть с компьютером
others-note = Выберите уровень — и партия начнётся: 1 — лёгкий, 8 — самый сильный.
others-many = Соперники
others-label = Ходы компьютера
others-share = Думает: { $share }
others-pause = Пауза
others-go_on = Продолжить
others-skip = Сразу к моему ходу
others-again = Показать ещё раз
others-slower = Медленнее
others-faster = Быстрее
prompt-others = { $who } ходит. Смотрите шаг за шагом или переходите сразу к своему ходу.
told-others-turn = Ещё рано: { $who } ходит. Ваш ход будет потом.
setup-company = Кто играет? (1–8 — компьютер)
setup-person = Человек
player-level = Компьютер, уровень { $level }
player-own = Компьютер: { $name }
do-rematch = Реванш
error-opponents = Соперники задаются по местам от 0 до { $last }: уровень от 1 до { $levels }, имя игрока или сам игрок, например opponents={ $example }.
