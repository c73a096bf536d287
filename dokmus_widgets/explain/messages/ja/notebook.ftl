error-trait = { $widget }に{ $name }というトレイトはありません。{ part-nearest }トレイト：{ $known }。on_changeに渡した関数は、操作のたびに呼ばれます。
error-pickle = { $widget }はpickleで保存したりコピーしたりできません。代わりに局面コードを保存してください。
error-listener = { $what }ではなく、関数を渡してください。
trait-fixed = { $widget }のトレイト{ $name }は読み取り専用です。
listener-fault = 渡された関数でエラーが起きました：{ $error }。操作は取り消されていません。
