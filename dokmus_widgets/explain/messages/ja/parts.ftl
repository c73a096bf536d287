### Parts of several messages, which all messages can name.

part-turned = { $turn ->
    [cw] 時計回り
   *[ccw] 反時計回り
 }
part-nearest = { $near ->
    [none] { "" }
   *[other] { $near }ではありませんか？
 }
