progress-damaged = Votre progression est illisible, et repart de zéro. L’ancien fichier est gardé : { $path }. Raison : { $why }
progress-unreadable = Votre progression ne peut être ni lue ni enregistrée ; son fichier reste intact : { $path }. Raison : { $why }
progress-not-saved = Votre progression n’a pas pu être enregistrée dans { $path } : { $why }
progress-not-erased = Votre progression n’a pas pu être effacée de { $path } : { $why }
progress-no-text = le fichier n’est pas du texte
progress-damaged-page = Votre progression dans ce navigateur est illisible, et repart de zéro. Les anciennes données y sont gardées.
