### Une classe : l’enseignant montre, interroge et forme les tables, sur les appareils des élèves.

page-class = Classe
page-about-class = Enseignez Dokmus à une classe : les élèves suivent sur leurs propres appareils.
class-enter-title = Entrer dans une classe
class-code = Code de la classe
class-enter = Entrer
class-open = Ouvrir une classe
class-open-about = Vous enseignez ? Ouvrez une classe, et donnez son code à vos élèves.
class-too-many = Aucune autre classe ne peut être ouverte pour le moment. Réessayez dans quelques minutes.

## Le bureau de l’enseignant

class-room = Classe { $code }
class-invite = Inviter les élèves
class-link = Lien pour vos élèves
class-link-hint = Les élèves ouvrent ce lien, ou saisissent le code sur la page « Classe ».
class-present = { $count ->
    [0] Pas encore d’élèves
    [one] { $count } élève
    [many] { $count } d’élèves
   *[other] { $count } élèves
}
class-show = Montrer à la classe
class-end = Terminer la classe
class-end-asked = Terminer la classe pour tout le monde ? Ses noms et ses réponses sont effacés.

## La page d’un élève

class-entering = Entrée dans la classe…
class-gone = Ce n’est pas le code d’une classe ouverte. Vérifiez-le, ou demandez à votre enseignant.
class-wait = Trop d’essais depuis votre réseau. Attendez une minute, puis rechargez la page.
class-full = Cette classe est pleine.
class-over = La classe est terminée.
class-name = { $name ->
    [none] Donnez votre nom (facultatif)
   *[other] Votre nom : { $name }
}
class-name-hint = Votre enseignant le voit, ainsi que ceux qui jouent avec vous. Il est effacé à la fin de la classe.
class-set-name = Enregistrer mon nom
