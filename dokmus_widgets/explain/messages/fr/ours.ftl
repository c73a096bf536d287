### Our own readings, where the documents are silent or differ and no switch decides: shown after an answer.

ours-anywhere = C’est notre interprétation : une forêt où l’on va faute de toute autre case ne coûte rien, et des ruines atteintes ainsi donnent l’action supplémentaire ; à la lettre, la liste des exceptions ne cite pas ce cas, et une telle forêt coûterait un sacrifice.
ours-paid-step = C’est notre interprétation : une case accessible gratuitement peut aussi être atteinte par une traversée payée ; mais, à la lettre, rien n’y demande de sacrifice.
ours-last-forest = C’est notre interprétation : une forêt que le dernier pion ne peut pas payer n’est pas une case possible, et s’il n’y en a pas d’autre, il peut aller n’importe où ; à la lettre, une case seulement trop chère pourrait encore compter comme possible.
ours-last-token = Pour nous, le dernier pion posé est le dernier de ce tour ; la règle française, qui lui réserve les temples, ne dit pas « pendant ce tour ».
ours-ruins-move = C’est notre interprétation pour tout déplacement : les quatre règles disent « placer », et la réponse de l’éditeur ne parle que d’un pion déplacé par une action de ruines.
ours-ruins-points = Nous comptons les points des ruines à la fin de la partie, comme le répond l’éditeur ; selon la règle française, ils sont marqués tout de suite, quand le pion est placé.
ours-start-edge = Pour nous, il s’agit du pourtour de l’île ; le résumé japonais peut aussi désigner celui de la tuile, et la règle française ne dit pas si le creux du U fait partie de la bordure externe.
ours-ruins-tile = Pour nous, le pion déplacé peut quitter la tuile des ruines ; selon le résumé japonais, l’effet ne vaut que sur la tuile où le pion a été placé, ce qui laisse la question ouverte.
ours-landing-temple = Nous reprenons des autres règles l’arrivée à côté d’un temple ; le résumé japonais ne parle de temples que là où part une traversée.
