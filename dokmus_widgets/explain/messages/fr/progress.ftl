### Progress of the course: what goes wrong with the file that keeps it.

progress-damaged = Votre progression n’a pas pu être lue, et repart de zéro. L’ancien fichier est gardé : { $path }. Ce qui ne va pas : { $why }
progress-unreadable = Votre progression n’a pas pu être lue, et le fichier reste comme il est : { $path }. Ce que vous faites maintenant n’est pas gardé. Ce qui ne va pas : { $why }
progress-not-saved = Votre progression n’a pas pu être enregistrée dans { $path } : { $why }
progress-not-erased = Votre progression n’a pas pu être effacée de { $path } : { $why }
progress-no-text = le fichier n’est pas du texte
progress-damaged-page = Votre progression enregistrée dans ce navigateur est illisible et repart de zéro. L’ancienne y est mise de côté, rien n’est perdu.
