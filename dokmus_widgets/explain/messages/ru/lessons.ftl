lesson-not-yours = Ваш ход окончен. Отмените его, начните шаг заново или идите дальше.
lesson-over = Урок окончен. Повторите шаг или идите дальше.
lesson-refuted-away = Убрано: { $what }.
lesson-missed = Так цели не достичь: { $missing }. Отмените и попробуйте иначе.
lesson-hint-none = Здесь нет цели: идите дальше.
lesson-scored = Очки: { $lines }.
lesson-hint-back = Отсюда цели уже не достичь. Отмените последнее действие или начните шаг заново.
lesson-hint-free = В свободной игре подсказок нет. Сначала вернитесь в урок.
lesson-free = Свободная игра: играйте за все цвета; ничего не засчитывается. { $prompt }
lesson-free-already = Вы уже в свободной игре.
lesson-free-not = Вы и так в уроке.
lesson-back = Снова урок. { $text }
lesson-set-anew = Вот новая позиция.
lesson-next-anew = Для следующего шага нужна другая позиция. Нажмите «Дальше» ещё раз, чтобы перейти к ней, или отмените последнее действие.
lesson-next-back = Для следующего шага отменено: { $what }.
lesson-next-done = Это вы уже сделали.
error-lesson-words = У урока { $lesson } не хватает сообщения { $message }. Добавьте его с помощью add_messages.
error-step = Шага { $wish } нет: шаги пронумерованы от 0 до { $last }.

# In small letters: the goals stand within sentences as well.
goal-not = не годится: { $goal }
goal-token_on = { $count ->
    [1] занять { $spaces } своей фишкой
   *[other] занять { $spaces } своими фишками
}
goal-standing_on = { $count ->
    [1] занять ячейку «{ $terrain }» своей фишкой
    [one] занять { $count } ячейку «{ $terrain }» своими фишками
    [few] занять { $count } ячейки «{ $terrain }» своими фишками
    [many] занять { $count } ячеек «{ $terrain }» своими фишками
   *[other] занять { $count } ячейки «{ $terrain }» своими фишками
}
goal-beside_gap = занять своей фишкой ячейку у пустого места
    .no = не иметь фишек у пустого места
goal-placed = { $count ->
    [1] поставить одну фишку
    [one] поставить { $count } фишку
    [few] поставить { $count } фишки
    [many] поставить { $count } фишек
   *[other] поставить { $count } фишки
}
goal-spent = { $count ->
    [1] использовать ровно одну фишку
    [one] использовать ровно { $count } фишку
    [few] использовать ровно { $count } фишки
    [many] использовать ровно { $count } фишек
   *[other] использовать ровно { $count } фишки
}
goal-spent_at_most = { $count ->
    [1] использовать не больше одной фишки
    [one] использовать не больше { $count } фишки
    [few] использовать не больше { $count } фишек
    [many] использовать не больше { $count } фишек
   *[other] использовать не больше { $count } фишки
}
goal-tokens_left = { $count ->
    [0] использовать все фишки этого хода
    [1] сохранить одну фишку этого хода
    [one] сохранить { $count } фишку этого хода
    [few] сохранить { $count } фишки этого хода
    [many] сохранить { $count } фишек этого хода
   *[other] сохранить { $count } фишки этого хода
}
goal-sacrificed = { $count ->
    [0] обойтись без жертв
    [1] пожертвовать ровно одной фишкой
    [one] пожертвовать ровно { $count } фишкой
    [few] пожертвовать ровно { $count } фишками
    [many] пожертвовать ровно { $count } фишками
   *[other] пожертвовать ровно { $count } фишки
}
goal-discovered = { $count ->
    [1] открыть храм на { $spaces }
   *[other] открыть храмы на { $spaces }
}
goal-temple_from = открыть большой храм, который вначале был на { $spaces }
goal-temples = { $count ->
    [1] открыть один храм
    [one] открыть { $count } храм
    [few] открыть { $count } храма
    [many] открыть { $count } храмов
   *[other] открыть { $count } храма
}
goal-tiles = { $count ->
    [1] открыть храм на одном тайле
    [one] открыть храмы на { $count } тайле
    [few] открыть храмы на { $count } разных тайлах
    [many] открыть храмы на { $count } разных тайлах
   *[other] открыть храмы на { $count } разных тайлах
}
goal-complete = { $count ->
    [1] открыть все храмы одного тайла
    [one] открыть все храмы { $count } тайла
    [few] открыть все храмы { $count } тайлов
    [many] открыть все храмы { $count } тайлов
   *[other] открыть все храмы { $count } тайла
}
goal-points = { $count ->
    [one] иметь не меньше { $count } очка
    [few] иметь не меньше { $count } очков
    [many] иметь не меньше { $count } очков
   *[other] иметь не меньше { $count } очков
}
goal-gained = { $count ->
    [one] набрать не меньше { $count } очка
    [few] набрать не меньше { $count } очков
    [many] набрать не меньше { $count } очков
   *[other] набрать не меньше { $count } очков
}
goal-line = { $points ->
    [one] получить { $points } очко в строке «{ $line }»
    [few] получить { $points } очка в строке «{ $line }»
    [many] получить { $points } очков в строке «{ $line }»
   *[other] получить { $points } очка в строке «{ $line }»
}
goal-ahead = опередить по очкам всех остальных
    .no = не опередить по очкам всех остальных
goal-legal = иметь возможность следующим действием { $move }
goal-legal_in = в трактовке «{ $reading }» иметь возможность следующим действием { $move }
goal-guardian_used = использовать карту Стража
    .no = пока не использовать карту Стража
goal-extra_action = получить дополнительное действие
    .no = не оставлять дополнительное действие несделанным
goal-tile_moved = сдвинуть тайл { $tile }
goal-tile_turned = повернуть тайл { $tile }
goal-talisman = иметь талисман
    .no = не иметь талисмана
goal-turn_over = завершить ход
    .no = пока не завершать ход
goal-card = выбрать карту { $count }
goal-card_chosen = выбрать карту Стража
    .no = не выбирать карту Стража
goal-round = дойти до раунда { $count }
goal-phase = { $count ->
   *[over] доиграть партию
    [start] дойти до выбора мест старта
    [guardians] дойти до выбора карт
    [turns] закончить выбор карт
}
