error-argument = { $widget } n’a pas de paramètre « { $name } »{ part-nearest }
error-space = Il n’y a pas de case { $space } sur ce plateau : ses colonnes vont de a à { $column }, ses lignes de 1 à { $row }.
error-no-name = { $space } n’est pas une case : écrivez « c4 », ou donnez la ligne et la colonne à partir de 0.
error-turn = { $turn } n’est pas une rotation : choisissez { $turns }.
error-tile = Il n’y a pas de tuile { $tile } sur ce plateau, seulement { $tiles }.
error-tool = Outil inconnu : { $tool }. Outils disponibles : { $tools }.
error-choice = Le paramètre « { $name } » ne peut pas être { $wish }{ $known ->
    [none] { part-nearest }
   *[other] , seulement { $known }{ part-nearest }
 }
error-case-words = Le message { $message } manque à l’exemple { $case }. Ajoutez-le avec add_messages.
error-rules = { $wish } n’est pas une version des règles : nommez une règle publiée, ou donnez Rules ou des options.
error-seed = Le numéro d’île doit être un nombre entier de 0 à { $most }{ $seed ->
    [none] .
   *[other] , pas { $seed }.
 }
error-players = Une partie compte de { $least } à { $most } joueurs, pas { $players }.
error-language = La langue { $wish } n’est pas disponible, seulement { $known }{ part-nearest }
error-names = Noms donnés : { $count }, pour { $players ->
    [one] { $players } joueur
    [many] { $players } de joueurs
   *[other] { $players } joueurs
 }.
error-names-list = Donnez les noms sous forme de liste de textes.
error-name-long = Le nom { $name } est trop long : { $most ->
    [one] { $most } caractère
    [many] { $most } de caractères
   *[other] { $most } caractères
 } au plus.
error-setup = Cette partie ne peut pas commencer : { $why }
error-open = Ouverture impossible. { $why }
error-nothing = Collez d’abord un code, un lien ou un relevé de partie.

## Links

link-field = Le paramètre « { $name } » du lien est inconnu ; vouliez-vous dire { $near } ?
link-faults = Une partie de votre lien ne fonctionne pas. { $faults } { $told }
link-hidden = { $phase ->
    [guardians] Tous les joueurs choisissent de nouveau leur Gardien pour cette manche.
   *[other] Les Gardiens que personne n’avait révélés ont été tirés au hasard.
 }
link-changed = Le changement { $wish } du lien est illisible.
link-changed-many = Le lien a trop de changements ({ $count }) : { $most } au plus.

## Codes of positions, and records of games

record-unreadable = Ligne { $line }, colonne { $column }. Attendu : { $expected } ; trouvé : { $found }.
record-illegal = Ligne { $line }, colonne { $column } : incompatible avec la partie ({ $why }).
record-illegal-move = Ligne { $line }, colonne { $column } : le coup { $move } n’est pas permis ici ({ $rule }).

code-not_a_code = Ce n’est pas un code de position ; un tel code commence par d2_.
code-version = Ce code vient d’une version plus récente de Dokmus.
code-tile_set = Ce code demande des tuiles qui ne sont pas disponibles : { $found }.
code-tiles_changed = Les tuiles ont changé depuis la création de ce code.
code-damaged = Ce code a été modifié ou coupé. Copiez-le de nouveau en entier.
code-too_long = C’est trop long pour un code de position.
code-illegal = Ce code donne une position impossible : { $fault }.

## How words are put together: what stands between those of a list, and between sentences

list-comma = { ", " }
list-and = {" "}et{" "}
list-names = {" "}et{" "}
list-or = {" "}ou{" "}
list-semicolon = { " ; " }
list-dot = { " · " }
sentence-gap = { " " }
sentence-gap-mark = { " " }
