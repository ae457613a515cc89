# Incubation in italiano.
game-name = Incubation
game-pitch = Fai schiudere uova di drago con fuoco e acqua, vendi i piccoli draghi in cambio di tesori e raggiungi gli obiettivi prima degli altri.
game-length = 30–45 minuti

## I pezzi
colour = { $key ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}
resource = { $key ->
    [water] acqua
   *[fire] fuoco
}
symbol = { $key ->
    [water] acqua
    [fire] fuoco
    [gold] oro
   *[chest] forziere
}
section = { $key ->
    [0] settore 1
    [1] settore 2
    [2] settore 3
    [3] settore 4
    [4] settore 5
    [5] settore 6
    [6] settore 7
   *[7] settore 8
}
pile = { $key ->
    [0] pila sinistra
    [1] pila centrale
   *[2] pila destra
}
incubator = { $key ->
    [0] incubatrice sinistra
   *[1] incubatrice destra
}
die = { $key ->
    [0] primo dado
   *[1] secondo dado
}
egg = { $colours ->
    [none] uovo misterioso
   *[other] uovo { $colours }
} (fuoco { $fire }, acqua { $water }, valore { $value })
dragons-of = { $count ->
    [one] 1 drago { $colour }
   *[other] { $count } draghi di colore { $colour }
}
objective = { $dragons ->
    [none] { $alike ->
        [0] { $different } draghi di colori diversi
       *[other] { $alike } draghi dello stesso colore
    }
   *[other] { $dragons }
}{ $gold ->
    [0] { "" }
   *[other] { " " }· { $gold } oro
} (valore { $value })

## Le mosse
take-first-egg = Prendere l’uovo della { $pile }
keep-dice = Tenere i due dadi
reroll-die = Rilanciare il { $die }
reroll-both = Rilanciare i due dadi
use-die = Usare il { $die }
use-both = Usare i due dadi insieme
spend-die = Spendere il { $die } per l’uovo della { $pile }
place-resource = Mettere il gettone { $resource } nell’{ $incubator }
store-surplus = Mettere nel { $section }
take-treasure = Prendere il tesoro del { $section }
hatch-first = Far schiudere prima l’uovo dell’{ $incubator }
take-objective = { $slot ->
    [0] Prendere il primo obiettivo
    [1] Prendere il secondo obiettivo
    [2] Prendere il terzo obiettivo
    [3] Prendere il quarto obiettivo
   *[4] Prendere il quinto obiettivo
}

## Le stesse mosse, quando si vede di che cosa si tratta
use-die-of = Usare il dado { $symbol }: { $symbol } +{ $amount }
use-both-of = Usare insieme i due dadi { $symbol }: { $symbol } +{ $amount }
spend-die-of = Spendere il dado { $symbol }: { $egg }
reroll-die-of = Rilanciare il dado { $symbol }
take-first-egg-of = Prendere l’{ $egg }
place-resource-on = Mettere il gettone { $resource } sull’{ $egg }
hatch-first-of = Far schiudere prima: { $egg }
take-objective-of = Prendere l’obiettivo: { $objective }
section-with = { $section }: { $treasure }
section-of-colour = { $section }, { $colour }
treasure = { $gold ->
    [0] { $water ->
        [0] { $fire ->
            [0] vuoto
           *[other] { $fire } fuoco
        }
       *[other] { $water } acqua{ $fire ->
            [0] { "" }
           *[other] { " " }· { $fire } fuoco
        }
    }
   *[other] { $gold } oro{ $water ->
        [0] { "" }
       *[other] { " " }· { $water } acqua
    }{ $fire ->
        [0] { "" }
       *[other] { " " }· { $fire } fuoco
    }
}

