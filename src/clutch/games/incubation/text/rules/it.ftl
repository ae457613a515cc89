# Le regole di Incubation, per chi gioca: un messaggio per ogni articolo di docs/rules/incubation.md.
# Un paragrafo che comincia con una di queste parole e due punti viene messo in risalto sulla pagina.
rules-label-ruling = Come la leggiamo
rules-label-figures = Ricostruito
rules-label-option = Variante
rules-label-example = Esempio

rules-introduction =
    Hai un allevamento di draghi. Tira i dadi per avere acqua e fuoco, scalda e rinfresca le uova nelle tue incubatrici finché si schiudono, e vendi ogni piccolo drago al mercato in cambio di un tesoro del suo colore. Tieni d’occhio gli obiettivi: chi ne raggiunge uno per primo può portarlo via a tutti gli altri.

    Da 2 a 5 giocatori. Quando due delle tre pile di uova sono vuote, o tutti gli obiettivi sono presi, si finisce il round, e vince chi ha più punti.

    Ogni regola ha un numero, così il tavolo, il diario e le spiegazioni possono richiamarla. Dove le regole stampate tacciono o si contraddicono, diciamo come le intendiamo: cerca «Come la leggiamo». Le cifre che nessuna fonte pubblica riporta sono introdotte da «Ricostruito». Quando c’è una sola possibilità, la scelta viene fatta per te.

rules-INC-1 = Che cosa c’è nella scatola
rule-INC-1-1 = Ci sono 36 carte uovo, con il loro drago sul retro. Un uovo mostra quanti punti vale, e di quanto fuoco e quanta acqua ha bisogno, da 1 a 4 per tipo. Un uovo semplice ha un colore, un ibrido ne ha due diversi, un uovo misterioso non ne ha nessuno.
rule-INC-1-2 =
    Ricostruito: i colori sono rosso, blu, verde e giallo. Ci sono 24 uova semplici, sei per colore, 8 ibridi e 4 uova misteriose. Di che cosa ha bisogno e quanto vale ogni uovo è scritto sulla sua carta.
rule-INC-1-3 =
    Ci sono 10 obiettivi, ognuno con una condizione e un valore. Un obiettivo chiede draghi di certi colori, oppure più draghi dello stesso colore, qualunque sia, oppure draghi di colori diversi. Alcuni chiedono anche oro: bisogna possederlo, ma non lo si paga.

    Ricostruito: i valori, e tutte le condizioni tranne una (tre draghi rossi e 10 oro).
rule-INC-1-4 =
    Ci sono due dadi con quattro simboli: acqua, fuoco, oro e forziere.

    Ricostruito: ogni dado ha sei facce, due con acqua, due con fuoco, una con oro e una con un forziere.
rule-INC-1-5 =
    Il mercato è un anello di otto settori. Ognuno ha un colore e contiene un tesoro: un mucchio di oro, acqua e fuoco. La ruota nel mezzo indica tre settori, uno per l’oro, uno per l’acqua e uno per il fuoco. La sua posizione di partenza è affidata al caso.

    Ricostruito: in senso orario i settori sono rosso, blu, verde, giallo e di nuovo rosso, blu, verde, giallo. La lancetta dell’acqua è tre settori più avanti di quella dell’oro, e quella del fuoco sei.
rule-INC-1-6 =
    Ci sono monete d’oro, fuoco e acqua, e un segnalino per il primo giocatore, che resta alla stessa persona per tutta la partita.

    Come la leggiamo: le monete sono 30 da 1 e 15 da 5, con 30 gettoni fuoco e 30 gettoni acqua; ma se qualcosa finisce, si gioca come se ce ne fosse ancora.
rule-INC-1-7 = Ogni giocatore ha una plancia con due incubatrici. Un’incubatrice contiene un uovo, e il fuoco e l’acqua già messi per lui.

rules-INC-2 = La preparazione
rule-INC-2-1 = Al mercato vanno 1 oro, 1 acqua e 1 fuoco, nei tre tesori che la ruota indica.
rule-INC-2-2 =
    Mescola le uova e forma tre pile scoperte da 12. Quanto sono alte le pile lo vedono tutti, come tutto il resto sul tavolo; sono segreti soltanto le uova più in basso nelle pile e gli obiettivi non usati.

    Come la leggiamo: si può vedere e prendere solo l’uovo in cima a una pila.
