reason-turn = У игрока { $who } теперь { part-points }{ $lines ->
    [none] , как и раньше.
   *[other] { " " }({ $gained }): { $lines }.
 }
reason-lot = { $who } играет наугад.
reason-habit = { $who } играет по простому правилу.
reason-points = { $who } делает то, что считает лучшим.
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
reason-replaced = { $who } не может решить: этот выбор случайный.
