# Les mots communs à toutes les tables.
seat-number = Joueur { $number }
list-and = { $first } et { $last }
signed-points = { $count ->
    [one] { $sign }{ $count } point
   *[other] { $sign }{ $count } points
}

# Les erreurs : ce qui ne va pas, et que faire.
unknown-game = Aucun jeu ne s’appelle « { $name } ». Choisissez parmi : { $known }.
unknown-bot = Aucun joueur ne s’appelle « { $name } ». Choisissez parmi : { $known }.
bad-player-count = Ce jeu ne se joue pas à { $players }. Choisissez de { $least } à { $most } joueurs.
no-such-option = L’option « { $name } » n’existe pas. Options possibles : { $known }.
no-such-choice = L’option { $name } ne peut pas valoir « { $value } ». Choisissez parmi : { $known }.
bad-move = Ce n’est pas un coup de ce jeu ({ $problem }).
not-your-decision = { $deciders ->
    [none] La partie est terminée.
   *[other] Ce n’est pas à ce joueur de décider. On attend : { $deciders }.
}
nothing-to-withdraw = Il n’y a pas de réponse à reprendre.
wrong-deciders = L’étape { $step } contient des réponses de joueurs qui n’avaient rien à décider.
not-a-whole-answer = L’étape { $step } contient une réponse incomplète.
illegal-move = { $why } Choisissez parmi : { $offers }.
bad-view = Cette vue se contredit : on y voit plus de pièces qu’il n’en existe.
card-file-unreadable = Impossible de lire le fichier de cartes { $file } : { $problem }. Vérifiez le nom.
card-file-too-large = Le fichier de cartes { $file } dépasse { $most } octets. Un fichier de cartes est un texte court.
card-file-no-text = Le fichier de cartes { $file } n’est pas du texte. Écrivez-le dans un éditeur de texte et enregistrez-le en UTF-8.
card-file-no-toml = Le fichier de cartes { $file } n’est pas du TOML : { $problem }.
card-file-bad-entry = { $file }, ligne { $line } : « { $entry } » est incorrect. { $problem }.
card-file-makes-no-game = { $file } : { $problem }
game-file-unreadable = Impossible de lire la partie { $file } : { $problem }. Vérifiez le nom.
game-file-too-large = La partie { $file } dépasse { $most } octets ; aucune partie n’est si longue.
game-file-no-json = { $file } n’est pas une partie enregistrée : { $problem }.
game-file-bad-field = { $file } n’est pas une partie enregistrée : « { $field } » est incorrect. { $problem }
game-file-newer = { $file } vient d’une version plus récente de Clutch (format { $version }). Mettez Clutch à jour pour l’ouvrir.
game-file-other-rules = { $file } a été joué avec la version { $version } des règles ; ce Clutch joue la version { $known }. La partie ne peut pas continuer.
game-file-bad-step = { $file } : l’étape { $step } ne suit pas les règles. { $problem }
game-file-bad-seed = { $file } : la graine ne correspond pas à l’empreinte. Cette donne n’est pas celle qui était promise.
game-file-bad-outcome = { $file } : les coups mènent à un autre résultat que celui enregistré.
bad-game-count = On ne peut pas jouer { $games } parties. Demandez-en au moins une.