rule-INC-2-3 = Scopri a caso alcuni obiettivi: cinque in due o tre giocatori, quattro in quattro, tre in cinque. Gli altri restano nella scatola, senza che nessuno li veda.
rule-INC-2-4 = Il primo giocatore è tirato a sorte. Ognuno prende un uovo in cima a una pila e lo mette in un’incubatrice. Si procede in senso antiorario, cominciando da chi siede alla destra del primo giocatore, che perciò sceglie per ultimo.

rules-INC-3 = Un turno: i dadi
rule-INC-3-1 = Si gioca in senso orario. Tira i due dadi. Se vuoi, rilanciane uno o due, una volta sola. Poi il risultato è definitivo.
rule-INC-3-2 =
    Esattamente un forziere: la ruota avanza di un settore in senso orario. Poi 1 oro, 1 acqua e 1 fuoco vanno nei tesori che ora indica.

    Come la leggiamo: conta soltanto il risultato definitivo, non un forziere che rilanci.
rule-INC-3-3 =
    Due forzieri: la ruota resta ferma. Devi scegliere un settore qualsiasi, anche vuoto, e prenderne il tesoro, come spiegato in INC-4.3. Se tutto il mercato è vuoto, non succede niente.

    Come la leggiamo: quello per cui non hai posto rimane in quel tesoro.
rule-INC-3-4 = Un forziere agisce per primo. Poi ogni altro dado va usato, per quello che mostra o per un uovo (INC-3.8), nell’ordine che vuoi. Se due dadi uguali si usano entrambi per quello che mostrano, agiscono insieme.
rule-INC-3-5 = Un dado oro ti dà 1 oro. Due dadi oro insieme ne danno 3.
rule-INC-3-6 = Un dado acqua ti dà 1 acqua, due dadi acqua insieme ne danno 3; lo stesso vale per il fuoco. Devi mettere subito tutto quello che ci sta sulle tue uova che ne hanno bisogno, diviso come vuoi, ma mai più di quanto serve a un uovo.
rule-INC-3-7 =
    Quello che avanza va in un tesoro del mercato, a tua scelta. Succede subito, prima che qualcosa si schiuda. Lo stesso vale per un dado la cui acqua o il cui fuoco non ti serve affatto.

    Come la leggiamo: tutto quello che avanza in un turno va nello stesso tesoro. Lo scegli la prima volta che succede nel turno.
rule-INC-3-8 =
    Invece di usare un dado acqua, fuoco o oro per quello che mostra, puoi spenderlo per prendere l’uovo in cima a una pila e metterlo in un’incubatrice vuota. Un forziere non si può spendere così. Puoi spendere entrambi i dadi per uova, il secondo anche per l’uovo appena scoperto dal primo. Se spendi per un uovo uno di due dadi uguali, l’altro agisce da solo e dà 1, prima o dopo.

    Come la leggiamo: uno di due dadi uguali può agire per primo solo se dopo potrai di certo prendere un uovo: deve essercene ancora uno, e un’incubatrice deve essere vuota, o svuotarsi grazie a quello che il dado mette. L’altro dado deve poi prendere un uovo.
rule-INC-3-9 =
    Come la leggiamo: i dadi agiscono uno dopo l’altro, quindi un uovo appena preso può già ricevere l’acqua o il fuoco dell’altro dado.

rules-INC-4 = Schiudere e vendere
rule-INC-4-1 =
    Un uovo che ha tutto il suo fuoco e tutta la sua acqua si schiude appena è stato messo tutto quello che viene da un dado (da due dadi insieme: tutti e tre), da un tesoro preso con due forzieri, o da una vendita (di un ibrido: i due tesori). Il suo fuoco e la sua acqua tornano nella riserva. Gira la carta e tieni il drago.

    Come la leggiamo: succede anche tra un dado e l’altro, quindi il secondo può già prendere un uovo per l’incubatrice che si è svuotata.
