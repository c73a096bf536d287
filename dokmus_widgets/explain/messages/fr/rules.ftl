### The rules by family, in a few words each: what a chip under an answer says.
###
### Words used in French, the same everywhere (the player is addressed as « vous »):
###   tile = tuile; corner tile = tuile de coin; space = case; next to = adjacent, à côté de
###   token = pion; supply = pions restants; to place = placer; to move = déplacer
###   meadow = prairie; forest = forêt; mountain = montagne; volcano = volcan; ruins = ruines (plural)
###   water = eau; waterway = cours d’eau; crossing = traversée; to cross = traverser
###   temple = petit temple, grand temple; to discover = explorer; past a temple = autour d’un temple
###   tile reached = tuile visitée; complete tile = tuile complète
###   gap = espace vide; outer edge = bordure externe; to slide = faire glisser; to rotate = faire pivoter
###   clockwise, counter-clockwise = sens horaire, sens antihoraire
###   guardian card = Gardien (capital, « le Gardien 3 »), never « carte »; action names as on the cards
###   talisman = talisman; first player = premier joueur
###   round = manche; turn = tour; draft = choix des Gardiens; extra action = action supplémentaire
###   sacrifice = sacrifice, sacrifier; costs a sacrifice = coûte un sacrifice
###   set-up = mise en place; start = départ, case de départ
###   rulebook = règle; reading = version des règles; own mix = mélange maison
###   dot (on a space) = pastille; score sheet = feuille de score; points = points; move, ply = coup
###   lesson = leçon; step = étape; goal = objectif; hint = indice; to take back = annuler
###   position = position; code = code; link = lien; record of a game = relevé de partie

rule-setup-tiles = L’île
rule-setup-tiles-two = L’île à deux joueurs
rule-setup-supply = 25 pions chacun
rule-setup-talisman = Le talisman
rule-setup-start_order = Qui part quand
rule-setup-start_tile = Une tuile de coin à soi
rule-setup-start_space = Prairie ou forêt en bordure externe
rule-setup-start_forest = Partir en forêt est gratuit
rule-round-eight = Huit manches
rule-round-draft = Gardiens choisis en secret
rule-round-cards = Les Gardiens en jeu
rule-round-order = Le plus petit d’abord
rule-round-end = Fin de la manche
rule-round-talisman-two = Le talisman à tour de rôle
rule-turn-three = Trois pions par tour
rule-turn-guardian = Une action de Gardien par tour
rule-turn-sacrifice = Sacrifier seulement là où il le faut
rule-turn-afford = Un sacrifice prend un second pion
rule-place-adjacent = À côté d’un pion à soi
rule-place-terrain = Où un pion peut aller
rule-place-empty = Un pion par case
rule-place-anywhere = Nulle part où aller : partout
rule-meadow-plain = La prairie est sans effet
rule-mountain-closed = Les montagnes sont fermées
rule-volcano-burn = Les volcans brûlent les pions
rule-temple-closed = Les temples sont fermés
rule-temple-link = Un temple relie les cases autour
rule-temple-pair = Des temples adjacents n’en font qu’un
rule-forest-cost = Une forêt coûte un sacrifice
rule-forest-beside = Gratuit à côté de sa forêt
rule-forest-temple = Gratuit autour d’un temple
rule-forest-crossing = La traversée paie la forêt
rule-forest-moved = Déplacé en forêt : gratuit
rule-water-closed = L’eau est fermée
rule-water-waterway = Un cours d’eau
rule-water-cross = Traverser coûte un sacrifice
rule-water-from_temple = Traverser depuis un temple
rule-water-to_temple = Traverser jusqu’à un temple
rule-water-once = Chaque traversée se paie
rule-ruins-fixed = Un pion sur des ruines y reste
rule-ruins-action = Les ruines donnent une action
rule-ruins-now = Sur-le-champ ou jamais
rule-ruins-chain = Des ruines par déplacement
rule-guardian-1 = Gardien 1 : talisman
rule-guardian-2 = Gardien 2 : déplacer une tuile
rule-guardian-3 = Gardien 3 : déplacer un pion
rule-guardian-4 = Gardien 4 : faire pivoter une tuile
rule-guardian-5 = Gardien 5 : action 2, 3 ou 4
rule-score-end = Le décompte final
rule-score-ruins = Points des ruines
rule-score-discover = Explorer un temple
rule-score-small = Petits temples
rule-score-large = Grands temples
rule-score-complete = Tuiles complètes
rule-score-tiles = Tuiles visitées
rule-score-sacrifice = Points des sacrifices
rule-score-tie = Égalités
