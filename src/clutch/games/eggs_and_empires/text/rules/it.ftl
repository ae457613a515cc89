# Le regole di Eggs and Empires, per chi gioca: un messaggio per ogni articolo di docs/rules/eggs_and_empires.md.
# Un paragrafo che comincia con una di queste parole e due punti viene messo in risalto sulla pagina.
rules-label-ruling = Come la leggiamo
rules-label-figures = Ricostruito
rules-label-option = Variante
rules-label-example = Esempio

rules-introduction =
    I draghi covano sulla Montagna Ridback, e tutti gli imperi vogliono le loro uova. A ogni turno mandi in segreto un avventuriero sulla montagna. Tutti si rivelano nello stesso momento, il numero più alto sceglie per primo, e chi può prendere un uovo deve prenderlo, anche se sta per esplodere.

    Da 2 a 6 giocatori. Una partita dura tre round di nove turni, e vince chi ha più punti.

    Ogni regola ha un numero, così il tavolo, il diario e le spiegazioni possono richiamarla. Dove le regole stampate tacciono o si contraddicono, diciamo come le intendiamo: cerca «Come la leggiamo». Le cifre che nessuna fonte pubblica riporta sono introdotte da «Ricostruito».

rules-EGG-0 = Quali regole valgono
rule-EGG-0-1 =
    Come la leggiamo: dove le regole stampate cambiano da una lingua all’altra, vale l’inglese. Perciò l’uovo dell’Esploratore è per il turno seguente, non per il round seguente; Mercante e Fabbro contano alla fine del round; si pesca fino a completare la mano, non una mano tutta nuova; il segnalino si assegna a sorte; e il Mago rifiuta soltanto le uova esplosive scoperte.

rules-EGG-1 = Che cosa c’è nella scatola
rule-EGG-1-0 = I giocatori siedono in cerchio e tutto procede in senso orario. «A sinistra» vuol dire al giocatore seguente in senso orario.
rule-EGG-1-1 = Ogni impero ha lo stesso mazzo di dieci avventurieri, numerati da 1 a 10: Bardo (1), Esploratore (2), Pastore (3), Corriere (4), Mercante (5), Sacerdote (6), Mago (7), Fabbro (8), Sacerdotessa Oscura (9) ed Eroe (10). Di questi mazzi ce ne sono sei.
rule-EGG-1-2 =
    Ci sono 42 uova, e ognuna vale i punti che porta scritti. Un uovo con un numero negativo è un uovo esplosivo. Alcune uova sono segnate «5/6p» (solo in cinque o sei giocatori), altre «6p» (solo in sei).

    Ricostruito: 22 uova senza segno, 10 con «5/6p» e 10 con «6p». Bastano appena perché il mazzo non finisca mai, per quanti Esploratori si giochino.
rule-EGG-1-3 =
    Ricostruito: i valori delle uova. Le regole stampate provano soltanto che esistono 13, 10, −6 e −8. Se il tavolo non ha carte proprie, giochiamo con queste:

    Senza segno: 13, 12, 11, 10, 9, 8, 8, 7, 7, 6, 5, 5, 4, 3, 2, −2, −4, −5, −6, −6, −8, −10.

    «5/6p»: 11, 9, 8, 6, 5, 4, 3, −3, −6, −8.

    «6p»: 12, 10, 7, 7, 6, 4, 2, −4, −5, −9.
rule-EGG-1-4 = C’è un segnalino di spareggio, che qui chiamiamo semplicemente «il segnalino», e ci sono 13 gettoni uovo, che servono solo nella variante EGG-6.5.

rules-EGG-2 = La preparazione
rule-EGG-2-1 = In due, tre o quattro giocatori il mazzo è fatto delle uova senza segno. In cinque si aggiungono le uova «5/6p», in sei si gioca con tutte.
rule-EGG-2-2 = Ogni giocatore mescola un mazzo di avventurieri e pesca una mano di tre carte. (In due è diverso: vedi EGG-7.)
rule-EGG-2-3 =
    La mano non ti piace? All’inizio di ogni round, prima che si scoprano le uova, puoi ripescarla una volta: metti da parte tutta la mano, pesca altrettante carte nuove, poi rimescola le vecchie nel tuo mazzo. Tutti decidono nello stesso momento.

    Come la leggiamo: si può fare in ogni round, non solo nel primo. Finché non hanno deciso tutti puoi cambiare idea e nessuno vede carte nuove; poi si ripesca, un giocatore dopo l’altro. Tutti sanno chi ha ripescato, ma mai quali carte.
