# Eggs and Empires in italiano.
game-name = Eggs and Empires
game-pitch = Manda i tuoi avventurieri sulla montagna dei draghi, porta a casa le uova più belle e lascia quelle esplosive ai rivali.
game-length = 20–30 minuti

## I pezzi
adventurer = { $key ->
    [1] Bardo (1)
    [2] Esploratore (2)
    [3] Pastore (3)
    [4] Corriere (4)
    [5] Mercante (5)
    [6] Sacerdote (6)
    [7] Mago (7)
    [8] Fabbro (8)
    [9] Sacerdotessa Oscura (9)
   *[10] Eroe (10)
}
egg = { $key }
mark = turno { $turn }, preso da { $by }{ $nth ->
    [0] { "" }
   *[other] , secondo uovo
}

## Che cosa fa una carta, in breve e per esteso (per l’aiuto)
ability-short = { $key ->
    [1] nessuna abilità
    [2] esplora un uovo
    [3] prima dei Fabbri
    [4] può dare il suo uovo
    [5] +{ $merchant } senza uovo
    [6] può scartare un uovo
    [7] niente uova esplosive
    [8] { $blacksmith } senza uovo
    [9] in due o più: nessuna sceglie
   *[10] nessuna abilità
}
moment = { $key ->
    [3] durante la raccolta
    [7] durante la raccolta
    [9] durante la raccolta
    [1] mai
    [10] mai
   *[other] a fine turno
}
ability = { $key ->
    [1] Nessuna abilità, e il numero più basso: di solito resta senza uovo, ed è proprio quello che vuoi quando ce ne sono solo di cattive.
    [2] Sbircia il prossimo uovo del mazzo e lo lascia coperto al centro: un uovo in più nel prossimo turno, noto solo a te.
    [3] Sceglie come un 3, ma se qualcuno rivela un Fabbro il Pastore sceglie subito prima di tutti i Fabbri.
    [4] L’uovo preso dal Corriere non deve restare a te: spediscilo a chi vuoi, soprattutto se esplode.
    [5] Se il Mercante non ha preso uova, va sulla tua pila e vale { $merchant } punti quando si contano i punti del round.
    [6] Se il Sacerdote ha preso un uovo, puoi scartare un uovo qualsiasi della tua pila: questo o uno più vecchio. Tutti vedono qual era.
    [7] Non prende mai un uovo esplosivo scoperto. Se restano solo uova esplosive e uova coperte, puoi prendere un uovo coperto oppure niente.
    [8] Una carta forte ma rischiosa: se il Fabbro non ha preso uova, va sulla tua pila e vale { $blacksmith } punti quando si contano i punti del round.
    [9] Quasi la più forte. Ma se nello stesso turno si rivelano due o più Sacerdotesse Oscure, nessuna di loro sceglie. Non è un pareggio.
   *[10] Nessuna abilità, e il numero più alto: nessuno sceglie prima, tranne un altro Eroe più vicino al segnalino.
}
clause = { $key ->
    [1] EGG-5.1
    [2] EGG-5.2
    [3] EGG-5.3
    [4] EGG-5.4
    [5] EGG-5.5
    [6] EGG-5.6
    [7] EGG-5.7
    [8] EGG-5.8
    [9] EGG-5.9
   *[10] EGG-5.1
}
example = { $key ->
    [1] Uova −4 e −10 in quattro: le due carte più alte devono prenderle, il tuo Bardo se la cava.
    [2] Hai visto un 12: il turno dopo due uova sono scoperte e il tuo è coperto. Prendilo prima che qualcun altro osi farlo.
    [3] Si rivelano Sacerdotessa Oscura, Fabbro, Mago e Pastore: scelgono nell’ordine 9, 3, 8, 7.
    [4] Il tuo Corriere deve prendere −8; a fine turno lo regali a chi è in testa.
    [5] Tre rivali rivelano carte più alte e prendono le due uova: il tuo Mercante guadagna i suoi punti.
    [6] Prendi un 4 con il Sacerdote e scarti il −10 di due turni fa.
    [7] Uova −5 e −6, entrambe scoperte: il Mago non prende niente, e la carta seguente deve prenderne uno.
    [8] Due uova, e due Eroi prima di te: il tuo Fabbro torna a mani vuote e ti costa punti.
    [9] Carte 9, 9, 6, 4: le due Sacerdotesse vanno in fumo, il Sacerdote sceglie per primo.
   *[10] Uova 11 e −5: l’Eroe prende 11, la carta seguente deve prendere −5.
}

