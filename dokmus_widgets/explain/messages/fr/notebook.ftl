error-trait = { $widget } n’a pas d’attribut { $name } à observer{ part-nearest } Ses attributs : { $known }. Une fonction enregistrée par on_change est appelée après chaque action.
error-pickle = { $widget } ne peut être ni sérialisé par pickle ni copié : gardez plutôt le code de position.
error-listener = Enregistrez une fonction, pas { $what }.
trait-fixed = L’attribut { $name } de { $widget } peut être observé, mais pas modifié.
listener-fault = Une fonction enregistrée ici a échoué : { $error }. Votre coup compte quand même.
