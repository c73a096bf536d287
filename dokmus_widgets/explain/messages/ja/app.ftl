error-argument = { $widget }に引数「{ $name }」はありません。{ part-nearest }
error-space = この盤に{ $space }というマスはありません。列はaから{ $column }、行は1から{ $row }までです。
error-no-name = { $space }はマスの名前ではありません。「c4」のように書くか、行と列を0から数えた数で指定してください。
error-turn = タイルは{ $turn }には回せません。回し方：{ $turns }
error-tile = この盤にタイル{ $tile }はありません。あるのは{ $tiles }です。
error-tool = { $tool }というツールはありません。あるのは{ $tools }です。
error-choice = パラメーター「{ $name }」を{ $wish }にはできません。{ $known ->
    [none] { part-nearest }
   *[other] 選べるのは{ $known }です。{ part-nearest }
 }
error-case-words = { $case }という例にはまだ文章がありません（メッセージ{ $message }がありません）。add_messagesで追加できます。
error-rules = { $wish }というルールはありません。ルールブックの名前、Rules、または各項目を指定してください。
error-seed = 島の番号は0から{ $most }までの整数です{ $seed ->
    [none] 。
   *[other] （{ $seed }は使えません）。
 }
error-players = ゲームは{ $least }～{ $most }人用です。{ $players }人では遊べません。
error-language = { $wish }という言語はありません。選べるのは{ $known }です。{ part-nearest }
error-names = プレイヤー{ $players }人に対して、名前が{ $count }個あります。
error-names-list = 名前は文字列のリストで渡してください。
error-name-long = 名前{ $name }は長すぎます。{ $most }文字までにしてください。
error-setup = このゲームは始められません。{ $why }
error-open = 開けませんでした。{ $why }
error-nothing = 先にコード、リンク、棋譜のどれかを貼り付けてください。

## Links

link-field = リンクのパラメーター「{ $name }」は使えません。{ $near }ではありませんか？
link-faults = リンクの一部は使えませんでした。{ $faults }{ $told }
link-hidden = { $phase ->
    [guardians] このラウンドのカードは全員が選び直します。
   *[other] 公開されていなかったカードはランダムに引き直しました。
 }
link-changed = リンクにある変更{ $wish }は読み取れません。
link-changed-many = リンクの変更が多すぎます（{ $count }個）。{ $most }個までです。

## Codes of positions, and records of games

record-unreadable = { $line }行{ $column }文字目：読み取れません（必要なもの：{ $expected }／見つかったもの：{ $found }）。
record-illegal = { $line }行{ $column }文字目：このゲームと合いません（{ $why }）。
record-illegal-move = { $line }行{ $column }文字目：{ $move }はここではルール上できません（{ $rule }）。

code-not_a_code = 局面のコードではありません。コードはd2_で始まります。
code-version = このコードは、より新しいバージョンのドクムスのものです。
code-tile_set = このコードに必要なタイルがここにありません：{ $found }。
code-tiles_changed = このコードが作られた後で、タイルが変わりました。
code-damaged = このコードは一部が変わったか、途中で切れています。もう一度、全体をコピーしてください。
code-too_long = 局面のコードにしては長すぎます。
code-illegal = このコードの局面は、ありえません：{ $fault }。

## How words are put together: what stands between those of a list, and between sentences

list-comma = 、
list-and = 、
list-names = と
list-or = 、または
list-semicolon = ／
list-dot = ・
sentence-gap = { "" }
sentence-gap-mark = { "　" }
