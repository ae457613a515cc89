# Le parole comuni a tutti i tavoli.
seat-number = Giocatore { $number }
list-and = { $first } e { $last }
signed-points = { $count ->
    [one] { $sign }{ $count } punto
   *[other] { $sign }{ $count } punti
}

# Gli errori: che cosa non va, e che cosa fare.
unknown-game = Nessun gioco si chiama «{ $name }». Scegli tra: { $known }.
unknown-bot = Nessun giocatore si chiama «{ $name }». Scegli tra: { $known }.
bad-player-count = Non si può giocare in { $players }. Scegli da { $least } a { $most } giocatori.
no-such-option = L’opzione «{ $name }» non esiste. Le opzioni sono: { $known }.
no-such-choice = L’opzione { $name } non può essere «{ $value }». Scegli tra: { $known }.
bad-move = Non è una mossa di questo gioco ({ $problem }).
not-your-decision = { $deciders ->
    [none] La partita è finita.
   *[other] Non tocca a questo giocatore decidere. Si aspetta: { $deciders }.
}
nothing-to-withdraw = Non c’è nessuna risposta da ritirare.
wrong-deciders = Il passo { $step } contiene risposte di giocatori che non dovevano decidere.
not-a-whole-answer = Il passo { $step } contiene una risposta incompleta.
illegal-move = { $why } Scegli tra: { $offers }.
bad-view = Questa vista si contraddice: mostra più pezzi di quanti ne esistano.
card-file-unreadable = Impossibile leggere il file di carte { $file }: { $problem }. Controlla il nome.
card-file-too-large = Il file di carte { $file } supera { $most } byte. Un file di carte è un testo breve.
card-file-no-text = Il file di carte { $file } non è un testo. Scrivilo con un editor di testo e salvalo in UTF-8.
card-file-no-toml = Il file di carte { $file } non è TOML: { $problem }.
card-file-bad-entry = { $file }, riga { $line }: «{ $entry }» non va bene. { $problem }.
card-file-makes-no-game = { $file }: { $problem }
game-file-unreadable = Impossibile leggere la partita { $file }: { $problem }. Controlla il nome.
game-file-too-large = La partita { $file } supera { $most } byte; nessuna partita è così lunga.
game-file-no-json = { $file } non è una partita salvata: { $problem }.
game-file-bad-field = { $file } non è una partita salvata: «{ $field }» non va bene. { $problem }
game-file-newer = La partita { $file } è stata salvata da una versione più recente di Clutch (formato { $version }). Aggiorna Clutch per aprirla.
game-file-other-rules = La partita { $file } è stata giocata con la versione { $version } delle regole; questo Clutch gioca la versione { $known }. Non può continuare.
game-file-bad-step = { $file }: il passo { $step } non segue le regole. { $problem }
game-file-bad-seed = { $file }: il seme non corrisponde all’impronta. Questa distribuzione non è quella promessa.
game-file-bad-outcome = { $file }: le mosse portano a un risultato diverso da quello registrato.
bad-game-count = Non si possono giocare { $games } partite. Chiedine almeno una.