## Le mosse
keep-hand = Tenere questa mano
redraw-hand = Ripescare tutta la mano
choose-adventurer = { $card }
choose-adventurers = { $higher } e { $lower }
take-face-up-egg = Prendere l’uovo { $value }
take-face-down-egg = Prendere l’uovo coperto di { $scout }
leave-eggs = Non prendere niente
keep-egg = Tenere l’uovo
give-egg = Dare l’uovo a { $to }
discard-nothing = Non scartare niente
discard-egg = Scartare l’uovo del { $mark }
discard-egg-of-value = Scartare l’uovo { $value } ({ $mark })

## Che cosa è successo
round-began = Comincia il round { $round }.
marker-moved = { $why ->
    [random] Il segnalino tocca in sorte a { $to }.
    [tie] C’è stato un pareggio: il segnalino passa a { $to }.
    [turn] Il segnalino passa a { $to }.
    [round] Il segnalino passa a { $to }.
   *[lowest] { $to } ha meno punti di tutti e riceve il segnalino.
}
hand-dealt = { $cards ->
    [none] { $seat } riceve { $count } carte.
   *[other] { $seat } riceve { $cards }.
}
hand-kept = { $seat } tiene la mano.
hand-redrawn = { $cards ->
    [none] { $seat } ripesca tutta la mano.
   *[other] { $seat } ripesca tutta la mano e riceve { $cards }.
}
eggs-revealed = Turno { $turn }: si scoprono le uova { $eggs }.
revealed = { $seat }: { $cards }
pick-turn = { $seat } con { $card }
adventurers-revealed = Tutti rivelano. { $cards }
priestesses-cancelled = Le Sacerdotesse Oscure di { $seats } si annullano: nessuna sceglie.
egg-collected = { $scout ->
    [none] { $seat } prende l’uovo { $value } con { $card }.
   *[other] { $value ->
        [none] { $seat } prende l’uovo coperto di { $scout } con { $card }.
       *[other] { $seat } prende l’uovo coperto di { $scout } con { $card }: è { $value }.
    }
}
nothing-taken = { $why ->
    [no_eggs] { $seat } non trova più uova per { $card }.
    [only_exploding] { $seat } non prende niente con { $card }: restano solo uova esplosive.
   *[left] Con { $card }, { $seat } lascia stare le uova coperte.
}
egg-left = { $scout ->
    [none] Nessuno prende l’uovo { $value }; viene scartato.
   *[other] { $value ->
        [none] Nessuno prende l’uovo coperto di { $scout }; viene scartato senza mostrarlo.
       *[other] Nessuno prende l’uovo coperto di { $scout }, { $value }; viene scartato senza mostrarlo.
    }
}
egg-scouted = { $value ->
    [none] { $scout } esplora un uovo e lo mette coperto al centro.
   *[other] { $scout } esplora un uovo, { $value }, e lo mette coperto al centro.
}
egg-kept = { $seat } tiene l’uovo del Corriere.
egg-given = { $value ->
    [none] { $seat } dà l’uovo del Corriere a { $to }, senza mostrarlo.
   *[other] { $seat } dà l’uovo del Corriere, { $value }, a { $to }.
}
card-laid = { $card } di { $seat } non ha preso uova: { $points } a fine round.
egg-discarded = { $seat } scarta l’uovo { $value } con il Sacerdote.
nothing-discarded = { $seat } non scarta niente con il Sacerdote.
cards-drawn = { $cards ->
    [none] { $seat } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
   *[other] { $seat } pesca { $cards }.
}
pile-shown = { $seat } segna { $points } in questo round ({ $eggs }{ $laid ->
    [none] { "" }
   *[other] ; { $laid }
}) e ne ha { $total } in tutto.
laid-card = { $card } { $points }
token-won = { $seat } vince il round e ora ha { $tokens ->
    [one] un gettone uovo
   *[other] { $tokens } gettoni uovo
}.
game-ended = { $reason ->
    [enough-tokens] Vittoria di { $winners }: abbastanza gettoni uovo!
   *[most-points] Vittoria di { $winners }: più punti di tutti!
}
most-points = più punti dopo tre round
enough-tokens = gettoni uovo sufficienti

