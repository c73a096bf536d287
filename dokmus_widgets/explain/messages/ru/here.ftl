### Questions that a position raises.

here-title = Что здесь можно, а что нельзя?
here-reach = Куда можно поставить фишку?
here-barred = Куда нельзя поставить и почему?
here-out-of-reach = Вне досягаемости
here-occupied = Уже занято фишкой
here-no-second = Нет фишки для жертвы
here-no-own-tile = Тайл не угловой или занят
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
 }{ $spaces ->
    [none] { "" }
   *[some] { " " }({ $spaces })
 }{ $tokens ->
    [0] .
    [1] : уйдёт одна фишка.
   *[2] : уйдут две фишки — одну поставите, другой пожертвуете.
 }
here-barred-told = { $count ->
    [0] Сейчас фишку ставить нельзя.
    [1] На эту ячейку фишку не поставить.
    [one] На { $count } ячейку фишку не поставить.
    [few] На { $count } ячейки фишку не поставить.
    [many] На { $count } ячеек фишку не поставить.
   *[other] На { $count } ячейки фишку не поставить.
 }
here-ways-told = Есть { $count ->
    [one] { $count } способ
    [few] { $count } способа
    [many] { $count } способов
   *[other] { $count } способа
 }: нажмите на поле, чтобы проверить.
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
here-scores-told = { $who }: { part-points }, если партия закончится сейчас{ $lines ->
    [none] .
   *[other] { " " }({ $lines }).
 }