## Che cosa è successo
table-laid = Tre pile di uova sono pronte. In cima: { $tops }. Gli obiettivi: { $objectives }.
wheel-set = La ruota porta oro al { $gold }, acqua al { $water } e fuoco al { $fire }.
first-player-chosen = Comincia { $seat }, che quindi sceglie il primo uovo dopo tutti gli altri.
egg-taken = { $die ->
    [none] { $seat } prende un primo uovo dalla { $pile }: { $egg }.
   *[other] { $seat } spende il { $die } per un uovo della { $pile }: { $egg }.
}{ $uncovered ->
    [none] { " " }Ora la pila è vuota.
   *[other] { " " }Sotto c’è: { $uncovered }.
}
turn-began = Round { $round }: tocca a { $seat }.
dice-rolled = { $seat } tira i dadi: { $dice }.
dice-rerolled = { $first ->
    [yes] { $second ->
        [yes] { $seat } rilancia i due dadi: { $dice }.
       *[no] { $seat } rilancia il primo dado: { $dice }.
    }
   *[no] { $seat } rilancia il secondo dado: { $dice }.
}
dice-kept = { $seat } tiene i dadi.
wheel-turned = Il forziere di { $seat } fa girare la ruota: oro al { $gold }, acqua al { $water }, fuoco al { $fire }.
dice-used = { $die ->
    [none] { $seat } usa i due dadi { $symbol }: { $symbol } +{ $amount }.
   *[other] { $seat } usa il { $die }: { $symbol } +{ $amount }.
}
resource-placed = { $seat } mette { $amount ->
    [one] un gettone
   *[other] { $amount } gettoni
} { $resource } nell’{ $incubator }.
surplus-stored = { $amount ->
    [one] { $seat } non ha posto per un gettone { $resource }, che va nel { $section }.
   *[other] { $seat } non ha posto per { $amount } gettoni { $resource }, che vanno nel { $section }.
}
egg-hatched = Si schiude un uovo di { $seat }: { $egg }.
treasure-taken = { $why ->
    [chests] Due forzieri: { $seat } prende il tesoro del { $section }
   *[sale] { $seat } vende il drago al { $section }
}{ $gold ->
    [0] { $water ->
        [0] { $fire ->
            [0] { " " }· niente di utile
           *[other] { " " }· { $fire } fuoco
        }
       *[other] { " " }· { $water } acqua{ $fire ->
            [0] { "" }
           *[other] { " " }· { $fire } fuoco
        }
    }
   *[other] { " " }· { $gold } oro{ $water ->
        [0] { "" }
       *[other] { " " }· { $water } acqua
    }{ $fire ->
        [0] { "" }
       *[other] { " " }· { $fire } fuoco
    }
}.
nothing-to-take = { $why ->
    [chests] Due forzieri, ma tutti i tesori sono vuoti: niente per { $seat }.
   *[sale] { $seat } non ricava niente dal drago: i tesori del suo colore ({ $colours }) sono vuoti.
}
objective-taken = { $seat } prende un obiettivo: { $objective }.
end-triggered = { $why ->
    [piles] Due pile sono vuote: questo è l’ultimo round.
   *[objectives] { $seat } prende l’ultimo obiettivo: questo è l’ultimo round.
}
score-counted = { $seat }: uova { $eggs } + obiettivi { $objectives } + oro { $gold } = { $total }.
game-ended = { $reason ->
    [piles] Due pile sono vuote e il round è finito. Vittoria di { $winners }!
    [objectives] Tutti gli obiettivi sono presi e il round è finito. Vittoria di { $winners }!
    [standoff] Cinque round tranquilli di fila chiudono la partita. Vittoria di { $winners }!
   *[rounds] Si sono giocati cento round. Vittoria di { $winners }!
}
two-piles-empty = due pile di uova sono vuote
no-objective-left = tutti gli obiettivi sono presi
standoff = per cinque round non si è mosso nulla
hundred-rounds = si sono giocati cento round