rule-EGG-2-4 = Mescola il mazzo delle uova e scopri le prime al centro: due uova con due, tre o quattro giocatori, tre uova in cinque, quattro uova in sei.
rule-EGG-2-5 = Un giocatore estratto a sorte riceve il segnalino.

rules-EGG-3 = Un turno
rule-EGG-3-1 =
    Ognuno sceglie in segreto una carta della propria mano. Quando tutti hanno scelto, le carte si rivelano insieme. (In due si scelgono due carte: vedi EGG-7.)

    Come la leggiamo: fino a quel momento gli altri vedono soltanto che hai scelto, e puoi cambiare idea senza lasciare traccia.
rule-EGG-3-2 = Si raccolgono le uova, come spiega EGG-4.
rule-EGG-3-3 =
    Le carte giocate si mettono scoperte negli scarti dei loro giocatori. Un Mercante o un Fabbro che non ha preso uova resta sul tavolo finché non agisce (EGG-3.5). Le uova che nessuno ha preso sono fuori gioco fino alla fine del round.

    Come la leggiamo: tutti possono guardare tutti gli scarti. Un uovo coperto che nessuno ha preso resta coperto; solo il suo Esploratore sa che cos’era.
rule-EGG-3-4 =
    Ora agiscono gli Esploratori, in senso orario a partire dal segnalino (EGG-5.2). Poi si scoprono nuove uova dalla cima del mazzo, tante quante in EGG-2.4.

    Come la leggiamo: dopo il nono turno non si scoprono più uova.
rule-EGG-3-5 =
    Poi agiscono Corriere, Mercante, Sacerdote e Fabbro, un giocatore dopo l’altro, in senso orario a partire dal segnalino. Ognuno finisce prima che cominci il seguente. Agiscono anche nel nono turno. Un uovo dato appartiene subito al nuovo proprietario: un Sacerdote che agisce più tardi nello stesso turno può quindi già scartarlo.

    Come la leggiamo: queste carte agiscono dopo che si sono scoperte le nuove uova, secondo l’ordine di gioco stampato. Se un giocatore ne ha due (in una partita a due), agisce prima il numero più alto. Un Sacerdote può quindi scartare l’uovo preso dal Corriere dello stesso giocatore, che allora non ha più niente da dare.
rule-EGG-3-6 = Ognuno pesca fino ad avere di nuovo tre carte (in due: quattro), finché il suo mazzo dura. Da tre giocatori in su il mazzo è vuoto dopo il settimo turno: scegli fra tre carte nel turno 8, fra due nel turno 9, e una carta resta inutilizzata.
rule-EGG-3-7 = Se in questo turno c’è stato un pareggio, ora il segnalino passa a sinistra (EGG-4.5).

rules-EGG-4 = La raccolta delle uova
rule-EGG-4-1 = La carta rivelata più alta sceglie un uovo per prima, poi la seguente, e così via, finché le uova non sono finite o ogni carta ha avuto la sua scelta.
rule-EGG-4-2 = Se puoi prendere un uovo, devi farlo. Quale, lo decidi tu: scoperto o coperto. Il valore di un uovo coperto resta segreto finché non viene raccolto; chi lo prende lo guarda subito, prima che scelga la carta seguente. Quando c’è una sola possibilità (uova scoperte di uguale valore contano come una), l’uovo viene preso per te.
rule-EGG-4-3 = Ogni carta prende un uovo solo, quindi ne ricevi al massimo uno per turno (in due: vedi EGG-7).
rule-EGG-4-4 = Una carta che non prende uova a causa di un’abilità viene saltata, e sceglie la carta seguente. In una partita a due, l’altra carta dello stesso giocatore ha comunque la sua scelta.
rule-EGG-4-5 =
    Quando lo stesso numero è stato rivelato più volte, i giocatori interessati scelgono in senso orario a partire dal segnalino; chi lo tiene viene per primo. Dopo un turno con pareggio il segnalino passa a sinistra, di un solo giocatore, per quanti pareggi ci siano stati. Le Sacerdotesse Oscure che si annullano non sono un pareggio.

    Come la leggiamo: c’è pareggio quando due giocatori diversi hanno rivelato lo stesso numero, che siano rimaste uova per loro oppure no.
