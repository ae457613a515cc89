# Il terminale in italiano.

## I comandi
help-app = Giochi di uova e di imperi: gioca contro i bot o con gli amici alla stessa tastiera, simula, rivedi, verifica.
help-play = Giocare nel terminale.
help-serve = Offrire i giochi ai browser: su questo computer, a casa, o per tutti.
help-host = L’indirizzo su cui ascoltare; 0.0.0.0 vuol dire tutti.
help-port = La porta (altrimenti 8000, o la prossima libera).
help-lan = Ammettere gli altri della rete di casa; mostra l’indirizzo per loro.
help-database = Dove salvare le partite: sqlite:///FILE o postgresql://UTENTE@HOST/NOME (altrimenti un file nella tua cartella dei dati).
help-origin = Un altro indirizzo con cui i browser conoscono questo server, per esempio https://play.example.org; si può ripetere.
help-thinkers = Quanti processi pensano per i bot (altrimenti uno in meno rispetto ai core).
help-https = I browser raggiungono questo server solo con HTTPS: dire loro di ricordarlo.
help-metrics = Offrire dati per Prometheus sotto /metrics.
help-browser = Aprire un browser, se c’è uno schermo.
help-web = La cartella del client web costruito.
help-resume = Riprendere una partita salvata (l’ultima, se non si indica un file).
help-games = Elencare i giochi, le loro opzioni e i bot.
help-simulate = Far giocare i bot tra loro molte volte; mostra le quote di vittoria con gli intervalli al 95%.
help-replay = Raccontare una partita salvata, passo dopo passo.
help-verify = Verificare una partita salvata: il seme promesso, ogni mossa e il risultato.
help-cards = File di carte: controllare il proprio, o averne uno da cui cominciare.
help-cards-check = Controllare un file di carte.
help-cards-template = Mostrare il file di carte standard, da copiare e cambiare.
help-version = Mostrare la versione.

help-game = Nome del gioco (vedi «clutch games»).
help-seats = Chi gioca, in ordine di posto: me (tu), o un bot (random, greedy, easy, medium, hard, expert). Più «me» usano la stessa tastiera.
help-names = I nomi delle persone al tavolo, in ordine di posto.
help-lang = Lingua: en, fr o it.
help-seed = Un numero intero: lo stesso numero dà la stessa partita.
help-option = Un’opzione del gioco, nome=valore; si può ripetere.
help-components = Un tuo file di carte.
help-save-file = Dove tenere la partita (altrimenti nella tua cartella dei dati).
help-file = Una partita salvata.
help-players = Numero di giocatori.
help-games-count = Quante partite.
help-bots = I bot, in ordine di posto; i posti ruotano. Un nome solo gioca contro sé stesso.
help-sim-seed = Un numero intero: lo stesso numero dà gli stessi risultati.
help-json = Mostrare i risultati in JSON.
help-cores = Quanti core usare (altrimenti tutti).
help-effort = Moltiplicare il numero di simulazioni dei bot, per fare prima: 0.1 è un decimo.
help-replay-seat = Raccontarla come l’ha vista chi siede a questo posto (1 è il primo); altrimenti si racconta tutto.
help-card-file = Il file di carte.

## Giocare
cli-welcome = { $game } · { $players } giocatori
cli-commitment = La distribuzione è già decisa. La sua impronta: { $commitment }
cli-commands = Scrivi un numero per scegliere. ? aiuto · ? 7 spiega il numero 7 · hint: consiglio · undo: annulla · log: diario · save: salva · quit: esci
cli-commands-short = ? per l’aiuto
cli-prompt = La tua scelta
cli-not-understood = «{ $typed }» non è tra le scelte. Scrivi un numero da 1 a { $most }, o ? per l’aiuto.
cli-thinking = { $name } sta pensando…
cli-weighing = Valuto ogni possibilità…
cli-hand-over = { $name }, tocca a te. Nessun altro guardi. Premi Invio.
cli-hand-over-done = Scelto. Premi Invio per nascondere le tue carte.
cli-enter = Premi Invio per continuare.
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-since = Nel frattempo
cli-undone = Mossa annullata. Decidi di nuovo.
cli-nothing-to-undo = Non c’è niente da annullare.
cli-no-undo = Si annulla solo da soli contro i bot: gli altri hanno visto il seguito.
cli-saved = Partita salvata in { $file }.
cli-cannot-save = La partita non può essere salvata in { $file }: { $problem }. Indica un altro posto con --save.
cli-interrupted = La partita è salvata. Riprendila con: clutch resume { $file }
cli-hint-title = Che cosa promette ogni possibilità
cli-hint-offer = Scelta
cli-hint-chance = Probabilità di vincere
cli-over = La partita è finita: { $reason }.
cli-fair = Il seme di questa distribuzione: { $seed }
cli-check-fair = Chiunque può verificarla con: clutch verify { $file }
cli-no-game-to-resume = Non c’è nessuna partita salvata. Cominciane una con: clutch play eggs_and_empires
cli-already-over = Questa partita è finita. Rivedila con: clutch replay { $file }
cli-log-title = Che cosa è successo finora
cli-help-cards = Le carte
cli-help-rules = Il gioco
cli-help-when = Quando agisce
cli-help-when-line = Quando agisce: { $moment }
cli-help-example-line = Esempio: { $example }
cli-offer-with-value = { $offer }: { $value }
cli-no-such-card = Non c’è niente da spiegare con il numero { $number }. Scrivi ? per vedere l’elenco.

## Gli altri comandi
cli-seats-mismatch = I posti indicati sono { $seats }, ma --players dice { $players }. Rendili uguali, o togli --players.
cli-bad-option = «{ $option }» non è un’opzione. Scrivi nome=valore, per esempio scoring=tokens.
cli-bad-language = La lingua «{ $language }» non c’è. Scegli tra: { $known }.
cli-bad-name = Un nome ha da 1 a 40 caratteri.
cli-people-cannot-simulate = Si possono simulare solo i bot: { $known }.
cli-games-players = da { $least } a { $most } giocatori · { $length }
cli-games-bots = Bot, dal più debole al più forte:
cli-default = predefinito
cli-sim-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}
cli-sim-bot = Bot
cli-sim-seat = In ordine di turno
cli-sim-share = Quota di vittorie
cli-sim-interval = Intervallo al 95%
cli-sim-score = Punteggio medio
cli-sim-seats-played = Posti giocati
cli-sim-winners = I vincitori segnano in media { $score } punti{ $sources ->
    [none] {""}
   *[other] : { $sources }
}; { $rounds } round per partita
cli-sim-source = { $source } { $points }
cli-sim-length = { $decisions } decisioni per partita, seme { $seed }
cli-sim-progress = Partite
cli-replay-step = Passo { $step }
cli-verify-ok = { $file } è in ordine: il seme corrisponde all’impronta, { $steps ->
    [one] un passo segue
   *[other] { $steps } passi seguono
} le regole, e il risultato ne deriva. Confronta l’impronta con quella mostrata all’inizio: { $fingerprint }
cli-verify-ok-unfinished = { $file } è in ordine finora: il seme corrisponde all’impronta e { $steps ->
    [one] un passo segue
   *[other] { $steps } passi seguono
} le regole. La partita non è finita. Confronta l’impronta con quella mostrata all’inizio: { $fingerprint }
cli-cards-ok = { $file } è in ordine: «{ $name }», per { $game }.
cli-cards-no-game = { $file } non dice per quale gioco è fatto. La prima riga dovrebbe essere: game = "eggs_and_empires"
cli-bad-replay-seat = Non c’è un posto { $seat }. Scegli da 1 a { $most }.
