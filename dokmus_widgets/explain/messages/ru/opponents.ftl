others-note = 1 — самый слабый, 8 — самый сильный.
others-share = Думает: { $share }
others-ahead = { $count ->
    [one] В очереди перед вами { $count } партия
    [few] В очереди перед вами { $count } партии
    [many] В очереди перед вами { $count } партий
   *[other] В очереди перед вами { $count } партии
}
others-full = Слишком много партий ждут хода компьютера. Продолжите чуть позже.
others-pause = Пауза
others-go_on = Продолжить
others-skip = Сразу к моему ходу
others-again = Показать ещё раз
prompt-others = { $who } ходит. Смотрите шаг за шагом или переходите сразу к своему ходу.
told-others-turn = Сейчас ходит { $who }. Дождитесь своего хода.
told-anywhere = { $who }: ставить фишку было некуда, поэтому годилась любая свободная ячейка луга, леса, руин или вулкана ({ $spaces }).
setup-company = Кто играет? (1–8: компьютер)
setup-person = Человек
player-level = Компьютер, уровень { $level }
    .short = ур. { $level }
player-own = Компьютер{ $name ->
    [gentle] {""}
   *[other] : { $name }
 }
do-rematch = Реванш
error-opponents = Соперники задаются по местам от 0 до { $last }: уровень от 1 до { $levels }, имя игрока или сам игрок, например opponents={ $example }.