rule-EGG-4-6 =
    Le uova raccolte si mettono coperte sulla tua pila. Tutti vedono chi posa, prende, dà, riceve o scarta quale uovo.

    Come la leggiamo: se sai quanto vale un uovo, lo sai ovunque vada. Un uovo che era scoperto è noto a tutti. Un uovo coperto è noto al suo Esploratore, a chi l’ha raccolto e a chi l’ha ricevuto da un Corriere; se un Sacerdote lo scarta, lo vedono tutti. Tutte le pile si mostrano quando si contano i punti del round.
rule-EGG-4-7 =
    Esempio: sei giocatori, uova 13, 10, −6 e −8. Si rivelano un Bardo (1), un Mago (7), due Sacerdotesse Oscure (9) e due Eroi (10). L’Eroe più vicino al segnalino prende 13, l’altro Eroe prende 10. Le Sacerdotesse Oscure si annullano. Il Mago non prende niente, perché restano solo uova esplosive. Il Bardo deve prenderne uno e sceglie −6; −8 viene scartato. I due Eroi erano un pareggio, quindi il segnalino passa.
rule-EGG-4-8 =
    Una carta «ha preso un uovo» quando l’ha scelto lei stessa durante la raccolta. In una partita a due conta quale delle tue due carte ha preso quale uovo.

    Come la leggiamo: un uovo ricevuto da un Corriere non vale come preso. Un Corriere che non ne ha preso nessuno, per esempio, non può passarlo ad altri.

rules-EGG-5 = Gli avventurieri
rule-EGG-5-1 = Bardo (1) ed Eroe (10) non hanno abilità. Il numero più basso e quello più alto bastano.
rule-EGG-5-2 =
    Esploratore (2), a fine turno: prendi il primo uovo del mazzo, guardalo e mettilo coperto al centro. Sarà lì nel turno seguente, oltre alle uova che si scoprono. Se ci sono più Esploratori, lo fanno tutti, in senso orario a partire dal segnalino, e ognuno vede soltanto il proprio uovo.

    Come la leggiamo: nel nono turno un Esploratore non fa niente.
rule-EGG-5-3 =
    Pastore (3), durante la raccolta: sceglie sempre prima di qualunque Fabbro. Se nessuno ha rivelato un Fabbro, il Pastore sceglie come un 3.

    Come la leggiamo: è il Pastore che avanza, non il Fabbro che arretra. Tutti i Pastori scelgono subito prima dei Fabbri, al posto di un 8.
rule-EGG-5-4 = Corriere (4), a fine turno: se il tuo Corriere ha preso un uovo, puoi dare quell’uovo a un altro giocatore qualsiasi, che vede quanto vale.
rule-EGG-5-5 = Mercante (5), a fine turno: se il tuo Mercante non ha preso uova, va sulla tua pila e vale +6 quando si contano i punti del round.
rule-EGG-5-6 =
    Sacerdote (6), a fine turno: se il tuo Sacerdote ha preso un uovo, puoi scartare un uovo qualsiasi della tua pila, compreso quello nuovo. Scegli proprio quell’uovo, secondo il turno, il giocatore e la carta che l’hanno raccolto; due uova di uguale valore non sono lo stesso uovo. I Mercanti e i Fabbri sulla tua pila restano dove sono.

    Come la leggiamo: si può scartare anche un uovo ricevuto da un Corriere. Tutti vedono quanto valeva l’uovo scartato.
rule-EGG-5-7 =
    Mago (7), durante la raccolta: non prende mai un uovo esplosivo scoperto. Se c’è un uovo scoperto che non esplode, il Mago deve prendere un uovo così oppure uno coperto. Se ci sono solo uova esplosive e uova coperte, puoi prendere un uovo coperto oppure niente. Se ci sono solo uova esplosive, il Mago non prende niente.

    Come la leggiamo: un uovo coperto, una volta preso, non si rimette giù, anche se esplode. Un Sacerdote può ancora scartarlo.
rule-EGG-5-8 = Fabbro (8), a fine turno: se il tuo Fabbro non ha preso uova, va sulla tua pila e vale −4 quando si contano i punti del round.
rule-EGG-5-9 = Sacerdotessa Oscura (9), durante la raccolta: se in questo turno ne è stata rivelata più di una, nessuna di loro sceglie.

