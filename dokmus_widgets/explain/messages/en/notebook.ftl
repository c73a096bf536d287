error-trait = { $widget } has no trait { $name } to observe{ part-nearest } Its traits: { $known }. Functions registered with on_change run after every action.
error-pickle = { $widget } can't be pickled or copied: keep the position code instead.
error-listener = Register a function, not { $what }.
trait-fixed = The trait { $name } of { $widget } can be observed, but not set.
listener-fault = A function registered here failed: { $error }. Your move still counts.
