### Parts of several messages, which all messages can name.

part-turned = { $turn ->
    [cw] 時計回り
   *[ccw] 反時計回り
 }
part-nearest = { $near ->
    [none] { "" }
   *[other] { $near }ではありませんか？
 }
part-last-token = このルールで寺院越しに置けるのは、この手番で最後に置いたトークンからだけです。