rules-EGG-6 = La fine del round e della partita
rule-EGG-6-1 = Un round finisce dopo nove turni. Ognuno somma le uova, i Mercanti e i Fabbri della propria pila.
rule-EGG-6-2 =
    Poi si prepara il round seguente: prima il segnalino passa di mano (EGG-6.3); poi tutti gli avventurieri tornano nei loro mazzi, che si mescolano; ognuno pesca una nuova mano e può ripescarla (EGG-2.3); infine si mescolano tutte le uova di EGG-2.1 e si scoprono le prime (EGG-2.4).

    Come la leggiamo: l’ordine di questi passi. Il primo round comincia nello stesso ordine: segnalino, mani, mani ripescate, uova.
rule-EGG-6-3 =
    Dopo ogni round tranne l’ultimo, il segnalino va al giocatore con il totale più basso.

    Come la leggiamo: conta il totale di tutti i round giocati. Se gli ultimi sono più d’uno, il segnalino va al primo di loro in senso orario, a cominciare da chi lo tiene dopo il nono turno.
rule-EGG-6-4 =
    Dopo il terzo round vince il totale più alto. Chi ha lo stesso totale condivide la vittoria.

    Come la leggiamo: anche le altre posizioni seguono i totali, e a parità si condivide la posizione.
rule-EGG-6-5 =
    Variante: i gettoni uovo. Alla fine di ogni round chi ha più punti riceve un gettone uovo; se più giocatori sono in parità, ne ricevono uno ciascuno. Con due, tre o quattro giocatori vince chi arriva per primo a 3 gettoni, in cinque o sei chi arriva per primo a 2. Si giocano tutti i round che servono, e chi ci arriva nello stesso round condivide la vittoria.

    Come la leggiamo: per il gettone contano solo i punti del round appena giocato, e così anche per decidere chi ha meno punti e riceve il segnalino (EGG-6.3), a meno che la variante EGG-6.6 non lo escluda. Le altre posizioni seguono il numero di gettoni. La partita non può durare all’infinito, e i 13 gettoni bastano sempre.
rule-EGG-6-6 =
    Variante: il segnalino passa a ogni round. Resta dov’è durante un round, pareggio o no, e passa a sinistra fra un round e l’altro. EGG-3.7 ed EGG-6.3 non valgono.

    Variante: il segnalino passa a ogni turno. Passa a sinistra dopo ogni turno, pareggio o no. Dopo un round va comunque al giocatore con il totale più basso (EGG-6.3).

    Come la leggiamo: il momento esatto in cui il segnalino passa in queste due varianti.

rules-EGG-7 = In due
rule-EGG-7-1 = In due, ognuno mescola insieme due mazzi, 20 carte in tutto, e tiene quattro carte in mano.
rule-EGG-7-2 = A ogni turno giochi due carte, mai due dello stesso numero, e puoi raccogliere due uova, una con ogni carta. Le due carte si scelgono in segreto e si rivelano insieme a quelle del rivale. Devi giocarle entrambe. Fra quattro carte ci sono sempre due numeri diversi; ti viene chiesto di scegliere anche quando è possibile una sola coppia, così nessuno può indovinare la tua mano.
rule-EGG-7-3 = Il mazzo è vuoto dopo l’ottavo turno. Nel turno 9 scegli fra quattro carte, e due restano inutilizzate.
rule-EGG-7-4 =
    Esempio: uova 13 e −6. Anna rivela Eroe (10) e Fabbro (8), Bruno rivela Fabbro (8) e Pastore (3). L’Eroe prende 13. Il Pastore sceglie prima dei due Fabbri e deve prendere −6. Nessuno dei due Fabbri ha preso uova: ognuno va sulla pila del suo giocatore per −4. I due Fabbri erano un pareggio, e il segnalino passa.
rule-EGG-7-5 = Se ripeschi (EGG-2.3), ripeschi tutte e quattro le carte.
rule-EGG-7-6 =
    Esempio: in due, Eroe (10) e Sacerdotessa Oscura (9) contro Sacerdotessa Oscura (9) e Pastore (3). L’Eroe sceglie, le Sacerdotesse Oscure si annullano, il Pastore sceglie. Non è un pareggio.

    Esempio: tre giocatori rivelano tutti una Sacerdotessa Oscura (9). Nessuno sceglie, le due uova vengono scartate e il segnalino resta dov’è.

    Esempio: tre giocatori rivelano tutti un Fabbro (8). Scelgono in senso orario a partire dal segnalino; il terzo non trova più uova e riceve −4. Il segnalino passa una volta sola.
