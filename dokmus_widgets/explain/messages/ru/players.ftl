reason-turn = У игрока { $who } теперь { part-points }{ $lines ->
    [none] , как и раньше.
   *[other] { " " }({ $gained }): { $lines }.
 }
reason-lot = { $who } ходит наугад.
reason-habit = { $who } ходит по простому правилу.
reason-points = { $who } делает лучший ход по собственной оценке.
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
 }.
reason-replaced = { $who } не может решить: этот ход случайный.
