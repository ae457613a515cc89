# La pagina intorno ai tavoli, in italiano.
app-name = Clutch
language = Lingua
theme-auto = Chiaro o scuro: come il tuo dispositivo
theme-light = Chiaro o scuro: sempre chiaro
theme-dark = Chiaro o scuro: sempre scuro
close = Chiudi
loading = Un momento…
laying-out = Stiamo preparando il tavolo…
try-again = Riprova
to-lobby = Alla pagina iniziale
to-lobby-help = Il tuo posto resta tuo; puoi tornare quando vuoi.
copy-link = Copia il link
copied = Copiato
qr-of = Codice QR: { $what }

## Quando qualcosa non va
unknown-page-title = Qui non nidifica nessuno
unknown-page = Questa pagina non esiste. Controlla l’indirizzo, o riparti dalla pagina iniziale.
offline-title = Nessuna connessione
offline = Il server non risponde. Controlla la rete; tutto quello che hai giocato è al sicuro.
broken-title = Qualcosa si è incrinato
broken = Questa pagina è inciampata. La partita è al sicuro sul server: riprova.
no-table-title = Qui non c’è nessun tavolo

## Pagina iniziale
play-now = Gioca subito
new-table = Nuovo tavolo
how-to-play = Come si gioca
learn-by-playing = Prima partita: impara giocando
players-range = { $least }–{ $most } giocatori
my-games = Le mie partite
my-games-none = Non hai partite in corso. Con «Gioca subito» basta un clic.
open-tables = Tavoli aperti
open-tables-none = Nessun tavolo aspetta giocatori. Aprine uno e rendilo pubblico.
tables-to-watch = Tavoli da guardare
replays = Partite da rivedere
replays-none = Qui potrai rivedere le partite finite.
open-file = Apri una partita salvata
join = Siediti
watch = Guarda
watch-replay = Rivedi la partita
play-turn = Gioca
go-to-table = Al tavolo
your-turn = Tocca a te
others-turn = Decidono gli altri
just-now = poco fa
being-played = In corso
seats-free = { $count ->
    [0] Tutti i posti sono occupati
    [one] Un posto libero
   *[other] { $count } posti liberi
}
won-by = { $count ->
    [one] Vittoria di { $names }
   *[other] Vittoria condivisa da { $names }
}

## Un nuovo tavolo
new-table-of = Nuovo tavolo: { $game }
who-plays = Chi gioca?
wish-me = Io
wish-local = Qualcuno qui con me
wish-open = Un amico, con un link
wish-bot = Un drago (bot)
wish-open-help = Riceverai un link da mandare.
seat-kind = Chi siede al posto { $number }
remove-seat = Togli il posto { $number }
add-bot = Drago
add-friend = Amico
add-local = Qualcuno qui
name-placeholder = Nome
name-needed = Scrivi i nomi, così tutti sanno chi è chi.
bot-level = Forza del drago
variants = Varianti
settings = Regole del tavolo
make-and-invite = Apri il tavolo e invita
start-game = Comincia la partita
setting-public = Pubblico
setting-public-help = Il tavolo compare nella pagina iniziale.
setting-spectators = Spettatori
setting-spectators-help = Altri possono guardare; non vedono mai ciò che è nascosto.
setting-hints = Consigli
setting-hints-help = Puoi chiedere consiglio a un drago esperto.
setting-memory = Promemoria
setting-memory-help = Si può consultare ciò che tutti hanno visto.
setting-undo = Ripensamenti
setting-undo-help = Finché non si è scoperto niente di nuovo, e se gli altri sono d’accordo.
setting-clock = Orologio
setting-clock-help = Quando il tempo scade, continua un drago.
setting-stand-in = Sostituto
setting-stand-in-help = Gioca per chi è assente o ha finito il tempo.

## Aspettando i giocatori
seat-open = Posto libero
seat-waits = aspetta qualcuno
is-bot = drago
is-you = sei tu
is-here = è qui
is-away = è assente
sit-here = Siediti qui
stand-up = Lascia il posto
seat-bot = Metti qui
open-seat = Libera il posto
waiting-for-players = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
all-seated = Sono tutti seduti. Chi ospita comincia la partita.
all-seated-host = Sono tutti seduti. Puoi cominciare.
start-help = A ogni posto serve qualcuno: un amico o un drago.
your-name = Il tuo nome
name-help = Lo vedono gli altri al tavolo.
name-missing = Prima scrivi un nome, poi scegli un posto.
invite-title = Invita gli amici
invite-text = Chi apre questo link può prendere posto. Non serve un account.
invite-link = Link a questo tavolo
invite-entry = Link a questo tavolo
invite-running = Chi apre questo link può guardare, se il tavolo lo permette.
agreed = Gli accordi di questo tavolo
terms-no-clock = Senza orologio
terms-clock-move = { $time } per ogni decisione
terms-clock-bank = { $time } per la partita, più { $increment } s a decisione
terms-public = Visibile nella pagina iniziale
terms-private = Solo con il link
terms-spectators = Spettatori benvenuti
terms-no-spectators = Niente spettatori
terms-hints = Consigli permessi
terms-no-hints = Niente consigli a questo tavolo
terms-undo = Le decisioni si possono ritirare
terms-no-undo = Quel che è giocato è giocato
terms-own-cards = Con le carte di chi ha aperto il tavolo