## Perché no
not-now = Adesso non si può.
dice-not-equal = Solo due dadi uguali agiscono insieme.
die-already-used = Il { $die } è già stato usato.
chest-is-no-action = Il { $die } mostra un forziere: non può né agire né comprare un uovo.
no-empty-incubator = Le tue due incubatrici sono piene: non c’è posto per un uovo.
pile-is-empty = Sulla { $pile } non ci sono più uova.
must-take-egg = L’altro dado ha agito per primo: questo deve prendere un uovo.
egg-does-not-need = L’uovo nell’{ $incubator } non ha più bisogno di { $resource }.
not-in-hand = Non hai gettoni { $resource } da mettere.
dice-are-alike = I dadi sono uguali, non importa quale. Scegli il primo.
wrong-colour = Il drago non si vende al { $section }. Serve un settore del suo colore: { $colours }.
objective-taken-already = Questo obiettivo è già stato preso.
objective-not-met = Non hai ancora raggiunto questo obiettivo.
already-rerolled = Hai già rilanciato. I dadi restano così.
wrong-count-of-eggs = Uova trovate: { $found }. Ne servono da { $least } a { $most }, in tre pile uguali.
wrong-count-of-objectives = Obiettivi trovati: { $found }. Ne servono da { $least } a { $most }.
objective-form = L’obiettivo { $number } deve contenere esattamente una di queste parole: «dragons», «alike», «different».
objective-colour-twice = L’obiettivo { $number } nomina due volte un colore. Somma i draghi dello stesso colore.
hybrid-of-one-colour = L’uovo { $number } nomina due volte lo stesso colore. Un ibrido ne ha due diversi.
egg-without-need = L’uovo { $number } non ha bisogno né di fuoco né di acqua. Gli serve almeno uno dei due.
colour-not-on-ring = Nessun settore del mercato è di colore { $colour }. Ne serve uno per ogni colore.
only-chests = I dadi mostrano soltanto forzieri. Devono mostrare anche qualcosa che si possa usare.

## Le regole in breve (per l’aiuto)
rules-in-short = Tira due dadi e, se vuoi, rilanciane uno o due, una volta sola. Un forziere fa girare la ruota, che lascia oro, acqua e fuoco al mercato; due forzieri ti danno un tesoro a tua scelta. Usa ogni altro dado: acqua e fuoco vanno sulle uova nelle tue incubatrici, l’oro è tuo; oppure spendilo per prendere un uovo. Due dadi uguali usati insieme danno tre. Un uovo che ha tutto il suo fuoco e tutta la sua acqua si schiude subito, e il drago si vende in cambio di un tesoro del suo colore. Alla fine del tuo turno prendi un obiettivo che hai raggiunto. Quando due pile di uova sono vuote, o tutti gli obiettivi presi, si finisce il round. Uova schiuse, obiettivi e oro sono i tuoi punti.

## Che cosa si decide adesso
decide-first-egg = Con quale uovo cominci?
decide-rolled = I tuoi dadi: { $dice }. Li tieni, o rilanci una volta?
decide-chests = Due forzieri! Quale tesoro prendi?
decide-dice = Che cosa fai con i dadi?
decide-die = Che cosa fai con il dado { $symbol }?
decide-die-egg = Questo dado prende un uovo. Da quale pila?
decide-placing = Quale uovo riceve il gettone { $resource }?
decide-surplus = { $amount ->
    [one] Un gettone { $resource } è di troppo. In quale tesoro va?
   *[other] { $amount } gettoni { $resource } sono di troppo. In quale tesoro vanno?
}
decide-hatching = Due uova sono pronte. Quale uovo si schiude per primo?
decide-selling = Il tuo drago è venduto. Quale tesoro ti porta? Colori: { $colours }
decide-objective = Hai raggiunto più obiettivi. Quale prendi?

