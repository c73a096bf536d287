### Questions that a position raises.

here-title = Что здесь можно, а что нельзя?
here-reach = Куда можно поставить фишку?
here-barred = Куда нельзя поставить и почему?
here-out-of-reach = Вне досягаемости
here-no-own-tile = Не свой угловой тайл
here-no-outer-edge = Не луг и не лес на внешнем краю
here-cards-first = Сначала выбирают карты
here-over = Партия окончена
here-ruins-first = Сначала дополнительное действие
here-tokens-used = Фишки этого хода использованы
here-draft = Какие карты можно выбрать?
here-guardian = Что можно сделать картой Стража?
here-ruins = Что можно сделать дополнительным действием?
here-turn = Что ещё?
here-burns = Что сгорит?
here-gains = Что принесёт следующая фишка?
here-scores = Сколько очков сейчас?
here-hidden = Закрытые карты здесь не показаны, вместо них могут быть другие.
here-line = { $question }: { $answer }
here-spaces = { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
    [many] { $count } ячеек
   *[other] { $count } ячейки
 }
here-everywhere = везде
here-ways = { $count ->
    [one] { $count } способ
    [few] { $count } способа
    [many] { $count } способов
   *[other] { $count } способа
 }
here-tokens = { $count ->
    [0] ничего
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
 }
here-points = { part-points }
here-reach-told = Поставить фишку можно на { $count ->
    [one] { $count } ячейку
    [few] { $count } ячейки
    [many] { $count } ячеек
   *[other] { $count } ячейки
 }{ $tokens ->
    [0] { "" }
    [1] , потратив одну
   *[2] , потратив две: одну поставить, другой пожертвовать
 }{ $spaces ->
    [none] .
   *[some] { " " }({ $spaces }).
 }
here-barred-told = { $count ->
    [0] Сейчас ставить нельзя никуда.
    [1] Нельзя поставить на эту ячейку.
    [one] Нельзя поставить на эту { $count } ячейку.
    [few] Нельзя поставить на эти { $count } ячейки.
    [many] Нельзя поставить на эти { $count } ячеек.
   *[other] Нельзя поставить на эти { $count } ячейки.
 }
here-ways-told = Есть { $count ->
    [one] { $count } способ
    [few] { $count } способа
    [many] { $count } способов
   *[other] { $count } способа
 }: нажмите на поле, чтобы проверить один из них.
here-burns-told = { $who }: { $count ->
    [0] ничего не сгорит — на вулканах нет фишек.
    [one] фишка на { $spaces } сгорит в конце хода своего владельца, если её не увести.
    [few] фишки на { $spaces } сгорят в конце хода своего владельца, если их не увести.
    [many] фишки на { $spaces } сгорят в конце хода своего владельца, если их не увести.
   *[other] фишки на { $spaces } сгорят в конце хода своего владельца, если их не увести.
 }
here-gains-told = { $who }: на { part-points } больше, если в конце хода фишка будет стоять на { $count ->
    [1] { $spaces }.
   *[other] { $spaces ->
        [none] одной из этих ячеек.
       *[some] одной из ячеек: { $spaces }.
     }
 }
here-scores-told = { $who }: { part-points }, если партия закончится сейчас.{ $lines ->
    [none] { "" }
   *[other] { " " }{ $lines }.
 }
