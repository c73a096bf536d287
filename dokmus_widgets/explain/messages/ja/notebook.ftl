### ノートブックでウィジェットを部品として使う人への文章。

error-trait = { $widget }に監視できる{ $name }という属性はありません。{ $near ->
    [none] { "" }
   *[other] { $near }のことですか？
 }属性：{ $known }。on_changeで登録した関数は、操作のたびに呼ばれます。
error-pickle = { $widget }はpickleで保存したり複製したりできません。代わりに局面コードを保存してください。
error-listener = { $what }ではなく、関数を登録してください。
trait-fixed = { $widget }の属性{ $name }は監視できますが、変更はできません。
listener-fault = 登録された関数でエラーが起きました：{ $error }。操作は取り消されていません。
