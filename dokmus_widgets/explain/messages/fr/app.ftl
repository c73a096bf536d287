### Errors that speak of what a user asked for.

error-argument = { $widget } n’accepte pas { $name }{ $near ->
    [none] .
   *[other] . Vouliez-vous dire { $near } ?
 }
error-space = Il n’y a pas de case { $space } sur ce plateau : ses colonnes vont de a à { $column }, ses lignes de 1 à { $row }.
error-no-name = { $space } n’est pas une case : écrivez par exemple « c4 », ou donnez la ligne et la colonne, comptées à partir de 0.
error-turn = Une tuile ne pivote pas ainsi : { $turn }. Possible : { $turns }.
error-tile = Il n’y a pas de tuile { $tile } sur ce plateau. Il y a : { $tiles }.
error-tool = Il n’y a pas d’outil { $tool }. Il y a : { $tools }.
error-choice = { $name } : { $wish } n’existe pas, seulement { $known }{ $near ->
    [none] .
   *[other] . Vouliez-vous dire { $near } ?
 }
error-case-words = Le cas { $case } n’a pas encore de textes : le message { $message } manque. add_messages l’ajoute.
error-rules = { $wish } n’est pas une version des règles : donnez le nom d’une règle publiée, un objet Rules, ou chaque option par son nom.
error-seed = Le numéro d’île est un nombre entier de 0 à { $most }{ $seed ->
    [none] .
   *[other] , pas { $seed }.
 }
error-players = Une partie se joue de { $least } à { $most } joueurs, pas à { $players }.
error-language = La langue { $wish } n’est pas disponible ici, seulement { $known }{ $near ->
    [none] .
   *[other] . Vouliez-vous dire { $near } ?
 }
error-names = Noms donnés : { $count }, pour { $players ->
    [one] { $players } joueur
    [many] { $players } de joueurs
   *[other] { $players } joueurs
 }.
error-names-list = Donnez les noms dans une liste de textes.
error-name-long = Le nom { $name } est trop long : { $most ->
    [one] { $most } caractère
    [many] { $most } de caractères
   *[other] { $most } caractères
 } au plus.
error-setup = Cette partie ne peut pas commencer. { $why }
error-open = Impossible d’ouvrir ceci. { $why }
error-nothing = Collez d’abord un code, un lien ou un relevé de partie.

## Links

link-field = Le lien contient { $name }, un champ inconnu ; vouliez-vous dire { $near } ?
link-faults = Votre lien n’a pu être suivi qu’en partie. { $faults } { $told }
link-changed = Le lien indique la modification { $wish }, qui est illisible.
link-changed-many = Le lien a trop de modifications ({ $count }) : on peut en faire { $most } au plus.

## Codes of positions, and records of games

record-unreadable = Ligne { $line }, colonne { $column } : ceci est illisible (attendu : { $expected } ; trouvé : { $found }).
record-illegal = Ligne { $line }, colonne { $column } : cela ne va pas avec la partie ({ $why }).
record-illegal-move = Ligne { $line }, colonne { $column } : les règles n’y permettent pas ce coup ({ $why }).

code-not_a_code = Ce n’est pas un code de position : un code commence par d2_.
code-version = Ce code vient d’une version de Dokmus plus récente que la vôtre, qui ne peut donc pas le lire.
code-tile_set = Ce code demande un jeu de tuiles qui n’est pas ici : { $found }.
code-tiles_changed = Les tuiles ont changé depuis la création de ce code : sa position n’existe plus.
code-damaged = Ce code a été modifié ou coupé en route : copiez-le de nouveau, en entier.
code-too_long = C’est trop long pour un code de position.
code-illegal = Ce code est lisible, mais aucune partie ne mène à sa position : { $fault }.

## How words are put together: what stands between those of a list, and between sentences

list-comma = { ", " }
list-semicolon = { " ; " }
sentence-gap = { " " }