## Che cosa c’è sul tavolo
label-round = Round { $round }
label-last-round = Ultimo round
label-quiet-rounds = { $count ->
    [one] un round tranquillo; il quinto di fila chiude la partita
   *[other] { $count } round tranquilli di fila; il quinto chiude la partita
}
label-market = Mercato
label-dice = Dadi
label-die-used = usato
label-piles = Uova da prendere
label-objectives = Obiettivi
label-your-board = Le tue incubatrici
label-incubators = Incubatrici
label-dragons = Draghi
label-player = Giocatore
label-gold = Oro
label-points = Punti
label-eggs = Uova
label-total = Totale
label-place = Posizione
label-first-player = Primo giocatore
label-empty = vuota
label-none = nessuno
label-in-hand = Da mettere: { $amount } { $resource }
label-eggs-left = { $count ->
    [0] niente più uova
    [one] ancora un uovo
   *[other] ancora { $count } uova
}
label-taken-by = preso da { $who }
label-met = raggiunto
label-missing = { $count ->
    [0] draghi sufficienti
    [one] manca un drago
   *[other] mancano { $count } draghi
}
label-missing-gold = { $count ->
    [0] oro sufficiente
   *[other] oro mancante: { $count }
}
legend = ● oro · ≈ acqua · ▲ fuoco · ▣ forziere · ◆ primo giocatore · ▲ 1/3 servono tre gettoni fuoco, uno c’è già