## Perché no
not-in-hand = Non hai { $card } in mano.
two-equal-cards = Non si giocano due carte dello stesso numero in un turno.
higher-card-first = Indica prima la carta più alta.
wrong-number-of-cards = { $players ->
    [2] In due, ognuno gioca due carte per turno.
   *[other] In { $players }, ognuno gioca una carta per turno.
}
mage-takes-no-exploding-egg = Il Mago non prende mai un uovo esplosivo scoperto.
no-such-egg = Al centro non c’è un uovo { $egg }.
no-such-face-down-egg = Al centro non c’è un uovo coperto di { $scout }.
give-to-another-player = Un uovo si dà a un altro giocatore.
not-on-your-pile = Quest’uovo non è sulla tua pila.
not-now = Adesso non si può.
wrong-number-of-eggs = Uova per { $players } giocatori: { $found }. Ne servono da { $least } a { $most }, perché il mazzo non finisca mai.

## Le opzioni
option-scoring = Punteggio
option-scoring-points = points: più punti dopo tre round
option-scoring-tokens = tokens: il migliore di ogni round riceve un gettone uovo, il primo che ne ha 3 (in cinque o sei: 2) vince
option-marker = Segnalino di spareggio
option-marker-ties = ties: passa dopo un turno con pareggio, e dopo un round va a chi ha meno punti
option-marker-every_round = every_round: passa a sinistra dopo ogni round
option-marker-every_turn = every_turn: passa a sinistra dopo ogni turno, e dopo un round va a chi ha meno punti

## Le regole in breve (per l’aiuto)
rules-in-short = Tre round di nove turni. A ogni turno tutti scelgono in segreto un avventuriero; si rivelano insieme. Il numero più alto prende un uovo per primo, poi il seguente, finché ci sono uova. Chi può prenderne uno deve farlo, anche se esplode! A parità di numero comincia chi è più vicino al segnalino, in senso orario. Poi gli Esploratori guardano un uovo, si scoprono nuove uova, e Corriere, Mercante, Sacerdote e Fabbro fanno il loro lavoro. Ognuno pesca una carta. Dopo nove turni si contano i punti.
rules-two-players = In due, ognuno tiene quattro carte di due mazzi mescolati, ne gioca due diverse per turno e può raccogliere due uova.

## Che cosa si decide adesso
decide-mulligan = Round { $round }: tieni questa mano, o la ripeschi tutta, una volta sola?
decide-choosing = Chi mandi sulla montagna?
decide-choosing-two = Quali due avventurieri mandi sulla montagna?
decide-collecting = Sceglie la tua carta { $card }: quale uovo prendi?
decide-mage = Nessun uovo scoperto per la tua carta { $card }: prendine uno coperto, o niente.
decide-giving = La tua carta { $card } ha preso l’uovo { $value }. Lo tieni o lo dai via?
decide-discarding = La tua carta { $card } può scartare un uovo della tua pila. Quale?

## Che cosa c’è sul tavolo
label-round = Round { $round } di { $rounds } · turno { $turn } di 9
label-round-tokens = Round { $round } · turno { $turn } di 9 · si vince con { $target } gettoni
label-eggs = Uova al centro
label-eggs-later = Uova del prossimo turno
label-no-eggs = nessuno
label-hand = La tua mano
label-player = Giocatore
label-points = Punti
label-tokens = Gettoni
label-pile = Pila
label-played = Giocate
label-discards = Scarti
label-scouted-by = esplorato da { $scout }
label-egg-deck = { $count ->
    [one] ancora un uovo nel mazzo
   *[other] ancora { $count } uova nel mazzo
}
label-place = Posizione
label-round-number = Round { $round }
label-total = Totale
legend = ◆ ha il segnalino · ? un uovo che non hai visto · (−8) coperto, noto a te · +6·5 un Mercante sulla pila · 18 +7 punti dei round passati, e di questo finora
