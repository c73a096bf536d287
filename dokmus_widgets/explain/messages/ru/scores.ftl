scores-heading = Подсчёт очков
explored-open = Открыть позицию
explored-open-hint = Она заменит эту.
explored-link-hint = По ней откроется то, что вы видите сейчас.
explored-code-hint = Код этой позиции. Вставьте его там, где можно открыть позицию.
scores-prompt = Нажмите на число, чтобы увидеть, из чего оно сложилось, или на ячейку, чтобы увидеть, какие очки она приносит.
scores-title = Подсчёт очков, если бы партия закончилась сейчас
scores-title-end = Подсчёт в конце партии
scores-wins = Побеждает { $who }
scores-cell = { $who }, «{ $line }»: { $points }
scores-another = Другая партия
scores-worth = Что добавит ещё одна фишка

## Answers

scores-told-line = { $who }, «{ $line }»: { part-points }{ $spaces ->
    [none] .
   *[other] . За что: { $spaces }.
 }
scores-told-tiles = { $who }, «{ $line }»: { part-points }, { $count ->
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
       *[other] . Столько же жертв: { $tied }. Все получают полные очки, а следующие места пропускаются.
     }
 }
scores-told-total = { $who }: всего { part-points }.
scores-told-space = { $label }. Очки за эту ячейку: { $lines }.
scores-told-space-plain = { $label }. Никому не приносит очков.
scores-space-line = { $who } ({ $line })
scores-told-more = Ещё одна фишка там добавила бы очков: { $gains }.
scores-told-more-none = Ещё одна фишка там ничего не добавит.
scores-told-more-seat = { $who } { $points }
scores-told-worth = Число показывает, сколько очков добавила бы сейчас ещё одна фишка ({ $who }).
scores-told-worth-none = Ни одна ячейка не добавит очков игроку { $who }.

## One more token, line by line

scores-more-title = Что добавила бы ещё одна фишка на { $space }

## Tile track, sacrifices, ties

scores-track = Шкала тайлов: очки за 0–{ $tiles } тайлов
scores-track-seat = { $who }: { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
    [many] { $tiles } тайлов
   *[other] { $tiles } тайла
 }{ $gain ->
    [none] , это конец шкалы
   *[other] , следующий добавит { $gain }
 }
scores-sacrifices = Жертвы, очки по местам: { $points }
scores-sacrifice-place = { $place }-е место
scores-sacrifice-seat = { $who }: { $tokens ->
    [one] { $tokens } пожертвованная фишка
    [few] { $tokens } пожертвованные фишки
    [many] { $tokens } пожертвованных фишек
   *[other] { $tokens } пожертвованной фишки
 }, { part-points }{ $tied ->
    [none] { "" }
   *[other] ; столько же: { $tied }
 }
scores-sacrifice-none = { $who }: жертв нет, очков нет
scores-standing = Результат
scores-standing-one = Побеждает { $who }: { part-points }.
scores-standing-tie = Поровну, по { part-points-to }: { $leaders }. Побеждает { $who }: больше пожертвованных фишек.
scores-standing-shared = Поровну, по { part-points-to }: { $leaders }. Жертв тоже поровну; победу делят { $who }.
