### Почему игроки-программы ходят так, как ходят.

reason-turn = { $who }: теперь { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }{ $lines ->
    [none] , как и прежде.
   *[other] { " " }({ $gained }): { $lines }.
 }
reason-lot = { $who } полагается на случай: все возможные ходы равновероятны.
reason-habit = { $who } ходит по привычке, ничего не рассчитывая.
reason-points = { $who } выбирает то, что обещает больше всего{ $points ->
    [0] , хотя очков это пока не приносит.
    [one] : { $points } очко.
    [few] : { $points } очка.
    [many] : { $points } очков.
   *[other] : { $points } очка.
 }
reason-playouts = { $who } сравнивает { $judged ->
    [one] { $judged } вариант
    [few] { $judged } варианта
    [many] { $judged } вариантов
   *[other] { $judged } варианта
 }, разыгрывая до конца { $playouts ->
    [one] { $playouts } партию
    [few] { $playouts } партии
    [many] { $playouts } партий
   *[other] { $playouts } партии
 }{ $share ->
    [none] .
   *[other] : доля побед с этим вариантом — { $share }.
 }
reason-replaced = { $who }: решить не удалось, поэтому ход выбран по жребию.
