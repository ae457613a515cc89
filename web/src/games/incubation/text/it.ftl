# Incubation sullo schermo, in italiano.

## Il tavolo
incubation-place = { $name }: { $what }
incubation-egg-has = { $egg }; finora fuoco { $fire }, acqua { $water }
incubation-gold = oro: { $gold }
incubation-dragons = { $count ->
    [0] ancora nessun drago
    [one] un drago
   *[other] { $count } draghi
}
incubation-roll-again = rilancialo
incubation-pick-die = sceglilo
incubation-take-egg = prendi quest’uovo
incubation-one-then-egg = Uno: +1, poi un uovo
incubation-in-hand = in mano, da mettere
incubation-tap-dice = Scegli i dadi da rilanciare
incubation-tap-die = Scegli un dado per usarlo
incubation-tap-die-or-pile = Usa un dado, o spendilo per un uovo
incubation-look-at = Guarda l’allevamento di { $who }
incubation-look-at-own = Guarda il tuo allevamento
incubation-your-hatchery = Il tuo allevamento
incubation-hatchery-of = Allevamento di { $who }
incubation-sum = Uova { $eggs } + obiettivi { $objectives } + oro { $gold } = { $total }

## Scritto in grande per un momento
incubation-cry-first = Comincia { $who }
incubation-cry-nothing = niente da prendere
incubation-cry-last-round = Ultimo round!
incubation-cry-victory = Vittoria di { $who }!

## La situazione a parole
incubation-tell = { $title }: { $what }.
incubation-turn-of = È il turno di { $who }.

## Le schede
incubation-when-dice = all’inizio di ogni turno
incubation-when-chest = appena il lancio è definitivo
incubation-when-water = quando usi il dado o prendi un tesoro
incubation-when-fire = quando usi il dado o prendi un tesoro
incubation-when-gold = quando usi il dado o prendi un tesoro
incubation-when-egg = appena ha tutto il suo fuoco e tutta la sua acqua
incubation-when-hybrid = appena ha tutto il suo fuoco e tutta la sua acqua
incubation-when-mystery = appena ha tutto il suo fuoco e tutta la sua acqua
incubation-when-incubator = per tutta la partita
incubation-when-pile = quando spendi un dado
incubation-when-market = ogni volta che si vende un drago
incubation-when-wheel = quando il lancio definitivo mostra un solo forziere
incubation-when-section = quando si vende un drago, o con due forzieri
incubation-when-objective = alla fine del tuo turno
incubation-when-first-player = per tutta la partita
incubation-when-score = alla fine della partita
incubation-when-end = quando due pile sono vuote o tutti gli obiettivi presi

## La guida
incubation-tip-welcome = Ti diamo il benvenuto nell’allevamento! Scalda le uova col fuoco, bagnale con l’acqua e vendi i draghi che nascono. Vince chi ha più punti: uova, obiettivi e oro.
incubation-tip-first-egg = Prendi il tuo primo uovo. Gocce e fiamme mostrano che cosa gli serve, il numero quanto vale. Un uovo piccolo si schiude presto, uno grande chiede pazienza.
incubation-tip-rolled = Hai lanciato due dadi. Tocca quelli che vuoi rilanciare, una volta sola, o tienili entrambi. Acqua e fuoco nutrono le uova, l’oro vale un punto, un forziere fa girare la ruota.
incubation-tip-dice = Ogni dado può agire, oppure essere speso per un uovo. Tocca un dado per usarlo; tocca un dado e poi una pila per prendere invece un uovo.
incubation-tip-pair = Due dadi uguali! Insieme danno tre invece di due. Ma puoi anche spenderne uno per un uovo.
incubation-tip-spend = Una delle tue incubatrici è vuota. Un’incubatrice vuota non fa nascere niente: un dado speso per un uovo è raramente sprecato.
incubation-tip-full = Le tue incubatrici sono piene: ora non puoi prendere uova. Completane una!
incubation-tip-gold = Ogni moneta d’oro vale un punto, e alcuni obiettivi ne chiedono. Non si spende mai.
incubation-tip-placing = Questo gettone serve a tutte e due le uova. Scegli quale lo riceve: completare un uovo spesso è meglio che nutrirne due.
incubation-tip-surplus = Più di quanto serva alle tue uova! Quello che avanza va in un tesoro. Scegline uno che speri di prendere presto.
incubation-tip-hatching = Due uova sono pronte insieme. Quello che porta il primo drago può già aiutare: scegli quale si schiude per primo.
incubation-tip-hatched = Si schiude! Il drago è tuo e il suo valore conta. Ti porta anche il tesoro di un settore del suo colore.
incubation-tip-rival-hatched = L’uovo di un rivale si è schiuso. Guarda quali tesori vengono presi: quello che sta al mercato è di chi arriva prima.
incubation-tip-selling = Il tuo drago va al mercato. Prendi il tesoro che ti aiuta di più: l’oro è sicuro, ma fuoco e acqua possono completare l’altro uovo.
incubation-tip-hybrid-sale = Un ibrido porta due tesori, uno per colore. Il primo si mette sulle uova prima di prendere il secondo.
incubation-tip-nothing = Niente nei settori di quel colore: la vendita del drago non ti frutta nulla. I suoi punti contano lo stesso.
incubation-tip-wheel = Un forziere! La ruota è avanzata di uno scatto e ha lasciato cadere oro, acqua e fuoco in tre settori. I tesori crescono finché qualcuno li prende.
incubation-tip-one-chest = Un forziere e qualcos’altro. Se lo tieni, la ruota gira; oppure rilancia sperando nel secondo: due forzieri danno il tesoro che vuoi.
incubation-tip-chests = Due forzieri: prendi un tesoro qualsiasi, di qualunque colore. Ricevi tutto il suo oro, e quello che serve alle tue uova.
incubation-tip-objective = Hai raggiunto più obiettivi, ma ne prendi uno solo per turno. Comincia da quello che un rivale può soffiarti.
incubation-tip-objective-taken = Un obiettivo preso non torna più. Se ne prende al massimo uno per turno, alla fine del turno.
incubation-tip-nearly = Ti manca un solo drago per un obiettivo. I segni accesi sono i draghi che hai, quello vuoto è il mancante.
incubation-tip-met = Un obiettivo brilla: l’hai raggiunto. Lo prenderai alla fine del tuo turno.
incubation-tip-mystery = Su una pila c’è un uovo misterioso. Il suo drago non si vende, ma per gli obiettivi vale qualunque colore.
incubation-tip-hybrid = Su una pila c’è un uovo ibrido. Porta due tesori, ma non conta per nessun obiettivo.
incubation-tip-rich = Al mercato c’è un ricco tesoro. Fai nascere un drago del suo colore prima degli altri.
incubation-tip-piles = Una pila sta per finire. Quando due pile sono vuote, o gli obiettivi finiti, si completa il round e la partita termina.
incubation-tip-end = La fine è vicina: si completa questo round, poi si contano i punti. Le uova non schiuse non valgono niente.
incubation-tip-over = Ben giocato! Hai finito una partita intera. Torna con gli amici, o sfida un drago più forte.
