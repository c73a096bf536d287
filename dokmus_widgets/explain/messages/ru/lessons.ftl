lesson-not-yours = Ваш ход окончен. Отмените его, начните шаг заново или идите дальше.
lesson-over = Урок окончен. Повторите шаг или идите дальше.
lesson-refuted-away = Убрано: { $what }.
lesson-missed = Так цели не достичь. Ещё не выполнено: { $missing }. Отмените и попробуйте иначе.
lesson-hint-none = Здесь нет цели: идите дальше.
lesson-scored = Очки: { $lines }.
lesson-hint-back = Отсюда цели уже не достичь. Отмените последнее действие или начните шаг заново.
lesson-hint-free = В свободной игре подсказок нет. Сначала вернитесь в урок.
lesson-free = Свободная игра: играйте за все цвета; ничего не засчитывается. { $prompt }
lesson-free-already = Вы уже в свободной игре.
lesson-free-not = Вы и так в уроке.
lesson-back = Снова урок. { $text }
lesson-set-anew = Вот новая позиция.
lesson-next-anew = С этой позиции следующий шаг не начать. Нажмите «Дальше» ещё раз, чтобы начать его с другой, или отмените последнее действие.
lesson-next-back = Для следующего шага отменено: { $what }.
lesson-next-done = Это вы уже сделали.
error-lesson-words = У урока { $lesson } не хватает сообщения { $message }. Добавьте его с помощью add_messages.
error-step = Шага { $wish } нет: шаги пронумерованы от 0 до { $last }.

# In small letters: the goals stand within sentences as well.
goal-not = не годится: { $goal }
goal-token_on = { $count ->
    [1] ваша фишка на { $spaces }
   *[other] ваши фишки на { $spaces }
}
goal-standing_on = { $count ->
    [1] ваша фишка на местности «{ $terrain }»
    [one] { $count } ваша фишка на местности «{ $terrain }»
    [few] { $count } ваши фишки на местности «{ $terrain }»
    [many] { $count } ваших фишек на местности «{ $terrain }»
   *[other] { $count } вашей фишки на местности «{ $terrain }»
}
goal-beside_gap = ваша фишка стоит у пустого места
    .no = у пустого места нет вашей фишки
goal-placed = { $count ->
    [one] поставлена ещё { $count } фишка
    [few] поставлены ещё { $count } фишки
    [many] поставлено ещё { $count } фишек
   *[other] поставлено ещё { $count } фишки
 }
goal-spent = { $count ->
    [1] использована ровно одна фишка
    [one] использована ровно { $count } фишка
    [few] использованы ровно { $count } фишки
    [many] использовано ровно { $count } фишек
   *[other] использовано ровно { $count } фишки
}
goal-spent_at_most = { $count ->
    [1] использовано не больше одной фишки
    [one] использовано не больше { $count } фишки
    [few] использовано не больше { $count } фишек
    [many] использовано не больше { $count } фишек
   *[other] использовано не больше { $count } фишки
}
goal-tokens_left = { $count ->
    [0] все фишки этого хода использованы
    [1] от этого хода осталась одна фишка
    [one] от этого хода осталась { $count } фишка
    [few] от этого хода остались { $count } фишки
    [many] от этого хода осталось { $count } фишек
   *[other] от этого хода осталось { $count } фишки
}
goal-sacrificed = { $count ->
    [0] ни одной жертвы
    [1] пожертвована ровно одна фишка
    [one] пожертвована ровно { $count } фишка
    [few] пожертвованы ровно { $count } фишки
    [many] пожертвовано ровно { $count } фишек
   *[other] пожертвовано ровно { $count } фишки
}
goal-discovered = { $count ->
    [1] открыт храм на { $spaces }
   *[other] открыты храмы на { $spaces }
}
goal-temple_from = открыт большой храм, который вначале стоит на { $spaces }
goal-temples = { $count ->
    [1] открыт один храм
    [one] открыт { $count } храм
    [few] открыто { $count } храма
    [many] открыто { $count } храмов
   *[other] открыто { $count } храма
}
goal-tiles = { $count ->
    [1] храм открыт на одном тайле
    [one] храмы открыты на { $count } тайле
    [few] храмы открыты на { $count } разных тайлах
    [many] храмы открыты на { $count } разных тайлах
   *[other] храмы открыты на { $count } разных тайлах
}
goal-complete = { $count ->
    [1] открыты все храмы одного тайла
    [one] открыты все храмы { $count } тайла
    [few] открыты все храмы { $count } тайлов
    [many] открыты все храмы { $count } тайлов
   *[other] открыты все храмы { $count } тайла
}
goal-points = { $count ->
    [one] { $count } очко или больше
    [few] { $count } очка или больше
    [many] { $count } очков или больше
   *[other] { $count } очка или больше
}
goal-gained = { $count ->
    [one] на { $count } очко больше, чем было
    [few] на { $count } очка больше, чем было
    [many] на { $count } очков больше, чем было
   *[other] на { $count } очка больше, чем было
}
goal-line = { $points ->
    [one] { $points } очко в строке «{ $line }»
    [few] { $points } очка в строке «{ $line }»
    [many] { $points } очков в строке «{ $line }»
   *[other] { $points } очка в строке «{ $line }»
}
goal-ahead = очков больше, чем у всех остальных
    .no = очков не больше, чем у кого-то ещё
goal-legal = следующим действием можно { $move }
goal-legal_in = в трактовке «{ $reading }» следующим действием можно { $move }
goal-guardian_used = карта Стража использована
    .no = карта Стража ещё не использована
goal-extra_action = получено дополнительное действие
    .no = нет несделанного дополнительного действия
goal-tile_moved = тайл { $tile } на другом месте
goal-tile_turned = тайл { $tile } повёрнут
goal-talisman = талисман у вас
    .no = талисман не у вас
goal-turn_over = ваш ход завершён
    .no = ваш ход ещё не завершён
goal-card = выбрана карта { $count }
goal-card_chosen = карта Стража выбрана
    .no = карта Стража не выбрана
goal-round = начался раунд { $count }
goal-phase = { $count ->
   *[over] партия окончена
    [start] идёт выбор мест старта
    [guardians] идёт выбор карт
    [turns] выбор карт окончен
}
