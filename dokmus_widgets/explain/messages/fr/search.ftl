### What people type who look for a rule: read by the search, never shown.

# Words that say nothing about what is looked for.
search-fillers = a ai alors as au aux avec avoir c ce ces cet cette comment d dans de des dois doit
    donc du elle en est et etre faire fait faut il ils j je l la le les leur m ma mais me mes mon n
    ne nos notre nous on ont ou où par pas peut peux plus pour pourquoi puis qu quand que quel quelle
    quels qui quoi s sa se ses si son sont sur t te tu un une va vos votre vous y à été être
# A line for each word of the rules: what it is also called. A comma ends a word or a phrase.
search-synonyms =
    pion: jeton, tente, pièce, marqueur, explorateur, figurine
    sacrifice: payer, paiement, prix, coût, défausser, dépenser, perdre
    coûte: prix, payer, combien
    gratuit: sans payer, rien payer, offert
    forêt: bois, arbre, arbres, jungle, forestier
    eau: rivière, lac, mer, fleuve, ruisseau, cours d’eau, océan
    traverser: traversée, pont, franchir, passer l’eau, nager, bateau
    temple: sanctuaire, pyramide, autel
    volcan: lave, feu, cratère
    brûle: meurt, mourir, détruit, détruire, perdu, tué
    montagne: colline, sommet, pic, rocher, mont
    prairie: plaine, herbe, pré, champ, vert
    ruines: ruine, colonne, colonnes
    action: bonus, action bonus, supplémentaire, action supplémentaire
    ruines: action bonus, action supplémentaire, bonus
    tuile: plaque, carreau, dalle, plateau modulable
    espace vide: trou, vide, case vide, milieu, centre
    pivoter: tourner, rotation, tourne, retourner, orienter
    glisser: échanger, pousser, décaler, déplacer une tuile, coulisser
    déplacer: bouger, marcher, avancer, déplacement
    placer: poser, mettre, pose, jouer, placement
    talisman: premier joueur, amulette, médaillon
    gardien: personnage, carte, rôle, pouvoir, dieu, héros
    secret: caché, face cachée
    choisi: choisir, draft, prendre, sélectionner
    manche: round, durée, combien de manches, tours de jeu
    départ: commencer, début, départ, premier pion, partir, initial
    partir: commencer, début, départ
    tuile de coin: coin de départ
    île: installation, mise en place, préparation, plateau
    à côté: adjacent, adjacente, voisin, voisine, adjacence, proche, touche
    points: score, pv, points de victoire, compter, décompte
    égalité: départage, ex aequo, égal, nul
    décompte: gagner, gagnant, vainqueur
    fin: terminer, finir, finale, dernier
    dernier: ultime, un seul pion, reste un
    deux: 2
    trois: 3
    quatre: 4
    renoncer: passer, optionnel, facultatif, obligatoire
    s’en passer: optionnel, facultatif, obligatoire
    grand: gros, grands
    règle: variante, version, différence, faq, errata, officiel, livret
    versions: variante, variantes, différence, différences, faq, errata, livret
    place.empty: occupé, occupée, même case, empiler, adversaire, pion adverse
    place.adjacent: adjacent, adjacente, diagonale, diagonalement, voisine, voisin
    place.anywhere: bloqué, coincé, enfermé, aucun coup, impossible
    temple.link: sauter, contourner, par-dessus un temple, à travers un temple
    temple.pair: côte à côte, temples voisins, temples adjacents
    turn.sacrifice: volontaire, volontairement, exprès, sacrifice libre
    turn.afford: dernier pion, dernier jeton, un seul pion
    turn.three: combien, par tour
    setup.supply: combien de pions, combien de jetons, réserve, stock, nombre de pions
    setup.tiles: trou, vide, milieu, centre, mise en place, installation
    setup.start_tile: coin, tuile de départ, coin de départ
    setup.start_space: bord, côte, premier pion
    setup.start_order: qui commence, ordre de départ
    setup.talisman: premier joueur
    round.eight: combien de manches, durée, fin de partie
    round.order: ordre du tour, ordre de jeu, qui commence, qui joue en premier
    guardian.2: échanger, pousser, décaler, déplacer une tuile, glisser
    guardian.3: bouger un pion, marcher
    guardian.4: tourner, rotation, pivoter, orienter
    score.end: fin de partie, fin du jeu, gagner, gagnant, vainqueur
    score.tie: gagner, gagnant, vainqueur, ex aequo, départage
    forest.beside: même forêt, même bois
    water.waterway: même lac, relié
