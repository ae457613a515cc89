# La fine dell’impero in italiano.
game-name = La fine dell’impero
game-pitch = Il tuo impero si sgretola: paga per tenere lontane le calamità, oppure lasciale colpire, prendi tutto quello che è stato pagato e impara dalle rovine.
game-length = 60–90 minuti; partita rapida 30–45

## I pezzi
disaster-type = { $key ->
    [fire] Incendio
    [rebellion] Rivolta
    [famine] Carestia
    [flood] Inondazione
    [drought] Siccità
    [invasion] Invasione
    [plague] Epidemia
   *[earthquake] Terremoto
}
location-kind = { $key ->
    [city] città
    [town] villaggio
    [army] caserma
    [road] strada
   *[farm] fattoria
}
resource = { $key ->
    [wheat] grano
    [axe] ascia
   *[hammer] martello
}
token = { $key ->
    [wheat] grano
    [axe] ascia
    [hammer] martello
   *[coin] moneta
}
when = { $key ->
    [disaster] Calamità
    [economy] Economia
    [industry] Industria
    [conflict] Conflitto
    [final] Punteggio finale
   *[destruction] Alla distruzione
}
ready = { $key ->
    [wheat] offerta gratuita di grano
    [axe] offerta gratuita di un’ascia
    [hammer] offerta gratuita di un martello
   *[replace] sostituzione di una calamità
}
position = { $key ->
    [0] posizione 1
    [1] posizione 2
    [2] posizione 3
    [3] posizione 4
    [4] posizione 5
    [5] posizione 6
    [6] posizione 7
    [7] posizione 8
    [8] posizione 9
    [9] posizione 10
   *[10] posizione 11
}
disaster = { $key ->
    [0] calamità
   *[1] seconda calamità
}
card = carta { $key }
location = luogo { $key }
phase-disaster = Calamità
phase-double_disaster = Doppia calamità
phase-economy = Economia
phase-industry = Industria
phase-conflict = Conflitto
phase-combined = Economia e Industria

