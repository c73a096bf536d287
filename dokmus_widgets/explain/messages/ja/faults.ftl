### 局面、コード、棋譜のどこが正しくないか。

## 局面

fault-range = { $value }は{ $low }から{ $high }までの整数ではありません
fault-no-list = { $value }はリストではありません
fault-entries = リストの要素は{ $count }個ですが、{ $wanted }個必要です
fault-no-object = { $value }はオブジェクトではありません
fault-missing = ありません
fault-no-field = 局面にこの項目はありません
fault-format = { $value }は'dokmus-position'ではありません
fault-version = { $value }は読めません。ここで読めるのは{ $wanted }です
fault-no-switches = { $value }は解釈の項目のオブジェクトではありません
fault-seats = { $value }は2～4人それぞれのマスのリストではありません
fault-tiles = { $value }は1～{ $most }枚のタイルのオブジェクトではありません
fault-tile-name = { $value }はタイルの名前ではありません
fault-sizes = タイルの大きさがそろっていません：{ $places }
fault-size-at = { $path }は{ $size }
fault-gaps = 空き（null）は1か所のはずですが、{ $count }か所です
fault-tile-twice = タイル{ $tile }は{ $path }にもあります
fault-no-such-tile = { $value }というタイルはありません
fault-closed = { $space }は{ $terrain }なので、トークンは置けません
fault-the-gap = 空き
fault-mountain = 山
fault-water = 湖
fault-small-temple = 小寺院
fault-large-temple = 大寺院
fault-tokens-most = 1人のトークンは最大{ $most }個ですが、{ $count }個あります
fault-stands = { $space }にはもうトークンがあります（{ $path }）
fault-conserved = プレイヤー{ $seat }のトークンは盤上・手元・捧げた分を合わせて{ $count }個ですが、{ $wanted }個でなければなりません
fault-one-of = { $value }は次のどれでもありません：{ $known }
fault-over = ゲーム終了後は誰の番でもないので、nullになります
fault-card = { $value }は{ $players }人用のカードではありません：{ $known }
fault-card-twice = カード{ $card }はもう別のプレイヤーのものです
fault-turn-null = フェイズ'turns'以外ではnullです
fault-left = この手番の残りトークンは{ $count }個ですが、手元には{ $supply }個しかありません
fault-true-false = { $value }はtrueでもfalseでもありません
fault-last = { $space }に手番のプレイヤーのトークンはありません
fault-ruins-many = 追加アクション{ $count }回は、1手番で得られる数を超えています
fault-off-board = タイル{ $value }は盤上にありません
fault-start-order = スタートは、タリスマンの持ち主の右隣から反時計回りに1人ずつ選び、持ち主が最後です。プレイヤー{ $seat }の番になることはありません
fault-card-early = 全員がスタートするまで、カードは誰も持ちません
fault-card-order = カードは、タリスマンの持ち主から時計回りに選びます。プレイヤー{ $seat }の番になることはありません
fault-card-each = 手番の間は全員がカードを持っています
fault-side = 面は、1行ごとの文字列のリストです
fault-rows = 面は{ $low }～{ $high }行のはずですが、{ $count }行あります
fault-row = { $row }行目は{ $count }文字ですが、正方形には{ $wanted }文字必要です
fault-terrain = { $row }行目に{ $value }があります。地形の文字は{ $known }のどれかです
fault-no-switch = { $value }という解釈の項目はありません。あるのは{ $known }です
fault-switch-value = { $value }は{ $switch }の値ではありません。使えるのは{ $known }です

## 棋譜とコード

fault-position = ゲームではこの局面になりません：{ $fault }
fault-seats-differ = 局面は{ $count }人用で、{ $wanted }人用ではありません
fault-stands-at = ゲームは今{ $wanted }で、{ $found }ではありません
fault-to-act = { $wanted }の番で、{ $found }の番ではありません
fault-move-illegal = { $move }はできません：{ $rules }
fault-code-version = バージョン{ $wanted }のコード

## 見つかったもの

fault-an-object = オブジェクト
fault-a-list = 要素{ $count }個のリスト
fault-digits = 桁がとても多い数
fault-end-text = テキストの終わり
fault-text-long = { $count }文字のテキスト
fault-more-than = { $most }より多い数
fault-one = 1つだけ
fault-without-end = 終わりのないコメント
fault-more = それより多い数

## 必要なもの

fault-text = 文字列
fault-at-most = { $most }文字以内
fault-escape = 次の特殊表記のどれか：{ $known }
fault-the-version = 形式のバージョン
fault-version-is = バージョン{ $wanted }
fault-tile-set-name = タイルセットの名前
fault-whole = 整数
fault-player-number = プレイヤーの番号
fault-player-number-of = 1から{ $most }までのプレイヤーの番号
fault-a-code = 局面のコード
fault-line-once = { $key }の行は1つだけ
fault-player-name = プレイヤーの名前
fault-name-long = 1～{ $most }文字の名前
fault-names = 2～4人の名前
fault-comma = コンマか行の終わり
fault-one-game = テキストの終わり（ここで読むのは1ゲームだけで、複数のゲームはread_recordsで読みます）
fault-end-line = 行の終わり
fault-reading = 解釈の名前：{ $known }
fault-switch = { $value }のような解釈の項目
fault-switch-once = 解釈の項目はそれぞれ1回だけ
fault-tile-set = ここにあるタイルセット：{ $known }
fault-line-wanted = 手の前に{ $line }の行
fault-beside = 局面があれば{ $key }は不要（局面に含まれています）
fault-under = 見出しの下に手
fault-colon = コロン
fault-one-comment = コメントは1手に1つ
fault-closing = コメントを閉じる{ "}" }
fault-mark-kind = ring、cross、arrowのどれか
fault-marks-most = 棋譜全体で印は{ $most }個まで
fault-arrow-to = >とマス
fault-on-board = 盤上のマス
fault-space = { $value }のようなマス
fault-end-move = 手の終わり
fault-card-number = カードの番号
fault-turn-way = cwかccw
fault-move = c4、c4+1、b2>b3、slide 3B、endのような手
fault-slot-number = 場所の番号
fault-board-tile = { $value }のような盤上のタイルの名前

## 組み立て

fault-or = { $one }か{ $other }
fault-both = { $one }、{ $other }
fault-at = { $path }：{ $words }
