# Regole, partite riviste e analisi in italiano.

## Le regole
study-rules = Le regole
study-rules-title = { $game }: le regole · Clutch
study-learn = Impara giocando
study-new-table = Nuovo tavolo
study-contents = Indice
study-search = Cerca nelle regole
study-search-label = Cerca nelle regole: una parola, una carta, un numero
study-found = { $count ->
    [0] nessun risultato
    [one] un articolo
   *[other] { $count } articoli
}
study-nothing-found = Nessun articolo parla di «{ $query }». Prova un’altra parola, o cancella la ricerca con Esc.
study-clause = Articolo { $id }, link diretto
study-pieces = I pezzi, uno per uno
study-pieces-text = Le stesse spiegazioni che al tavolo trovi indicando un pezzo.
study-no-rules-title = Qui non ci sono regole
study-no-rules = Nessun gioco ha questo nome. Nella pagina iniziale ci sono tutti.

## Rivedere una partita
study-replay = Rivedi la partita
study-replay-title = { $game }: rivedi la partita · Clutch
study-no-replay = Questa partita non si può mostrare
study-watch-as = Vista da
study-spectator = Spettatore
study-controls = Riproduzione
study-scrubber = Passo della partita
study-step = passo { $step } di { $last }
study-step-number = Passo { $step }
study-round = Round { $round }
study-round-turn = Round { $round }, turno { $turn }
study-play = Riproduci (spazio)
study-pause = Pausa (spazio)
study-back = Un passo indietro (freccia sinistra)
study-forward = Un passo avanti (freccia destra)
study-first = All’inizio (Home)
study-last = Alla fine (Fine)
study-speed = Velocità
study-speed-slow = Lenta
study-speed-normal = Normale
study-speed-fast = Rapida
study-speed-instant = Immediata
study-step-panel = Questo passo a parole
study-happened = Che cosa è successo
study-nothing-happened = Niente che si veda da qui.
study-earlier = Prima, in questo turno
study-decided = Che cosa si decide adesso
study-not-told = Le decisioni si mostrano quando la partita è finita.
study-not-decided = La partita è finita prima di questa decisione.
study-resigned = Abbandono di { $names }: la partita finisce qui.
study-bot-agrees = Il bot farebbe lo stesso. Probabilità di vincere: { $chances }.
study-bot-would = Il bot sceglierebbe:
study-chances = Probabilità di vincere { $before }, con questa scelta { $after }.
study-explanation = Che cos’è?
study-all-rules = Tutte le regole

## Condividere
study-share = Condividi
study-share-text = Questo indirizzo porta al passo che stai guardando, visto dallo stesso giocatore.
study-share-label = Indirizzo di questa partita
study-download = Salva in un file

## Che cosa ne pensa il bot
study-no-analysis = Questa partita non è ancora stata analizzata. Torna tra un po’.
study-progress = Il bot sta esaminando la partita. Decisioni esaminate: { $done } su { $of }.
study-curve = Probabilità di vincere
study-curve-text = Quante probabilità aveva ciascuno dopo ogni passo, secondo un bot. Fai clic per andare a quel passo.
study-curve-label = Probabilità di vincere, passo per passo. Le frecce scorrono la partita, Invio mostra il passo.
study-curve-at = Passo { $step }: { $chances ->
    [none] non ancora stimato
   *[other] { $chances }
}
study-curve-table = Come tabella
study-moment = Momento
study-moments = Le mosse decisive
study-moments-of = Le mosse di chi
study-moments-none = Qui nessuna decisione è costata molto. Ben giocato!
study-all-seats = Tutti i giocatori
study-chose = ha scelto:
study-better = Meglio:
study-becomes = diventa
study-show = Mostra
study-summary = Tutte le decisioni della partita
study-player = Giocatore
study-agreed = Buone come la scelta del bot
study-agreed-of = { $agreed } su { $decisions }
study-lost = Probabilità perse, in media

## Una distribuzione onesta
study-fair = La distribuzione era onesta?
study-fair-text = Prima che si distribuisse la prima carta, tutti hanno visto l’impronta di un numero segreto, il seme. Ogni mescolata e ogni pescata derivano dal seme. A partita finita il seme viene svelato, e chiunque può controllare che sia proprio quello promesso.
study-fingerprint = Impronta, mostrata fin dall’inizio
study-seed = Seme
study-seed-secret = segreto fino alla fine della partita
study-seed-fits = Il tuo browser ha controllato: il seme corrisponde all’impronta.
study-seed-differs = Il seme non corrisponde all’impronta. Non è la distribuzione promessa!
study-seed-cannot-check = Il tuo browser lo controlla solo con una connessione sicura (https).
study-fair-how = Ogni mescolata e ogni mossa si possono controllare sul tuo computer: salva la partita in un file e lancia questo comando.

## Una partita da un file
study-file-title = Rivedi una partita salvata
study-file-text = Scegli una partita che hai salvato qui o dalla riga di comando. Il server non ne conserva niente.
study-file-choose = Scegli un file
study-file-reading = Lettura…
study-file-other = Un altro file
study-file-drop = Oppure trascina qui il file.
study-file-too-large = «{ $name }» è troppo grande per una partita salvata. Scegli un file che finisce in .json.