## Spiegazioni, per le schede di aiuto: il nome, l’effetto, un esempio, le regole
title-market = Mercato
title-wheel = Ruota
title-section = Settore
title-dice = Dadi
title-chest = Forziere
title-gold = Oro
title-water = Acqua
title-fire = Fuoco
title-egg = Uovo e drago
title-hybrid = Ibrido
title-mystery = Uovo misterioso
title-incubator = Incubatrice
title-pile = Pila di uova
title-objective = Obiettivo
title-first-player = Primo giocatore
title-end = Fine della partita
title-score = Punti
help-market = Un anello di otto settori, ognuno con un colore e un tesoro. Qui si vendono i draghi: ognuno ti porta il tesoro di un settore del suo colore.
help-wheel = Indica tre settori: uno riceve oro, uno acqua, uno fuoco. Quando il risultato definitivo dei dadi mostra esattamente un forziere, avanza di un settore in senso orario e lascia un gettone di ogni tipo.
help-section = Il suo tesoro è un mucchio di oro, acqua e fuoco. Chi lo prende riceve tutto l’oro, e tanta acqua e tanto fuoco quanto serve ancora alle sue uova; il resto rimane lì.
help-dice = Tirali tutti e due, poi, se vuoi, rilanciane uno o due, una volta sola. Ogni dado che non mostra un forziere va usato: per quello che mostra, o per un uovo. Due dadi uguali usati insieme danno tre invece di due.
help-chest = Esattamente un forziere fa girare la ruota. Due forzieri la lasciano ferma: prendi il tesoro di un settore a tua scelta. Un forziere non può comprare un uovo.
help-gold = Un dado oro dà 1 oro, due insieme ne danno 3. Alla fine ogni oro vale un punto, e alcuni obiettivi lo richiedono; non si spende mai.
help-water = Un dado acqua dà 1 acqua, due insieme ne danno 3. Quello che serve alle tue uova ci va subito. Quello che avanza va in un tesoro a tua scelta, dove chiunque potrà vincerlo.
help-fire = Un dado fuoco dà 1 fuoco, due insieme ne danno 3. Quello che serve alle tue uova ci va subito. Quello che avanza va in un tesoro a tua scelta, dove chiunque potrà vincerlo.
help-egg = Mostra di quanto fuoco e di quanta acqua ha bisogno, e quanti punti vale una volta schiuso. Appena ha tutto si schiude, e il drago si vende in cambio di un tesoro del suo colore. Il drago resta a te.
help-hybrid = Un uovo di due colori. Il suo drago ti porta due tesori, uno per colore, ma non conta per nessun obiettivo.
help-mystery = Un uovo senza colore. Il suo drago non si vende, ma per ogni obiettivo vale come il colore che vuoi.
help-incubator = Ne hai due; ognuna contiene un uovo, con il fuoco e l’acqua che ha ricevuto. Per prendere un nuovo uovo serve un’incubatrice vuota.
help-pile = Si vede e si prende soltanto l’uovo in cima. Spendi un dado acqua, fuoco o oro per metterlo in un’incubatrice vuota. Quando due pile sono vuote si gioca l’ultimo round.
help-objective = Alla fine del tuo turno prendi un obiettivo, se l’hai raggiunto: abbastanza draghi, e a volte oro in tuo possesso. Non si spende niente: gli stessi draghi possono servire ancora.
help-first-player = Il primo giocatore comincia ogni round e sceglie il primo uovo dopo gli altri. Il segnalino non passa mai di mano; mostra dove finisce il round.
help-end = Quando due pile di uova sono vuote, o non restano obiettivi, si gioca il round fino in fondo, così tutti hanno avuto lo stesso numero di turni. Anche cinque round tranquilli di fila chiudono la partita.
help-score = Il valore delle tue uova schiuse, i tuoi obiettivi, e 1 punto per ogni oro. Le uova non schiuse non contano. In caso di parità: più obiettivi, poi più uova schiuse.
example-market = Si schiude un tuo uovo blu: prendi il tesoro di uno dei due settori blu.
example-wheel = Tiri forziere e fuoco: la ruota avanza di uno e tre tesori crescono. Poi usi il fuoco.
example-section = Contiene 3 oro, 2 acqua e 1 fuoco, e alle tue uova serve solo 1 acqua: ricevi 3 oro e 1 acqua.
example-dice = Fuoco e fuoco: 3 fuoco; oppure un uovo e 1 fuoco; oppure due uova, se le tue due incubatrici sono vuote.
example-chest = Tieni un forziere e rilanci l’altro dado sperando in un secondo: il tesoro più ricco sarebbe tuo.
example-gold = Oro e oro usati insieme: 3 oro, cioè 3 punti.
example-water = Due dadi acqua, ma alle tue uova serve solo 1 acqua: quella si mette, le altre 2 vanno in un tesoro, poi l’uovo può schiudersi.
example-fire = Spendi un dado fuoco per un uovo, e l’altro dà 1 fuoco proprio a quell’uovo.
example-egg = Un uovo rosso che chiede 2 fuoco e 1 acqua si schiude appena i tre gettoni ci sono.
example-hybrid = Un drago rosso e blu: il primo tesoro va messo prima di prendere il secondo.
example-mystery = Due draghi rossi e un drago misterioso raggiungono un obiettivo che chiede tre draghi rossi.
example-incubator = Il tuo fuoco completa un uovo: si schiude, e il secondo dado può già prendere il prossimo.
example-pile = Spendi i due dadi per due uova: il secondo può prendere l’uovo scoperto dal primo.
example-objective = Hai raggiunto due obiettivi: ne prendi uno adesso, e l’altro il turno dopo, se c’è ancora.
example-first-player = Chi siede alla destra del primo giocatore svuota una seconda pila: la partita finisce con quel turno.
example-end = Il primo giocatore svuota la seconda pila: tutti gli altri hanno ancora un turno.
example-score = Uova 38, obiettivi 5 e oro 13: 56 punti.
clause-market = INC-1.5, INC-4.2
clause-wheel = INC-1.5, INC-3.2
clause-section = INC-4.3
clause-dice = INC-3.1, INC-3.4
clause-chest = INC-3.2, INC-3.3
clause-gold = INC-3.5, INC-6.2
clause-water = INC-3.6, INC-3.7
clause-fire = INC-3.6, INC-3.7
clause-egg = INC-1.1, INC-4.1
clause-hybrid = INC-4.4, INC-5.2
clause-mystery = INC-4.4, INC-5.2
clause-incubator = INC-1.7, INC-3.8
clause-pile = INC-2.2, INC-3.8
clause-objective = INC-5.1, INC-5.4
clause-first-player = INC-2.4, INC-6.1
clause-end = INC-6.1, INC-6.4
clause-score = INC-6.2, INC-6.3

## Where points come from (for studies)
source-eggs = uova
source-objectives = obiettivi
source-gold = oro