rule-INC-4-2 = Un drago semplice si vende subito: prendi il tesoro di un settore del suo colore. Quale dei due lo scegli tu; può anche essere vuoto.
rule-INC-4-3 = Quando prendi un tesoro prendi tutto il suo oro, e tanta della sua acqua e tanto del suo fuoco quanto serve ancora alle tue uova nelle incubatrici, diviso come vuoi. Il resto rimane lì. (INC-3.7 riguarda soltanto i dadi.)
rule-INC-4-4 = Un ibrido ti porta due tesori, uno per ognuno dei suoi colori. Un drago misterioso non ne porta nessuno.
rule-INC-4-5 =
    Come la leggiamo: se due uova sono complete nello stesso momento, si schiudono una dopo l’altra, e sei tu a dire quale per prima. I due tesori di un ibrido si prendono nell’ordine che vuoi, e il primo va messo prima di prendere il secondo. Solo allora si schiude l’uovo seguente. Si continua finché non si schiude più niente.
rule-INC-4-6 = Tieni i tuoi draghi e il tuo oro fino alla fine della partita. Vendere un drago non te lo fa perdere.

rules-INC-5 = Gli obiettivi
rule-INC-5-1 =
    Se alla fine del tuo turno hai raggiunto uno o più obiettivi, ne prendi esattamente uno. Se ne avevi già raggiunto un altro, puoi prenderlo in un turno seguente, anche se intanto non è cambiato niente.

    Come la leggiamo: si fa proprio alla fine del tuo turno, dopo che tutto si è schiuso.
rule-INC-5-2 = Gli ibridi non contano mai per un obiettivo. Un drago misterioso vale come un colore a tua scelta, e per l’obiettivo seguente può essere un altro. Più draghi misteriosi possono valere come lo stesso colore, e possono anche raggiungere un obiettivo da soli.
rule-INC-5-3 =
    Come la leggiamo: non si spende niente. Gli stessi draghi e lo stesso oro possono servire per più obiettivi.
rule-INC-5-4 =
    Un obiettivo raggiunto va preso, anche se questo porta alla fine della partita.

    Come la leggiamo: se ne hai raggiunti più d’uno, scegli tu quale.

rules-INC-6 = La fine della partita
rule-INC-6-1 = La fine comincia appena due pile di uova sono vuote, o non restano obiettivi. Il turno si completa, obiettivo compreso. Poi giocano ancora gli altri, fino a chi siede alla destra del primo giocatore, così tutti hanno avuto lo stesso numero di turni. Se è proprio quel giocatore a portare alla fine, la partita si chiude dopo il suo turno. Le uova dell’ultima pila si possono ancora prendere.
rule-INC-6-2 =
    I tuoi punti sono il valore delle tue uova schiuse, i tuoi obiettivi e il tuo oro. Le uova non schiuse, con il loro fuoco e la loro acqua, non contano.

    Esempio: uova per 38, un obiettivo da 5 e 13 oro fanno 56 punti.
rule-INC-6-3 = Vince chi ha più punti. In caso di parità vince chi ha più obiettivi, poi chi ha più uova schiuse. Se la parità rimane, la vittoria è condivisa.
rule-INC-6-4 =
    Come la leggiamo: la partita finisce anche dopo cinque round completi di fila in cui nessuno ha preso un uovo, messo qualcosa su un uovo o preso un obiettivo; e al più tardi dopo il round 100. I punti si contano come al solito. Così ogni partita ha una fine, anche se nessuno vuole prendere l’ultimo uovo.
rule-INC-6-5 =
    Esempio: tiri fuoco e fuoco, e serve un solo fuoco. Ne metti 1, gli altri 2 vanno in uno stesso tesoro, poi l’uovo si schiude e il drago si vende.

    Esempio: tiri fuoco e fuoco e spendi un dado per un uovo. L’altro dà 1 fuoco, anche sul nuovo uovo se vuoi.

    Esempio: le tue due incubatrici sono piene e tiri oro. Ricevi 1 oro, o 3 con due dadi oro, ma nessun uovo.

    Esempio: due forzieri, e tutti i tesori sono vuoti. Non succede niente.

    Esempio: si schiude il tuo ibrido, e il suo primo tesoro completa l’altro tuo uovo. Prima prendi il secondo tesoro dell’ibrido, poi si schiude l’altro uovo.
