### The score sheet, line by line.

scores-heading = Подсчёт очков
explored-open = Открыть позицию
explored-open-hint = Она заменит эту.
explored-link-hint = По ней откроется ровно то, что показано сейчас.
explored-code-hint = Код этой позиции. Открывается везде, где можно открыть позицию.
scores-prompt = Нажмите на число, чтобы узнать, из чего оно сложилось, или на ячейку, чтобы узнать, что за неё засчитано.
scores-title = Подсчёт, если бы партия кончилась сейчас
scores-title-end = Подсчёт в конце партии
scores-wins = Побеждает { $who }
scores-cell = { $who }, { $line }: { $points }
scores-another = Другая партия
scores-worth = Что добавит ещё одна фишка

## Answers

scores-told-line = { $who }, { $line }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }{ $spaces ->
    [none] .
   *[other] . За что: { $spaces }.
 }
scores-told-tiles = { $who }, { $line }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }, { $count ->
    [0] ни одного тайла.
    [one] { $count } тайл: { $tiles }.
    [few] { $count } тайла: { $tiles }.
    [many] { $count } тайлов: { $tiles }.
   *[other] { $count } тайла: { $tiles }.
 }
scores-told-sacrifices = { $who }: { $tokens ->
    [0] ни одной жертвы, и очков за это нет.
    [one] { $tokens } пожертвованная фишка
    [few] { $tokens } пожертвованные фишки
    [many] { $tokens } пожертвованных фишек
   *[other] { $tokens } пожертвованной фишки
 }{ $tokens ->
    [0] { "" }
   *[other] , { $place }-е место, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
     }{ $tied ->
        [none] .
       *[other] . Столько же: { $tied }. Все получают полные очки, а следующие места этим заняты.
     }
 }
scores-told-total = { $who }: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
scores-told-space = { $label }. Засчитано: { $lines }.
scores-told-space-plain = { $label }. Никому ничего не засчитано.
scores-space-line = { $who } ({ $line })
scores-told-more = Ещё одна фишка там добавила бы: { $gains }.
scores-told-more-none = Ещё одна фишка там никому ничего не добавит.
scores-told-more-seat = { $who } { $points }
scores-told-worth = Каждое число — сколько добавила бы здесь ещё одна фишка ({ $who }), если бы уже стояла.
scores-told-worth-none = Ни одна ячейка не добавит очков ({ $who }).

## One more token, line by line

scores-more-title = Ещё одна фишка на { $space } добавила бы

## Tile track, sacrifices, ties

scores-track = Шкала тайлов: очки за тайлы, от 0 до { $tiles }
scores-track-seat = { $who }: { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
    [many] { $tiles } тайлов
   *[other] { $tiles } тайла
 }{ $gain ->
    [none] , больше некуда
   *[other] , следующий добавит { $gain }
 }
scores-sacrifices = Жертвы, очки по местам: { $points }
scores-sacrifice-place = { $place }-е место
scores-sacrifice-seat = { $who }: пожертвовано { $tokens }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }{ $tied ->
    [none] { "" }
   *[other] , столько же: { $tied }
 }
scores-sacrifice-none = { $who }: жертв нет, очков нет
scores-standing = Кто победит
scores-standing-one = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
scores-standing-tie = Поровну, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }: { $leaders }. Побеждает { $who }: больше пожертвованных фишек.
scores-standing-shared = Поровну, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }: { $leaders }. Жертв тоже поровну, победу делят { $who }.