## Le carte e i luoghi, chiamati come dice il file delle carte
card-of = { $type } { $target }
card-with = { $card } ({ $effect })
disaster-card = { $card } (accetta { $accepts }; { $effect })
location-of = { $kind } da { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
location-at = { $location } ({ $position })
location-short = { $key ->
    [city] Citt
    [town] Vill
    [army] Cas
    [road] Str
   *[farm] Fatt
}

## Gettoni, ottenuti o pagati
some-wheat = { $wheat ->
    [one] { $wheat } grano
   *[other] { $wheat } grani
}
some-axes = { $axe ->
    [one] { $axe } ascia
   *[other] { $axe } asce
}
some-hammers = { $hammer ->
    [one] { $hammer } martello
   *[other] { $hammer } martelli
}
some-coins = { $coin ->
    [one] { $coin } moneta
   *[other] { $coin } monete
}
goods = { $wheat ->
    [0] { $axe ->
        [0] { $hammer ->
            [0] { $coin ->
                [0] niente
               *[other] { some-coins }
            }
           *[other] { some-hammers }{ $coin ->
                [0] { "" }
               *[other] { " " }+ { some-coins }
            }
        }
       *[other] { some-axes }{ $hammer ->
            [0] { "" }
           *[other] { " " }+ { some-hammers }
        }{ $coin ->
            [0] { "" }
           *[other] { " " }+ { some-coins }
        }
    }
   *[other] { some-wheat }{ $axe ->
        [0] { "" }
       *[other] { " " }+ { some-axes }
    }{ $hammer ->
        [0] { "" }
       *[other] { " " }+ { some-hammers }
    }{ $coin ->
        [0] { "" }
       *[other] { " " }+ { some-coins }
    }
}
# Nessuno legge «none»: chi nomina dei gettoni chiede prima se ce ne sono.
tokens = { $wheat ->
    [0] { $axe ->
        [0] { $hammer ->
            [0] { $coin ->
                [0] none
               *[other] { goods }
            }
           *[other] { goods }
        }
       *[other] { goods }
    }
   *[other] { goods }
}
cost = { $hammer ->
    [0] gratis
   *[other] { some-hammers }
}
payment = { $hammers ->
    [0] { $coins ->
        [0] gratis
        [one] per { $coins } moneta
       *[other] per { $coins } monete
    }
   *[other] { $hammers ->
        [one] per { $hammers } martello
       *[other] per { $hammers } martelli
    }{ $coins ->
        [0] { "" }
        [one] { " " }e { $coins } moneta
       *[other] { " " }e { $coins } monete
    }
}

## Le opzioni
option-length = Durata
option-length-standard = standard: la partita completa, tutte le 26 fasi, 60–90 minuti
option-length-quick = quick: la partita rapida, senza le prime sette fasi; due calamità hanno già colpito tutti, e le mani sono di due carte; 30–45 minuti
option-stocks = Scorte
option-stocks-hidden = hidden: i gettoni di ognuno stanno dietro uno schermo
option-stocks-open = open: tutti vedono tutti i gettoni

## Che cosa fa un’abilità, in una riga, come su una carta; senza la fase dove la si vede già ($when è «none»)
effect = { $when ->
    [none] { "" }
   *[other] { $when }:{ " " }
}{ $does ->
    [free_bid] offerta gratuita di 1 { $resource }
    [replace] sostituisci la calamità
    [gain] ottieni { $gives }
    [convert] 1 { $pays ->
        [coin] moneta
       *[wheat] grano
    } → { $gives }{ $either ->
        [yes] { " " }(uno solo, a scelta)
       *[no] { "" }
    }, { $times ->
        [one] una volta
       *[other] fino a { $times } volte
    }
    [repeat] ripeti un’altra abilità di Economia
    [points] { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
    [points_per_ruin] { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } per ogni luogo distrutto accanto
    [gain_per_neighbour] ottieni { $gives } per ogni { $near } fiorente accanto
    [points_per_neighbour] { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } per ogni { $near } accanto
    [refresh_adjacent] ripristina tutte le innovazioni accanto
    [swap] scambia due luoghi
    [discount] { $amount ->
        [one] { $amount } martello
       *[other] { $amount } martelli
    } in meno per una carta costruita
    [cheaper_repairs] riparare accanto costa { $amount ->
        [one] { $amount } martello
       *[other] { $amount } martelli
    } in meno
    [move] sposta un’innovazione
    [strength] forza +{ $amount }
    [strength_per_ruin] forza +{ $amount } per ogni luogo distrutto accanto
    [points_per_token] { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } per ogni { $resource }
    [points_per_own_ruin] { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } per ogni tuo luogo distrutto
    [points_for_most_ruins] { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } a chi ha più luoghi distrutti
    [copy] quanto la migliore delle altre tue innovazioni di punteggio finale
   *[refresh_all] ripristina tutte le tue innovazioni
}

## Che cosa fa un’abilità, per esteso (per l’aiuto): il nome, l’effetto, un esempio, le regole
effect-title-free_bid = Offerta gratuita
effect-title-replace = Sostituire la calamità
effect-title-gain = Ottenere risorse
effect-title-convert = Convertire
effect-title-repeat = Ripetere
effect-title-points = Punti
effect-title-points_per_ruin = Punti per le rovine vicine
effect-title-gain_per_neighbour = Risorse dai vicini
effect-title-points_per_neighbour = Punti dai vicini
effect-title-refresh_adjacent = Ripristinare accanto
effect-title-swap = Scambiare
effect-title-discount = Costruire a minor costo
effect-title-cheaper_repairs = Riparare a minor costo
effect-title-move = Spostare un’innovazione
effect-title-strength = Forza
effect-title-strength_per_ruin = Forza dalle rovine vicine
effect-title-points_per_token = Punti per i gettoni
effect-title-points_per_own_ruin = Punti per le tue rovine
effect-title-points_for_most_ruins = Più rovine di tutti
effect-title-copy = Copiare
effect-title-refresh_all = Ripristinare tutte le innovazioni
effect-help-free_bid = Invece di pagare esaurisci questa innovazione. È un combattimento contro una sola calamità, che deve accettare la risorsa indicata; accanto alla carta non si mette niente. Una volta ripristinata, si può usare di nuovo.
effect-help-replace = Nel tuo turno esaurisci questa innovazione: si scopre una nuova calamità e la vecchia va negli scarti. Tutto quello che è stato pagato ora sta accanto alla nuova carta. Non è un’offerta: devi comunque combattere o subire la nuova carta, a meno che in questo turno tu non abbia già combattuto la vecchia.
effect-help-gain = Ricevi questi gettoni dalla riserva comune: in ogni fase di Economia o, per un Terremoto, nel momento in cui il suo luogo viene distrutto.
effect-help-convert = In ogni fase di Economia, quante volte è indicato, puoi dare il primo gettone e ricevere quello che segue la freccia. Una moneta vale come grano, ma mai per ricevere soltanto una moneta.
effect-help-repeat = Usa ancora una volta un’altra abilità di Economia di un luogo fiorente; una conversione, per tutto il suo numero di volte. Una ripetizione non si può ripetere, ma due possono ripetere la stessa abilità.
effect-help-points = Segni questi punti: in ogni fase del tipo indicato o, per un Terremoto, nel momento in cui il suo luogo viene distrutto.
effect-help-points_per_ruin = Segni questi punti per ogni luogo distrutto subito a sinistra o subito a destra, in ogni fase di Economia o nel punteggio finale, secondo la carta. Il suo luogo deve essere fiorente.
effect-help-gain_per_neighbour = In ogni fase di Economia ricevi questi gettoni per ogni luogo fiorente di quel tipo subito a sinistra o subito a destra. Il suo luogo non conta.
effect-help-points_per_neighbour = Segni questi punti per ogni luogo di quel tipo subito a sinistra o subito a destra. In Economia contano soltanto i vicini fiorenti, nel punteggio finale anche quelli distrutti.
effect-help-refresh_adjacent = Tutte le innovazioni esaurite dei luoghi subito a sinistra e subito a destra si possono usare di nuovo, anche se quei luoghi sono distrutti. Quelle del suo stesso luogo non si ripristinano.
effect-help-swap = Nella fase di Industria puoi scambiare due dei tuoi luoghi, fiorenti o distrutti. Le loro innovazioni li seguono.
effect-help-discount = Quando costruisci, questo villaggio toglie il suo martello al costo di una carta. Due villaggi aiutano due carte diverse, mai la stessa.
effect-help-cheaper_repairs = Riparare un luogo subito a sinistra o subito a destra costa meno martelli. Più innovazioni di questo tipo si sommano, ma il costo non scende mai sotto 0.
effect-help-move = Nella fase di Industria puoi sollevare una delle tue innovazioni, anche questa, e infilarla sotto un altro luogo fiorente, fra quelli che ora ne hanno di meno. Se va bene soltanto il posto di prima, non si può spostare.
effect-help-strength = In ogni conflitto si aggiunge alla tua forza di base, finché il suo luogo è fiorente.
effect-help-strength_per_ruin = In ogni conflitto si aggiunge alla tua forza di base per ogni luogo distrutto subito a sinistra o subito a destra. Il suo luogo deve essere fiorente.
effect-help-points_per_token = Nel punteggio finale ogni gettone di questo tipo che ti rimane porta questi punti. Le monete contano solo come monete.
effect-help-points_per_own_ruin = Nel punteggio finale ogni luogo distrutto del tuo impero porta questi punti. Quelli dei rivali non contano.
effect-help-points_for_most_ruins = Nel punteggio finale ricevi questi punti se nessun giocatore ancora in gioco ha più luoghi distrutti di te. Basta la parità, ma te ne serve almeno uno.
effect-help-copy = Nel punteggio finale porta tanti punti quanto la migliore delle altre tue innovazioni di punteggio finale sotto luoghi fiorenti. Non può copiare un’altra copia.
effect-help-refresh_all = Nel momento in cui il suo luogo viene distrutto, tutte le innovazioni esaurite del tuo impero si possono usare di nuovo. Agisce ancora se il luogo viene riparato e poi distrutto un’altra volta.
effect-example-free_bid = Un’Inondazione accetta grano o asce, e tu hai un’offerta gratuita di un’ascia: la esaurisci e tieni tutti i tuoi gettoni.
effect-example-replace = La calamità minaccia la tua città. La sostituisci, e la nuova carta colpisce una fattoria; ora combatti o subisci quella.
effect-example-gain = Un’innovazione così è sotto la tua città: finché la città è fiorente, ricevi i suoi gettoni in ogni fase di Economia.
effect-example-convert = La tua strada cambia 1 grano in un martello o un’ascia, due volte: dai 1 grano e 1 moneta e ricevi un martello e un’ascia.
effect-example-repeat = Ripeti la fattoria che dà un martello: in questa fase te ne porta 2.
effect-example-points = È sotto una strada distrutta: niente punti finché non ripari la strada.
effect-example-points_per_ruin = I due vicini del suo luogo sono distrutti: segni due volte.
effect-example-gain_per_neighbour = Dà grano per le fattorie e sta fra una fattoria fiorente e una distrutta: ricevi il suo grano una volta.
effect-example-points_per_neighbour = Conta i villaggi alla fine della partita e sta fra i tuoi due villaggi, uno dei quali distrutto: segni due volte.
effect-example-refresh_adjacent = La strada sta fra due fattorie, ognuna con un’offerta gratuita esaurita: entrambe sono di nuovo pronte.
effect-example-swap = Un’innovazione conta le fattorie accanto: scambi la caserma vicina con una fattoria.
effect-example-discount = I tuoi due villaggi sono fiorenti, e costruisci due carte da 1 martello ciascuna: sono gratis.
effect-example-cheaper_repairs = Due innovazioni di questo tipo sono sotto luoghi fiorenti, ai due lati di una rovina: entrambe ne riducono il costo di riparazione.
effect-example-move = La tua migliore innovazione è sotto una fattoria distrutta. La sposti sotto la strada, che ha meno innovazioni di tutti gli altri luoghi.
effect-example-strength = Una caserma fiorente dà 2 di forza: con le due caserme ne hai 4 prima ancora di puntare.
effect-example-strength_per_ruin = A sinistra e a destra è tutto distrutto: conta due volte.
effect-example-points_per_token = Conta le asce: con le 4 asce che non hai puntato nell’ultimo conflitto segni quattro volte.
effect-example-points_per_own_ruin = Tre dei tuoi luoghi sono in rovina: segni tre volte.
effect-example-points_for_most_ruins = Tu e un rivale avete quattro luoghi distrutti ciascuno, gli altri di meno: segni i punti.
effect-example-copy = Le altre tue innovazioni di punteggio finale valgono 3 e 8 punti: la copia ne porta 8.
effect-example-refresh_all = La tua fattoria brucia, e il Terremoto sotto di essa rende di nuovo pronte tutte le tue offerte gratuite.
effect-clause-free_bid = END-3.8, END-6.4
effect-clause-replace = END-3.9, END-6.4
effect-clause-gain = END-9.2, END-9.6
effect-clause-convert = END-5.2, END-1.3
effect-clause-repeat = END-5.4
effect-clause-points = END-9.2, END-9.3, END-9.6
effect-clause-points_per_ruin = END-9.2, END-9.5
effect-clause-gain_per_neighbour = END-9.2
effect-clause-points_per_neighbour = END-9.2, END-9.5
effect-clause-refresh_adjacent = END-5.3, END-9.3
effect-clause-swap = END-7.6
effect-clause-discount = END-7.1, END-7.2
effect-clause-cheaper_repairs = END-7.1, END-7.5
effect-clause-move = END-7.7
effect-clause-strength = END-8.1
effect-clause-strength_per_ruin = END-8.1, END-9.4
effect-clause-points_per_token = END-9.5
effect-clause-points_per_own_ruin = END-9.5
effect-clause-points_for_most_ruins = END-9.5
effect-clause-copy = END-9.5
effect-clause-refresh_all = END-9.6

## Che cosa lascia un tipo di calamità (per l’aiuto)
disaster-type-help = { $key ->
    [fire] Le sue innovazioni aiutano a ricostruire: riparare a minor costo, spostare e ripristinare innovazioni, offerte gratuite di un martello.
    [rebellion] Le sue innovazioni armano chi è fedele: forza nei conflitti, e punti per le tue asce alla fine.
    [famine] Le sue innovazioni insegnano il risparmio: offerte gratuite di grano, e punti per il tuo grano alla fine.
    [flood] Le sue innovazioni arricchiscono la terra: più risorse in ogni fase di Economia.
    [drought] Le sue innovazioni onorano gli dèi: punti in Industria, in Economia o alla fine.
    [invasion] Le sue innovazioni vengono da lontano: convertire grano e monete, ripetere un’abilità di Economia, sostituire una calamità, offerte gratuite di un’ascia.
    [plague] Le sue innovazioni vivono dei loro vicini: forza, oppure punti in Economia o alla fine. Scegli bene il loro posto.
   *[earthquake] Le sue innovazioni aspettano il peggio: risorse, punti o il ripristino di tutte le innovazioni nel momento in cui il loro luogo viene distrutto.
}

## Le mosse
fight = Combattere la { $disaster }: pagare 1 { $token }
free-bid = Combattere la { $disaster } con un’offerta gratuita di 1 { $resource }
replace = Sostituire la { $disaster }
suffer = Subire la { $disaster }
end-turn = Finire il turno
choose-position = Scegliere la { $position }
buy-coins = { $count ->
    [0] Non comprare monete
    [one] Comprare { $count } moneta per 2 punti
   *[other] Comprare { $count } monete a 2 punti l’una
}
begin-economy = Prima l’Economia
begin-industry = Prima l’Industria
convert = Convertire 1 { $pays } in { $gives }
repeat = Ripetere un’abilità nella { $position }
pick-innovation = { $number ->
    [0] Quello che sa fare il luogo stesso
   *[other] L’innovazione { $number } di questo luogo
}
build = { $slot ->
    [0] Costruire la prima carta della tua mano
    [1] Costruire la seconda carta della tua mano
    [2] Costruire la terza carta della tua mano
   *[3] Costruire la quarta carta della tua mano
}
sell = { $slot ->
    [0] Vendere la prima carta della tua mano
    [1] Vendere la seconda carta della tua mano
    [2] Vendere la terza carta della tua mano
   *[3] Vendere la quarta carta della tua mano
}
keep-hand = Tenere le carte rimaste
discard-hand = Scartare tutte le carte rimaste
repair = Riparare il luogo nella { $position }
pay-coins = { $count ->
    [0] Pagare solo con martelli
    [one] Pagare { $count } moneta, il resto in martelli
   *[other] Pagare { $count } monete, il resto in martelli
}
swap-first = Scambiare il luogo nella { $position } con un altro
move-from = Spostare un’innovazione dalla { $position }
use-refresh = Ripristinare le innovazioni accanto alla { $position }
done = Fatto
bid-axes = { $count ->
    [0] Non puntare asce
    [one] Puntare { $count } ascia
   *[other] Puntare { $count } asce
}
bid-coins = { $count ->
    [0] Non puntare monete
    [one] Puntare { $count } moneta
   *[other] Puntare { $count } monete
}
refresh = Ripristinare nella { $position }: { $ready }
keep-cards = Tenere queste carte
redraw-cards = Scartarle tutte e pescarne di nuove
found-with = { $slot ->
    [0] La prima carta ha colpito
    [1] La seconda carta ha colpito
    [2] La terza carta ha colpito
   *[3] La quarta carta ha colpito
}

## Le stesse mosse, quando si vede di che cosa si tratta
fight-of = Combattere { $card }: pagare 1 { $token }
free-bid-of = Combattere { $card } con un’offerta gratuita di 1 { $resource }
replace-of = Sostituire { $card }
suffer-of = Subire { $card }; perdita: { $location }{ $heap ->
    [none] { "" }
   *[other] ; guadagno: { $heap }
}
repeat-of = Ripetere un’abilità: { $location }
build-of = Costruire { $card }: { $cost }
sell-of = Vendere { $card }: 1 moneta
repair-of = Riparare { $location }: { $cost }
swap-first-of = Scambiare con un altro luogo: { $location }
move-from-of = Spostare un’innovazione: { $location }
use-refresh-of = Ripristinare accanto: { $location }
refresh-of = Ripristinare, { $location }: { $ready }
found-with-of = { $card }; perdita: { $location }
group-disaster = Calamità
group-build = Costruire
group-sell = Vendere
group-hand = Mano
group-repair = Riparare
group-swap = Scambiare
group-move = Spostare un’innovazione
group-refresh = Ripristinare
group-convert = Convertire
group-repeat = Ripetere
group-place = Luogo
group-bid = Puntata
group-done = Fase

## Che cosa è successo
row-laid = Comincia { $first }. Ogni impero, da sinistra a destra: { $row }.
cards-drawn = { $cards ->
    [none] { $seat } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
   *[other] { $seat } pesca: { $cards }.
}
phase-began = Fase { $number }: { $phase ->
    [disaster] Calamità
    [double_disaster] Doppia calamità
    [economy] Economia
    [industry] Industria
    [conflict] Conflitto
   *[combined] Economia e Industria
}.
deck-shuffled = { $cards ->
    [one] La carta scartata diventa il nuovo mazzo.
   *[other] Si mescolano gli scarti: un nuovo mazzo di { $cards } carte.
}
disaster-revealed = La { $disaster }: { $card }.
fought = { $seat } combatte la { $disaster } e paga 1 { $token }.
free-bid-made = { $seat } combatte la { $disaster } con un’offerta gratuita di 1 { $resource } ({ $position }).
disaster-replaced = { $seat } sostituisce { $old } ({ $position }). La { $disaster } ora è { $card }.
disaster-suffered = { $seat } subisce { $card }{ $heap ->
    [none] ; non c’è niente da prendere.
   *[other] { " " }e prende { $heap }.
}
marker-moved = { $to } prende il segnalino primo giocatore.
location-destroyed = { $seat } perde un luogo: { $location } ({ $position }).
empire-fell = L’ultimo luogo di { $seat } è distrutto: questo impero è caduto.{ $hand ->
    [none] { "" }
   *[other] { " " }La sua mano: { $hand }.
}
innovation-gained = { $seat } ottiene un’innovazione, { $position }: { $card }.
coins-bought = { $count ->
    [0] { $seat } non compra monete.
    [one] { $seat } { $stock ->
        [none] non ha più niente
       *[other] mostra { $stock }
    } e compra { $count } moneta: { $points }.
   *[other] { $seat } { $stock ->
        [none] non ha più niente
       *[other] mostra { $stock }
    } e compra { $count } monete: { $points }.
}
ability-acted = { $seat }, { $position }{ $card ->
    [none] { "" }
   *[other] , { $card }
}: { $gains ->
    [none] { $refreshed ->
        [none] { $points }
       *[other] ripristina { $refreshed }
    }
   *[other] ottiene { $gains }
}.
converted = { $seat } converte 1 { $pays } in { $gives }.
innovation-built = { $seat } costruisce { payment }, { $position }: { $card }.
card-sold = { $seat } vende { $card } per 1 moneta.
hand-discarded = { $seat } scarta: { $cards }.
location-repaired = { $seat } ripara { payment }: { $location } ({ $position }).
locations-swapped = { $why ->
    [city] { $seat } scambia due luoghi: { $one } e { $other }.
   *[uprising] Insurrezione contro { $seat }: { $one } e { $other } cambiano posto.
}
innovation-moved = { $seat } sposta { $card }: { $origin } → { $position }.
conflict-revealed = Si scopre una carta conflitto.
conflict-revealed-of = Il conflitto: { $card }
bid-shown = { $seat }: forza { $basic } + { $axes ->
    [one] { $axes } ascia
   *[other] { $axes } asce
} + { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} = { $total }.
tier-reached = { $seat }: { $points }{ $gains ->
    [none] { "" }
   *[other] , { $gains }
}{ $refresh ->
    [0] { "" }
    [one] , { $refresh } ripristino
   *[other] , { $refresh } ripristini
}.
marker-taken-off = { $seat } ripristina { $card } ({ $position }).
bonus-won = { $seat } ha la forza più alta. Il bonus: { $points }{ $gains ->
    [none] { "" }
   *[other] , { $gains }
}.
cards-kept = { $seat } tiene le carte.
empire-founded = { $seat } ha già subito { $cards }, e scarta { $discarded }.
final-counted = { $seat }, { $position }, { $card }: { $points }.
score-counted = { $seat }: tracciato { $track } + luoghi { $locations } + innovazioni { $innovations } = { $total }.
game-ended = { $reason ->
    [last-phase] Si è giocata l’ultima fase. Vittoria di { $winners }!
   *[last-empire] Rimane un solo impero. Vittoria di { $winners }!
}
last-phase = si è giocata l’ultima fase
last-empire = rimane un solo impero

## Perché no
not-now = Adesso non si può.
cannot-pay = Ti manca 1 { $token } per pagare.
not-accepted = Questa calamità non accetta questa risorsa: { $resource }.
already-fought = Hai già combattuto questa calamità in questo turno.
already-suffered = Questa calamità è già stata subita.
must-fight-or-suffer = Prima che finisca il tuo turno, ogni calamità ancora presente va combattuta o subita.
nothing-ready = Nessuno dei tuoi luoghi fiorenti ha pronta questa innovazione: { $ready }.
not-ready-there = Lì questa innovazione non è pronta: { $ready } ({ $position }).
not-healthy = Il tuo luogo nella { $position } è distrutto.
not-destroyed = Il tuo luogo nella { $position } è fiorente.
not-nearest = La calamità colpisce il tuo luogo fiorente più vicino al bersaglio. Non è quello nella { $position }.
too-many-innovations = Un altro dei tuoi luoghi fiorenti ha meno innovazioni di quello nella { $position }.
enough-tokens = Puoi comprare monete solo fino ad avere { $most } gettoni.
no-conversion = Nessuna conversione che ti resta cambia 1 { $pays } in { $gives }.
no-ability-left = Non ti resta nessuna abilità per questo: { $ability }.
changes-nothing = Lì non cambierebbe niente: { $position }.
nothing-to-repeat = Nella { $position } non c’è niente da ripetere.
nothing-to-move = Nella { $position } non c’è un’innovazione che possa andare altrove.
nothing-to-refresh = Accanto alla { $position } non c’è niente di esaurito.
no-such-ability = Questo luogo non ha un’abilità del genere.
hand-action-done = In questa fase hai finito con le carte della tua mano.
repair-done = In questa fase hai già riparato un luogo.
abilities-done = In questa fase hai finito con le tue abilità di Industria.
two-cards-used = In questa fase hai già costruito o venduto due carte.
no-such-card = Non hai questa carta in mano.
card-chosen-already = Hai già scelto questa carta. Scegline un’altra.
cannot-afford = Il costo è { $cost }, e hai troppo pochi martelli e monete.
wrong-payment = Non si può pagare così. Il costo: { $cost }.
same-location = Scegli due luoghi diversi.
stock-too-small = Ne hai solo { $most }.
not-exhausted = Nella { $position } questa innovazione non è esaurita: { $ready }.
wrong-number-of-locations = Ci sono { $found } luoghi. Devono essere undici.
wrong-number-of-disasters = Ci sono { $found } calamità. Ne servono da { $least } a { $most }.
wrong-number-of-conflicts = Numero di carte conflitto: { $found }. Ne servono da { $least } a { $most }.
location-cannot = Luogo { $number }: «{ $does }» nel momento «{ $when }» esiste solo sulle carte.
convert-gives-one = Carta { $number }: una conversione dà al massimo un gettone di ogni tipo.
effect-not-then = Carta { $number }: «{ $does }» non può agire in questo momento: «{ $when }».
effect-needs = Carta { $number }: «{ $does }» deve dire anche «{ $what }».
tiers-overlap = Carta conflitto { $number }: due fasce valgono per la stessa forza. Per ogni forza ce ne può essere una sola.

## Le regole in breve (per l’aiuto)
rules-in-short = Il tracciato dice quale fase viene dopo. Una calamità minaccia, in ogni impero, il luogo nella posizione indicata. A turno combatti, pagando una risorsa che la carta accetta, oppure subisci: prendi il segnalino primo giocatore e tutto quello che è stato pagato, il tuo luogo viene distrutto, e la carta diventa un’innovazione sotto uno dei tuoi luoghi fiorenti. Le monete sostituiscono tutto. In Economia i tuoi luoghi fiorenti e le loro innovazioni portano risorse, punti e conversioni. In Industria costruisci o vendi fino a due carte della tua mano, ripari un luogo e usi le abilità di Industria. In un conflitto tutti puntano in segreto asce e monete per aumentare la propria forza; la carta dice che cosa porta il tuo totale, i più forti hanno un bonus, tutti gli altri un’Insurrezione. Alla fine i luoghi fiorenti e le innovazioni di punteggio finale si aggiungono al tuo punteggio.

## Che cosa si decide adesso
decide-redraw = Tieni queste carte? Puoi cambiarle tutte, una volta sola.
decide-founding = Due calamità hanno già colpito il tuo impero. Quali?
decide-disaster = Combatti la calamità, o la subisci?
decide-disaster-of = { $card } – luogo minacciato: { $location }. Combatti, o subisci?
decide-double_disaster = Combatti o subisci ogni calamità ancora presente, nell’ordine che vuoi.
decide-end_turn = Puoi ancora sostituire una calamità. Lo fai, o finisci il turno?
decide-free_bid = Quale luogo fa l’offerta gratuita di 1 { $resource }?
decide-replace = Di quale luogo esaurisci l’innovazione per sostituire la calamità?
decide-target = Il bersaglio è già distrutto, e due luoghi sono ugualmente vicini. Quale viene colpito?
decide-assign = Sotto quale luogo va la nuova innovazione? { $card }
decide-shortage = { $count ->
    [0] Non hai più gettoni. Compri monete a 2 punti l’una?
    [one] Ti resta solo { $count } gettone. Compri monete a 2 punti l’una?
   *[other] Ti restano solo { $count } gettoni. Compri monete a 2 punti l’una?
}
decide-planning = Tutti preparano questa fase contemporaneamente.
decide-bidding = Tutti puntano in segreto asce e monete.
decide-refresh = { $count ->
    [one] Puoi ripristinare un’innovazione. Quale?
   *[other] Puoi ripristinare { $count } innovazioni. Quale per prima?
}
decide-order = Quale fase giochi per prima?
decide-economy = I guadagni automatici sono arrivati. Converti o ripeti qualcosa, o hai finito?
decide-repeat_pick = Quale abilità ripeti qui: { $location }?
decide-industry = Mano, riparazione, abilità: ciascuna una volta, in qualsiasi ordine. Che cosa fai?
decide-hand = Costruisci o vendi un’altra carta, o tieni o scarti il resto?
decide-rest = Tieni o scarti le carte rimaste?
decide-pay_build = Come paghi { $card }?
decide-pay_repair = Come paghi questa riparazione: { $location }?
decide-place = Sotto quale luogo va? { $card }
decide-swap_with = Con quale luogo scambi questo: { $location }?
decide-move_pick = Quale innovazione sposti da qui: { $location }?
decide-move_to = Dove la sposti? { $card }
decide-axes = La tua forza è { $strength }. Quante asce punti?
decide-coins = La tua forza finora è { $strength }. Quante monete punti?
decide-found_first = Due calamità hanno già colpito. Scegli la prima carta: distrugge il suo bersaglio e diventa un’innovazione.
decide-found_second = Scegli la seconda carta: anche lei distrugge il suo bersaglio e diventa un’innovazione.
decide-found_target = Il bersaglio è già distrutto, e due luoghi sono ugualmente vicini. Quale è stato colpito?
decide-found_place = Sotto quale luogo va l’innovazione? { $card }

## Che cosa c’è sul tavolo
label-phase = Fase { $number } di { $count }
label-next = poi:
label-track = Tracciato
label-accepts = Accetta
label-heap = Pagato
label-here = Da te
label-leaves = Innovazione
label-nothing = niente
label-suffered = già subita
label-fought = combattuta
label-conflict = Conflitto
label-tiers = Forza
label-bonus = Bonus
label-uprising = Insurrezione
reward-and = { $first }, { $more }
label-refreshes = { $count ->
    [one] { $count } ripristino
   *[other] { $count } ripristini
}
label-player = Giocatore
label-place = Posto
label-total = Totale
label-score-of = { $points } sul tracciato
label-strength = forza { $strength }
label-cards = { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
label-out = fuori dal gioco
label-locations = Luoghi
label-innovations = Innovazioni
label-stock = La tua scorta
label-hand = La tua mano
label-cost = Costo
label-exhausted = esaurita
label-idle = inerte
tier = { $most ->
    [99] { $least } o più
   *[other] { $least }–{ $most }
}: { $brings }
tier-exactly = { $least }: { $brings }
uprising = { $rank ->
    [1] luogo fiorente di maggior valore
    [2] secondo luogo fiorente per valore
    [3] terzo luogo fiorente per valore
   *[other] luogo fiorente n. { $rank } per valore
} ↔ posizione { $position }
conflict-card = { $tiers }. Bonus: { $bonus }. Insurrezione: { $uprising }.
legend = ψ grano · † ascia · τ martello · ¢ moneta · ★ punti · ☆ punti alla fine · ‡ forza · ▲ψ offerta gratuita · ▲⇋ sostituire · ↻ ripristinare · ⟲ ripetere · ⇢ spostare · ⇄ scambiare · (…) esaurita · ✗ distrutto, o alla distruzione · ✗✗ tutte le tue rovine · /Fatt per ognuna accanto · ◆ primo giocatore · ▼ bersaglio · ▲ Calamità · ● Economia · ■ Industria · × Conflitto

## Spiegazioni, per le schede di aiuto: il nome, l’effetto, un esempio, le regole
title-location = Luogo
title-city = Città
title-town = Villaggio
title-army = Caserma
title-road = Strada
title-farm = Fattoria
title-stock = Scorta
title-wheat = Grano
title-axe = Ascia
title-hammer = Martello
title-coin = Moneta
title-hand = Mano
title-track = Tracciato delle fasi
title-first-player = Segnalino primo giocatore
title-disaster = Calamità
title-double-disaster = Doppia calamità
title-target = Bersaglio
title-bids = Offerte
title-shortage = Penuria
title-innovation = Innovazione
title-exhausted = Esaurita
title-economy = Economia
title-industry = Industria
title-repair = Riparazione
title-conflict = Conflitto
title-strength = Forza
title-tiers = Fasce
title-bonus = Bonus di vittoria
title-uprising = Insurrezione
title-combined = Fase combinata
title-final-scoring = Punteggio finale
title-elimination = Fuori dal gioco
help-location = Uno degli undici del tuo impero. Fiorente, vale i suoi punti alla fine, e la sua abilità e le sue innovazioni agiscono. Distrutto, non vale niente e tutto ciò che sta sotto è inerte, ma mantiene il suo posto e si può riparare.
help-city = Il tuo luogo di maggior valore, 32 punti. Finché è fiorente, nella fase di Industria puoi scambiare due dei tuoi luoghi.
help-town = Ne hai due, che valgono 25 e 20 punti. Finché è fiorente, ognuno toglie 1 martello al costo di una carta che costruisci.
help-army = Ne hai due, che valgono 6 e 5 punti. Finché è fiorente, ognuna ti dà 2 di forza in ogni conflitto.
help-road = Ne hai tre. In Economia quelle da 17 e da 9 punti ripristinano tutte le innovazioni accanto; quella da 14 cambia 1 grano in 1 martello o 1 ascia, fino a due volte.
help-farm = Ne hai tre. In ogni fase di Economia quella da 11 punti dà 1 martello, quella da 8 dà 1 ascia e quella da 3 dà 1 grano.
help-stock = Il tuo grano, le tue asce, i tuoi martelli e le tue monete. Se il tavolo non gioca a scorte aperte, stanno dietro il tuo schermo; ma tutti sanno che cosa vinci e paghi, e possono contare.
help-wheat = Si paga contro molte calamità, e si cambia in altri gettoni con le conversioni. Con certe innovazioni vale punti alla fine.
help-axe = Si paga contro molte calamità, e aggiunge 1 di forza quando la punti in un conflitto. Con certe innovazioni vale punti alla fine.
help-hammer = Si paga contro molte calamità, costruisce le carte della tua mano e ripara i tuoi luoghi.
help-coin = Un jolly: sostituisce un grano, un’ascia o un martello ovunque ne spendi uno. In un conflitto aggiunge 1 di forza. Nel punteggio finale conta solo come moneta.
help-hand = Carte calamità che non colpiscono nessuno: nella fase di Industria le costruisci come innovazioni, o le vendi per una moneta l’una. Nessun altro le vede. Le mani sono di quattro carte, di due in una partita rapida.
help-track = Mostra tutte le fasi nel loro ordine. Finita una fase, il segnalino avanza; dopo l’ultima finisce la partita.
help-first-player = Chi ce l’ha gioca per primo nella prossima calamità. Chi subisce una calamità lo prende; in una doppia calamità, soltanto chi subisce la seconda.
help-disaster = Una carta che colpisce la stessa posizione in tutti gli imperi. A turno ognuno combatte, pagando una risorsa che la carta accetta, oppure subisce. Chi subisce prende tutto quello che è stato pagato, perde il luogo e ottiene la carta come innovazione.
help-double-disaster = Due calamità insieme, ognuna con le sue offerte. Nel tuo turno combatti o subisci ciascuna di quelle ancora presenti, nell’ordine che vuoi. La fase finisce quando entrambe sono state subite.
help-target = Il luogo nella posizione che la calamità indica. Se il tuo è già distrutto, viene colpito il tuo luogo fiorente più vicino; fra due ugualmente vicini scegli tu.
help-bids = Tutto quello che è stato pagato per combattere questa calamità. Chi la subisce prende tutto; una moneta resta una moneta.
help-shortage = Se hai meno di 5 gettoni dopo aver subito una calamità, puoi comprare monete a 2 punti l’una fino ad avere 5 gettoni in tutto. Prima mostri la tua scorta, e il tuo punteggio può scendere sotto zero.
help-innovation = La parte bassa di una carta calamità: un’abilità che agisce in un certo tipo di fase finché il suo luogo è fiorente. Una nuova va sempre sotto un luogo fiorente che ne ha di meno.
help-exhausted = Un’innovazione usata in una calamità è esaurita e non si può usare di nuovo finché non viene ripristinata: da una strada accanto, da un’altra innovazione o da una carta conflitto.
help-economy = Tutti giocano contemporaneamente. Tutto quello che i tuoi luoghi fiorenti e le loro innovazioni portano arriva da solo; tu decidi le conversioni e le ripetizioni.
help-industry = Tutti giocano contemporaneamente. Ciascuna una volta, in qualsiasi ordine: costruire o vendere fino a due carte e tenere o scartare il resto; riparare un luogo; usare le abilità di Industria. Finisci una prima di cominciare la seguente.
help-repair = Una volta in ogni fase di Industria puoi pagare i martelli indicati su un luogo distrutto per renderlo di nuovo fiorente. La sua abilità e le sue innovazioni agiscono subito di nuovo.
help-conflict = Tutti puntano in segreto asce e monete e le scoprono insieme. La tua forza totale decide che cosa ti porta la carta. I più forti hanno un bonus, tutti gli altri subiscono l’Insurrezione.
help-strength = La tua forza di base è quella che mostrano i tuoi luoghi fiorenti e le innovazioni sotto di essi. Ogni ascia e ogni moneta che punti aggiunge 1.
help-tiers = Dicono che cosa porta ogni forza totale: punti vinti o persi, risorse, simboli di ripristino. Ne ricevi una sola, o niente se nessuna corrisponde.
help-bonus = Va a tutti quelli che hanno la forza totale più alta, oltre alla loro fascia.
help-uprising = Chi non ha la forza totale più alta scambia due luoghi: uno dei suoi luoghi fiorenti di maggior valore, e quello nella posizione indicata. Le innovazioni li seguono.
help-combined = Una fase di Economia e una fase di Industria, ciascuna giocata per intero. Ognuno sceglie quale viene prima.
help-final-scoring = Il tuo punteggio sul tracciato, il valore dei tuoi luoghi fiorenti e le innovazioni di punteggio finale sotto di essi. In caso di parità vince chi ha più luoghi fiorenti.
help-elimination = Chi perde l’ultimo luogo fiorente è subito fuori, e in classifica viene dopo tutti quelli ancora in gioco. Chi resta solo vince.
example-location = La tua strada da 14 punti brucia: niente punti, niente conversioni, e la sua innovazione è inerte. Rimane una strada, per le innovazioni che alla fine contano le strade.
example-city = Un’Insurrezione ha portato la tua città lontano dall’innovazione che la conta: la rimetti al suo posto.
example-town = Un villaggio è fiorente e costruisci due carte: una delle due costa 1 martello in meno.
example-army = Le due caserme sono fiorenti: hai 4 di forza prima ancora di puntare.
example-road = La strada da 9 punti sta accanto alla città, sotto cui un’offerta gratuita è esaurita: eccola di nuovo pronta.
example-farm = La fattoria da 8 punti è distrutta: niente ascia finché non la ripari.
example-stock = Un rivale ha cominciato con 2 asce, le ha pagate entrambe e non ne ha più vinte: soltanto monete possono sostituirle.
example-wheat = La strada da 14 punti: dai 2 grani e ricevi un martello e un’ascia.
example-axe = Hai 4 di forza e punti 3 asce: 7 in tutto.
example-hammer = Una riparazione costa 3 martelli: paghi 2 martelli e una moneta.
example-coin = La calamità accetta soltanto martelli e non ne hai: paghi una moneta.
example-hand = Costruisci una carta e ne vendi un’altra, poi scarti le ultime due e ne peschi quattro nuove.
example-track = La prossima fase è un conflitto: tieni qualche ascia.
example-first-player = Hai subito l’ultima calamità, quindi tocca a te pagare per primo contro la prossima.
example-disaster = Cinque gettoni sono accanto alla carta, che minaccia soltanto la tua fattoria da 3 punti: è il momento di subire.
example-double-disaster = Subisci la prima carta, prendi le sue offerte e ne usi una per combattere la seconda.
example-target = Bersaglio 9, ma la tua posizione 9 è in rovina; la 8 e la 10 sono fiorenti: scegli tu quale brucia.
example-bids = Ci sono grano, ascia, moneta e grano: chi subisce riceve 2 grani, 1 ascia e 1 moneta.
example-shortage = Hai 3 gettoni: puoi comprare una moneta per 2 punti, o due per 4.
example-innovation = Tutti i tuoi luoghi fiorenti tranne la città hanno un’innovazione: la prossima deve andare sotto la città.
example-exhausted = La tua offerta gratuita di grano è stata usata; nella prossima fase di Economia la strada accanto la ripristina.
example-economy = Due fattorie fiorenti danno un martello e un’ascia; poi cambi 1 grano in un martello.
example-industry = Prima ripari un villaggio; così fa già costare meno una carta che costruisci.
example-repair = Riparare la tua città bruciata costa molti martelli, ma alla fine vale di nuovo 32 punti.
example-conflict = Forza 5 e 2 asce contro forza 3, 4 asce e 1 moneta: 7 contro 8.
example-strength = Due caserme da 2, un’innovazione da 1 e 2 asce puntate: 7.
example-tiers = Una fascia comincia da 7: con 6 ricevi meno, con 8 niente di più.
example-bonus = Due giocatori hanno 8 e nessuno di più: lo ricevono entrambi.
example-uprising = La carta indica il tuo luogo di maggior valore e la posizione 11: la tua città e la fattoria che si trova lì cambiano posto.
example-combined = Giochi prima l’Economia, per avere i martelli per una riparazione; un rivale ripara prima una fattoria e poi la fa produrre.
example-final-scoring = 40 sul tracciato, 95 per i luoghi fiorenti e 12 per le innovazioni di punteggio finale: 147 punti.
example-elimination = Tre giocatori, e uno perde l’ultimo luogo: gli altri due continuano sullo stesso tracciato.
clause-location = END-1.1, END-1.9
clause-city = END-1.1, END-7.6
clause-town = END-1.1, END-7.2
clause-army = END-1.1, END-8.1
clause-road = END-1.1, END-5.3
clause-farm = END-1.1, END-5.1
clause-stock = END-2.1, END-2.3
clause-wheat = END-1.3, END-5.2
clause-axe = END-1.3, END-8.2
clause-hammer = END-1.3, END-7.2, END-7.5
clause-coin = END-1.3, END-9.5
clause-hand = END-7.2, END-7.3, END-7.4
clause-track = END-1.8
clause-first-player = END-3.2, END-3.4, END-4.2
clause-disaster = END-3.2, END-3.4
clause-double-disaster = END-4.1, END-4.2
clause-target = END-3.1, END-3.5
clause-bids = END-3.3, END-3.4
clause-shortage = END-3.7
clause-innovation = END-6.1, END-6.2
clause-exhausted = END-6.4, END-5.3
clause-economy = END-5.1
clause-industry = END-7.1
clause-repair = END-7.5
clause-conflict = END-8.1, END-8.2
clause-strength = END-8.1, END-8.2
clause-tiers = END-8.3, END-8.4
clause-bonus = END-8.3
clause-uprising = END-8.5
clause-combined = END-10.1
clause-final-scoring = END-10.2, END-9.5
clause-elimination = END-3.6

## Da dove vengono i punti (per gli studi)
source-track = tracciato
source-locations = luoghi
source-innovations = innovazioni
