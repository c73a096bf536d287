### Our own readings, shown after an answer: no document and no switch decides.

ours-anywhere = Notre interprétation : quand vous pouvez placer un pion n’importe où, une forêt ne coûte rien et des ruines donnent leur action. À la lettre, cette forêt coûterait un sacrifice : les règles ne la citent pas parmi les exceptions.
ours-paid-step = Notre interprétation : vous pouvez traverser même jusqu’à une case qui serait gratuite. À la lettre, c’est interdit, puisque rien n’y demande de sacrifice.
ours-last-forest = Notre interprétation : une forêt qui coûte un sacrifice n’est pas un placement permis pour votre dernier pion ; s’il n’en a pas d’autre, il va n’importe où. À la lettre, cette forêt pourrait encore compter.
ours-last-token = Notre interprétation : selon la règle française, seul le dernier pion placé pendant ce tour permet de contourner un temple. Elle ne dit pas « pendant ce tour ».
ours-ruins-move = Notre interprétation : tout pion déplacé sur des ruines donne une action supplémentaire. Les quatre règles disent « placer », et la réponse de l’éditeur ne parle que d’un pion déplacé par une action supplémentaire.
ours-ruins-points = Notre interprétation : les ruines rapportent à la fin, comme le répond l’éditeur. Selon la règle française, elles rapportent dès que vous placez le pion.
ours-start-edge = Notre interprétation : c’est le pourtour de l’île qui compte. Le résumé japonais peut désigner le pourtour de la tuile, et la règle française ne dit rien des bords qui donnent sur l’espace vide.
ours-ruins-tile = Notre interprétation : le pion déplacé peut quitter la tuile des ruines. Selon le résumé japonais, l’effet ne vaut que sur la tuile où vous avez placé un pion, ce qui laisse la question ouverte.
ours-landing-temple = Notre interprétation : vous pouvez arriver à côté d’un temple, comme dans les autres règles. Le résumé japonais ne parle de temples que là où commence une traversée.
ours-temple-chain = Notre interprétation : trois temples à la suite ou plus n’en font qu’un. Les règles ne parlent que de deux ; à la lettre, les deux extrémités d’une rangée plus longue ne sont pas reliées.
ours-no-room = Notre interprétation : un pion sans aucune case possible reste dans votre réserve. Aucune règle n’en parle.
ours-anywhere-crossing = L’éditeur répond qu’un pion va n’importe où dès qu’aucune case à côté de vos pions n’est permise. Notre interprétation : il faut aussi qu’aucune traversée ne vous soit possible, comme dans les règles.
