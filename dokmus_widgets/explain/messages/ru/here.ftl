### What a position raises by itself: all that may be done there, and what not, each a question.

here-title = Что здесь можно, а что нельзя?
here-reach = Куда можно поставить фишку?
here-barred = Куда нельзя и по какому правилу?
here-out-of-reach = Не достать
here-draft = Какие карты можно взять?
here-guardian = Что может карта Стража?
here-ruins = Что позволяют руины?
here-turn = Что ещё?
here-burns = Что сгорит?
here-gains = Что принесёт следующая фишка?
here-scores = Сколько очков сейчас?
here-hidden = Карты, которые никто не показал, здесь не раскрыты: вместо них могут быть другие.
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
here-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
here-reach-told = Да, на { $count ->
    [one] { $count } ячейку
    [few] { $count } ячейки
    [many] { $count } ячеек
   *[other] { $count } ячейки
 }{ $tokens ->
    [0] { "" }
    [1] , за одну фишку
   *[2] , за две фишки: одну поставить, одной пожертвовать
 }{ $spaces ->
    [none] .
   *[some] { " " }({ $spaces }).
 }
here-barred-told = { $count ->
    [0] Нет, сейчас никуда.
    [one] Нет, { $count } ячейка недоступна.
    [few] Нет, эти { $count } ячейки недоступны.
    [many] Нет, эти { $count } ячеек недоступны.
   *[other] Нет, эти { $count } ячейки недоступны.
 }
here-ways-told = Да, { $count ->
    [one] { $count } способом
    [few] { $count } способами
    [many] { $count } способами
   *[other] { $count } способами
 }: нажмите на поле, чтобы спросить об одном из них.
here-burns-told = { $who }: { $count ->
    [0] ничего не сгорит, на вулканах нет фишек.
    [one] фишка на { $spaces } сгорит в конце хода владельца, если её не переместить.
    [few] фишки на { $spaces } сгорят в конце хода владельца, если их не переместить.
    [many] фишки на { $spaces } сгорят в конце хода владельца, если их не переместить.
   *[other] фишки на { $spaces } сгорят в конце хода владельца, если их не переместить.
 }
here-gains-told = { $who }: на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 } больше, если к концу хода фишка стоит на { $count ->
    [1] { $spaces }.
   *[other] { $spaces ->
        [none] одной из этих ячеек.
       *[some] одной из ячеек: { $spaces }.
     }
 }
here-scores-told = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }, если партия закончится сейчас.{ $lines ->
    [none] { "" }
   *[other] { " " }{ $lines }.
 }