## Al tavolo
decision = Che cosa c’è da decidere
waiting-for = In attesa di { $names }
watch-this = Guarda che cosa succede…
skip = Salta
you-chose = La tua scelta: { $choice }. Puoi ancora cambiare idea.
confirm-choice = Conferma: { $choice }
choose-again = Scegli di nuovo
withdraw = Ritira la scelta
step-back = Un passo indietro
start-over = Ricomincia
plan-made = Il tuo piano è pronto. Puoi ancora cambiarlo.
list-offers = Tutte le possibilità in elenco
game-over = La partita è finita.
show-result = Risultato
reconnecting = La connessione si è interrotta; le tue mosse sono al sicuro. Riconnessione…
watching = Stai guardando la partita.
spectators-count = { $count ->
    [one] Uno spettatore
   *[other] { $count } spettatori
}
bot-plays-for = Un drago gioca per { $name }.
take-back = Torno a giocare io
clock-of = { $name }: { $time }
hint = Consiglio
hint-key = Consiglio (h)
hint-meaning = Il parere di un drago esperto: le tue probabilità di vincere con ogni scelta
hint-chance = Probabilità di vincere:
log = Diario
log-key = Diario (l)
chat = Chat
chat-key = Chat (c)
chat-unread = { $count ->
    [one] Chat, un nuovo messaggio
   *[other] Chat, { $count } nuovi messaggi
}
chat-none = Nessuno ha ancora detto niente.
chat-placeholder = Di’ qualcosa
chat-send = Invia
mute = Togli l’audio
mute-key = Attiva o disattiva l’audio (m)
menu = Menu
explanation = Spiegazione
in-words = Il tavolo a parole
reaction-cheer = Ben fatto!
reaction-laugh = Ah ah!
reaction-gasp = Oh!
reaction-cry = Ahimè!
reaction-think = Ci penso…
reaction-thanks = Grazie!
note-joined = { $name } è ora al tavolo.
note-left = { $name } ha lasciato il posto.
note-stand-in = Ora un drago gioca per { $name }.
note-back = { $name } è di nuovo qui.
note-resigned = { $name } abbandona; continua un drago.
note-undone = { $name } ha ritirato una decisione.
note-undo-refused = { $name } non accetta di tornare indietro.

## Il menu di un tavolo
undo = Ritira la mia ultima decisione
move-seat = Sposta il mio posto su un altro dispositivo
move-seat-text = Apri questo link sull’altro dispositivo: il tuo posto si sposta lì. Vale una sola volta, per { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
move-seat-link = Link che sposta il posto
speed = Velocità
speed-slow = lenta
speed-normal = normale
speed-fast = rapida
speed-instant = immediata
sound = Audio
one-click = Gioca con un clic
one-click-help = Senza conferma
memory = Promemoria
memory-help = Mostra ciò che tutti hanno visto
fingerprint = Impronta della distribuzione
resign = Abbandona
resign-title = Abbandonare?
resign-text = Un drago gioca al tuo posto fino alla fine, e la partita per te è persa. Non si può tornare indietro.
resign-not = Continua a giocare
host-care = Per chi ospita il tavolo
let-bot-play = Fai giocare un drago
give-back = Restituisci il posto
undo-title = Tornare indietro?
undo-text = { $you }, { $name } vorrebbe ritirare una decisione. Sei d’accordo?
undo-agree = D’accordo
undo-cancel = Lascia stare
undo-refuse = No
undo-waiting = In attesa del consenso di { $names } per tornare indietro.

## Più persone su un dispositivo
hand-over = { $name }, tocca a te
hand-over-text = Prendi il dispositivo. Gli altri non devono guardare.
i-am = Sono { $name }

## Spostare un posto
claim-title = Prendi qui il tuo posto
claim-text = Il tuo posto passa a questo dispositivo; sull’altro potrai solo guardare.
claim-do = Prendi il posto
claim-failed-title = Questo link non vale più

## La fine
game-over-title = La partita è finita
winner-is = { $count ->
    [one] Vince { $names }!
   *[other] Vittoria condivisa da { $names }!
}
ended-by-resigning = La partita è finita in anticipo: troppi abbandoni.
rematch = Ancora una partita
rematch-go = Alla prossima partita
fair-title = La distribuzione era onesta?
fair-text = L’impronta era visibile prima della prima carta. Il seme ha fatto la distribuzione e corrisponde all’impronta: salva la partita e controlla tu.
seed = Seme
download-game = Salva la partita

## La prima partita guidata
coach = L’Antico spiega
got-it = Capito

## Tasti
keys-title = Tasti
keys-hint = Premi ? per tutti i tasti, d per ascoltare il tavolo a parole.
keys-digits = scegliere la possibilità con questo numero
keys-zero = scegliere l’ultima, se sono più di nove
keys-arrows = scorrere le possibilità
keys-enter = confermare
keys-escape = scegliere di nuovo, chiudere
keys-explain = spiegare l’elemento attivo; o questo elenco
keys-hint-key = consiglio
keys-undo = ritirare il mio ultimo passo o la mia ultima decisione
keys-space = saltare ciò che viene mostrato
keys-log = diario
keys-chat = chat
keys-mute = attivare o disattivare l’audio
keys-describe = il tavolo a parole, per gli screen reader

icon-credit = Icone: game-icons.net (Lorc, Delapouite e altri), CC BY 3.0

## Su tutti i tavoli
advice = { $chance } di probabilità di vincere
advice-best = { $chance } di probabilità di vincere, la scelta migliore
seat-away = assente
seat-thinks = sta pensando
has-points = punti: { $points }
sheet-when = Quando: { $when }
sheet-example = Esempio: { $example }
