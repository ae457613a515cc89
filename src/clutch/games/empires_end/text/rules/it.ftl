# Le regole di La fine dell’impero, per chi gioca: un messaggio per ogni articolo di docs/rules/empires_end.md.
# Un paragrafo che comincia con una di queste parole e due punti viene messo in risalto sulla pagina.
rules-label-ruling = Come la leggiamo
rules-label-figures = Ricostruito
rules-label-option = Variante
rules-label-example = Esempio

rules-introduction =
    Il tuo impero ha visto i suoi giorni migliori. Incendi, inondazioni, carestie e invasori arrivano uno dopo l’altro, e non potrai respingere tutto. Paga per spingere una calamità verso i rivali, oppure lasciala colpire: perdi un luogo, ma prendi tutto quello che è stato pagato, e ciò che il tuo popolo ne impara diventa un’innovazione che ti servirà fino alla fine.

    Da 2 a 4 giocatori. Un tracciato di fasi porta dalla prima calamità all’ultimo conflitto; allora vince chi ha più punti.

    Ogni regola ha un numero, così il tavolo, il diario e le spiegazioni possono richiamarla. Dove le regole stampate tacciono o si contraddicono, diciamo come le intendiamo: cerca «Come la leggiamo». Le cifre che nessuna fonte pubblica riporta sono introdotte da «Ricostruito». Quando c’è una sola possibilità, la scelta viene fatta per te; soltanto «subire» e la fine di una fase che tutti giocano contemporaneamente sono sempre lasciati a te.

rules-END-1 = Che cosa c’è nella scatola
rule-END-1-1 =
    Tutti hanno gli stessi undici luoghi, che valgono 150 punti in tutto. Ognuno ha un’abilità di base, che agisce in un certo tipo di fase.

    In Industria: la città, che vale 32, ti fa scambiare due dei tuoi luoghi. I villaggi, che valgono 25 e 20, tolgono ciascuno 1 martello al costo di una carta che costruisci.

    In Economia: le strade da 17 e da 9 punti ripristinano tutte le innovazioni esaurite dei luoghi vicini. La strada da 14 punti cambia 1 grano in 1 martello o 1 ascia, fino a due volte. La fattoria da 11 punti dà 1 martello, quella da 8 punti 1 ascia, quella da 3 punti 1 grano.

    In Conflitto: le caserme, che valgono 6 e 5, danno 2 di forza ciascuna.
rule-END-1-2 =
    Un luogo distrutto si ripara con i martelli. Quanti ne servono è scritto sul luogo.

    Ricostruito: questi costi. Di solito, più un luogo vale, più costa ripararlo.
rule-END-1-3 =
    Ci sono quattro tipi di gettoni: grano, asce, martelli e monete. Una moneta è un jolly: ovunque spendi un grano, un’ascia o un martello, puoi spendere invece una moneta, e mescolare come vuoi. Una moneta pagata contro una calamità resta una moneta per chi la prende.

    Come la leggiamo: una moneta sostituisce anche il grano di una conversione, ma mai per ricevere soltanto una moneta. Ci sono 36 grani, 30 asce, 30 martelli e 26 monete; ma se qualcosa finisce, si gioca come se ce ne fosse ancora.
rule-END-1-4 = Ci sono 88 carte calamità: otto tipi da undici carte. In ogni tipo ciascun bersaglio da 1 a 11 compare una volta. Una carta mostra il suo tipo, la posizione che colpisce, che cosa si può pagare contro di essa fra grano, asce e martelli, quanto costa costruirla (1 o 2 martelli) e, in basso, la sua innovazione: la fase in cui agisce e che cosa fa.
rule-END-1-5 =
    Le calamità dello stesso tipo lasciano innovazioni simili. Incendio: riparare a minor costo, spostare e ripristinare innovazioni, offerte gratuite di un martello. Rivolta: forza, e punti finali per le asce. Carestia: offerte gratuite di grano, e punti finali per il grano. Inondazione: più risorse in Economia. Siccità: punti, in Industria, in Economia o alla fine. Invasione: convertire grano e monete, ripetere un’abilità di Economia, sostituire una calamità, offerte gratuite di un’ascia. Epidemia: forza o punti secondo i luoghi vicini. Terremoto: un dono nel momento stesso in cui il suo luogo viene distrutto.

    Ricostruito: le carte stesse, entro ciò che le regole stampate dicono di ogni tipo. La stessa innovazione costa sempre uguale; guarda le carte.
rule-END-1-6 =
    Ci sono 11 carte conflitto. Ognuna mostra un bonus di vittoria; delle fasce, che dicono che cosa ti porta la tua forza totale: punti vinti o persi, risorse, simboli di ripristino; e un’Insurrezione, in cui il tuo primo, secondo o terzo luogo fiorente per valore cambia posto con quello di una certa posizione.

    Ricostruito: le cifre di queste carte, tranne quasi tutte quelle di una: con 2 o meno si perdono punti, con 7 o più si vincono 7 punti e 2 grani, il bonus è di 3 punti e 1 moneta, e l’Insurrezione scambia il tuo luogo fiorente di maggior valore con quello della posizione 11.
rule-END-1-7 =
    Ci sono anche i segnalini di esaurimento, due segnalini calamità per giocatore, un segnalino primo giocatore, un segnalino di fase e un tracciato dei punti. Il tuo punteggio può scendere sotto zero.

    Come la leggiamo: i segnalini di esaurimento non finiscono mai.
rule-END-1-8 =
    Il tracciato dice quale fase viene dopo. Ce n’è uno per due giocatori e uno per tre o quattro. Entrambi hanno 26 fasi; la partita rapida tralascia le prime sette. Il tracciato si apre con una calamità, poi una fase di Economia, e si chiude con un conflitto.

    Ricostruito: l’ordine delle fasi fra l’inizio e la fine. Il tracciato è visibile sul tavolo per tutta la partita.
rule-END-1-9 = Un luogo fiorente conta con i suoi punti, la sua abilità di base e le sue innovazioni. Un luogo distrutto non ha né punti né abilità di base, e le sue innovazioni sono inerti (END-6.2); ma mantiene il suo posto, il suo tipo e il suo costo di riparazione. «Accanto» o «vicino» vuol dire subito a sinistra o subito a destra nella tua fila, fiorente o distrutto. Le posizioni 1 e 11 hanno quindi un solo vicino, e un luogo non è vicino a sé stesso. Un’innovazione ha gli stessi vicini del suo luogo.

rules-END-2 = La preparazione
rule-END-2-1 = Si mescolano i due mazzi. Cominci con 2 grani, 2 asce, 2 martelli e 2 monete, una mano di quattro carte calamità e un punteggio di 0.
rule-END-2-2 =
    Il primo giocatore mescola i suoi undici luoghi e li mette in fila, tutti fiorenti. Gli altri dispongono i propri nello stesso ordine. Le posizioni si contano da 1 a 11, da sinistra a destra.

    Come la leggiamo: il primo giocatore è tirato a sorte; non importa chi ha acceso un fuoco per ultimo.
rule-END-2-3 =
    La tua mano e l’ordine dei mazzi sono segreti, e lo è anche quello che scegli quando tutti scelgono contemporaneamente, finché non hanno finito tutti. I tuoi gettoni stanno dietro uno schermo, dove i rivali non li vedono.

    Come la leggiamo: tutti sanno che cosa viene vinto e pagato, quindi chi conta può conoscere una scorta. Gli scarti sono scoperti, e ognuno può guardarli.

    Variante: giocate a scorte aperte, e tutti vedono tutti i gettoni.

rules-END-3 = Una calamità
rule-END-3-1 = Si scopre la prima carta calamità. Ogni giocatore segna il luogo nella posizione indicata: è il bersaglio. In un altro impero la stessa calamità può minacciare un luogo del tutto diverso.
rule-END-3-2 = Comincia il primo giocatore, e si prosegue in senso orario. Nel tuo turno combatti o subisci. Per combattere paghi una risorsa che la carta accetta, o invece una moneta, oppure usi un’offerta gratuita (END-3.8). Se non puoi combattere, devi subire; ma prima puoi provare a sostituire la calamità (END-3.9). Si va avanti così finché qualcuno non subisce. Anche se non ti resta che subire, sei tu a dirlo: nessuno viene a sapere che non avevi scelta.
rule-END-3-3 = Quello che si paga si mette accanto alla carta.
rule-END-3-4 =
    Se subisci, procedi in quest’ordine. Prendi il segnalino primo giocatore (per una doppia calamità vedi END-4.2). Prendi tutto quello che c’è accanto alla carta. Distruggi il bersaglio (END-3.5); se sotto quel luogo ci sono Terremoti, agiscono subito e da soli. Se nessuno dei tuoi luoghi è più fiorente, sei fuori (END-3.6). Altrimenti la carta diventa una tua innovazione: infilala sotto un luogo fiorente (END-6.1), dove è subito attiva. Infine guarda se sei in penuria (END-3.7).

    Come la leggiamo: un Terremoto quindi non agisce mai con la calamità che l’ha portato. In una doppia calamità può già agire con la seconda.
rule-END-3-5 =
    Se il bersaglio è già distrutto, viene distrutto il tuo luogo fiorente più vicino. Se due sono ugualmente vicini, scegli tu.

    Come la leggiamo: la distanza si conta in posizioni, anche oltre i due vicini.
rule-END-3-6 =
    Se viene distrutto il tuo ultimo luogo fiorente, hai perso e sei subito fuori. Gli altri finiscono la fase e continuano sullo stesso tracciato.

    Come la leggiamo: i tuoi gettoni tornano nella riserva comune, anche quelli appena presi; la tua mano, le tue innovazioni e la carta calamità vanno negli scarti. Se hai il segnalino primo giocatore, passa al prossimo giocatore ancora in gioco, in senso orario. Quello che hai pagato contro un’altra calamità resta lì. Da quel momento il tuo turno si salta, e non conti per «più luoghi distrutti». In classifica vieni dopo tutti quelli che sono rimasti, ma davanti a chi è uscito prima di te. Se resta un solo giocatore, vince subito.
rule-END-3-7 =
    Penuria: se dopo aver subito una calamità hai meno di 5 gettoni, contando tutti i tipi insieme, puoi comprare monete a 2 punti l’una, fino ad avere 5 gettoni. Così il tuo punteggio può scendere sotto zero. Prima di comprare mostri a tutti quello che hai.

    Come la leggiamo: in una doppia calamità si fa prima di occuparsi dell’altra carta, quindi le monete possono già servire a combatterla. Tutti vedono che ti viene chiesto; dopo tutto, chiunque avrebbe potuto contare i tuoi gettoni.
rule-END-3-8 =
    Offerta gratuita: invece di pagare puoi esaurire un’innovazione di questo tipo sotto un luogo fiorente. La carta deve accettare la risorsa che l’innovazione mostra. Accanto alla carta non si mette niente. Vale come il tuo combattimento contro quella sola carta in questo turno.

    Come la leggiamo: puoi usarla anche se l’hai ottenuta prima nello stesso turno.
rule-END-3-9 =
    Sostituire: un’innovazione di questo tipo ti libera di una calamità. Esauriscila e scopri una nuova carta; poi la vecchia va negli scarti. Tutti segnano il nuovo bersaglio, e quello che stava accanto alla vecchia carta ora sta accanto alla nuova, anche ciò che questa non accetta. Non è un’offerta: devi comunque combattere o subire, a meno che in questo turno tu non abbia già combattuto la vecchia carta: quel combattimento vale ancora. Puoi sostituire più volte in un turno, anche con un’innovazione ottenuta prima nello stesso turno. Il tuo turno finisce con il tuo ultimo combattimento; ma se puoi ancora sostituire, sei tu a dire quando hai finito.

    Come la leggiamo: si sostituisce soltanto nel proprio turno, prima o dopo aver combattuto quella carta, ma non dopo averla subita. Se il mazzo è vuoto, la vecchia carta non è tra quelle che si mescolano.
rule-END-3-10 =
    Esempio: due giocatori, la seconda calamità della partita. È un Incendio sulla posizione 9, la fattoria da 3 punti. Berenice ha subito la prima calamità, quindi comincia lei. Paga un grano. Antonio paga un’ascia. Ora Berenice subisce: tiene il segnalino primo giocatore, prende il grano e l’ascia, gira la sua fattoria e infila la carta. Non può metterla sotto il luogo che ha la sua prima innovazione, finché quello è fiorente (END-6.1).

rules-END-4 = Una doppia calamità
rule-END-4-1 = In tre o quattro giocatori alcune fasi portano due calamità insieme. Ognuna ha il suo mucchio di offerte. Nel tuo turno ti occupi di entrambe le carte, nell’ordine che vuoi: devi combattere o subire ciascuna di quelle ancora presenti, e di nuovo a ogni turno. Se ne subisci una, finisci tutto (END-3.4) prima di passare all’altra. Quello che hai preso può servire a pagare per l’altra. Chi ha subito una calamità continua a fare offerte sull’altra.
rule-END-4-2 = Solo chi subisce la seconda delle due calamità prende il segnalino primo giocatore. La fase finisce quando entrambe sono state subite.
rule-END-4-3 = Se le due calamità colpiscono lo stesso luogo e le subisci entrambe, per la seconda vale END-3.5: viene distrutto il tuo luogo fiorente più vicino.

rules-END-5 = La fase di Economia
rule-END-5-1 =
    Tutti giocano contemporaneamente. Ognuno usa tutte le abilità di Economia dei suoi luoghi fiorenti, quelle dei luoghi e quelle delle loro innovazioni, ciascuna una volta e in qualsiasi ordine. Niente di quello che fai qui tocca gli altri, e i risultati si mostrano quando tutti hanno finito.

    Come la leggiamo: guadagni, punti e ripristini vengono prima e da soli, perché in questa fase aspettare non conviene mai. Decidi soltanto le conversioni, una alla volta, e le ripetizioni.
rule-END-5-2 = In ogni fase di Economia puoi convertire quante volte mostra la carta, o meno, o mai. Un «+» vuol dire che ricevi un gettone di ogni tipo, un «/» che ne scegli uno.
rule-END-5-3 =
    Un’abilità che ripristina toglie tutti i segnalini di esaurimento dalle innovazioni dei luoghi vicini.

    Come la leggiamo: si ripristinano anche le innovazioni dei vicini distrutti, ma non quelle del luogo dell’abilità stessa.
rule-END-5-4 =
    Ripetere: usa ancora una volta un’altra abilità di Economia di un luogo fiorente. Una conversione si può usare di nuovo per tutto il suo numero di volte.

    Come la leggiamo: una ripetizione non si può ripetere, ma due ripetizioni possono ripetere la stessa abilità. Non ti viene proposto un ripristino o una ripetizione che non cambierebbe niente. Ripetere una conversione è sempre possibile, anche prima di averla usata.
rule-END-5-5 =
    Esempio: le tue fattorie da 11 e da 8 punti sono fiorenti, quella da 3 punti è distrutta. Ricevi 1 martello e 1 ascia, ma niente grano. Puoi usare le conversioni della strada da 14 punti, e anche quelle di un’innovazione sotto di essa che cambia grano in un martello e un’ascia. Non hai niente di esaurito, quindi la strada da 9 punti non fa niente.

rules-END-6 = Le innovazioni
rule-END-6-1 = Una nuova innovazione va sotto un luogo fiorente, e sempre dove ce ne sono di meno: fra i tuoi luoghi fiorenti scegline uno che non ne abbia più degli altri. Non va mai sotto un luogo distrutto.
rule-END-6-2 = Un’innovazione agisce finché il suo luogo è fiorente. Sotto un luogo distrutto è inerte, finché quello non viene riparato. I Terremoti fanno eccezione: agiscono proprio nel momento in cui il loro luogo viene distrutto.
rule-END-6-3 = Quando un luogo cambia posto, le sue innovazioni lo seguono. Solo l’abilità «sposta un’innovazione» li separa.
rule-END-6-4 =
    Le innovazioni che agiscono durante una calamità si esauriscono quando le usi: mettici sopra un segnalino di esaurimento. Restano esaurite finché qualcosa non le ripristina. Il segnalino appartiene all’innovazione e la segue.

    Come la leggiamo: tutte le altre innovazioni non si esauriscono mai; agiscono una volta in ogni fase del loro tipo. Anche un’innovazione esaurita sotto un luogo distrutto può essere ripristinata.

rules-END-7 = La fase di Industria
rule-END-7-1 =
    Puoi fare tre cose, ciascuna una volta, in qualsiasi ordine; ma finisci una prima di cominciare la seguente. Con la tua mano: costruire o vendere carte, poi tenere o scartare le altre (da END-7.2 a END-7.4). Riparare un luogo distrutto (END-7.5). Usare le abilità di Industria dei tuoi luoghi fiorenti, ciascuna al massimo una volta, in qualsiasi ordine.

    Come la leggiamo: tutti giocano contemporaneamente, e i risultati si mostrano quando tutti hanno finito. Finché non dici di aver finito, puoi ricominciare la fase. Quando passi alla tua mano o a una riparazione, hai finito con le abilità; quello che costruisci o ripari dopo non agisce più insieme a loro. I punti delle abilità di Industria arrivano da soli quando hai finito con esse; se non le cominci mai, questi punti, e solo questi, arrivano alla fine della fase. Gli sconti dei villaggi e delle innovazioni non sono fra le abilità che si usano: valgono ogni volta che costruisci o ripari, finché il loro luogo è fiorente.
rule-END-7-2 = Costruisci fino a due carte della tua mano. Paga i martelli, o invece monete, e infila la carta come innovazione (END-6.1). Ogni villaggio fiorente toglie 1 al costo di una carta, ma mai due villaggi alla stessa carta.
rule-END-7-3 = Vendere: invece di costruire una carta puoi scartarla in cambio di 1 moneta. In tutto costruisci o vendi al massimo due carte, come preferisci.
rule-END-7-4 =
    Poi tieni tutte le carte che ti restano in mano, oppure le scarti tutte. Puoi farlo anche senza aver costruito né venduto niente. Quando tutti hanno finito, si completano le mani fino a quattro carte (fino a due in una partita rapida).

    Come la leggiamo: si pesca quando tutti hanno finito la fase, tutta intera se è combinata, dal primo giocatore in senso orario, anche chi non ha fatto niente con la sua mano. Quello che è stato venduto e scartato va negli scarti subito prima. Se il mazzo è vuoto quando serve una carta, si mescolano gli scarti; insieme non finiscono mai.
rule-END-7-5 =
    Riparare: una volta per fase puoi rimettere un luogo distrutto sul suo lato fiorente. Paga i martelli che mostra, o invece monete. Le innovazioni di luoghi vicini fiorenti possono ridurre il costo. Puoi usare le sue abilità nella stessa fase.

    Come la leggiamo: più sconti si sommano, ma il costo non scende mai sotto 0.
rule-END-7-6 = La tua città, finché è fiorente, ti fa scambiare due dei tuoi luoghi, fiorenti o distrutti. Le loro innovazioni li seguono.
rule-END-7-7 =
    Spostare: solleva una delle tue innovazioni, da un luogo fiorente o distrutto; può essere anche questa stessa. Finché la tieni, non conta. Poi infilala sotto un altro dei tuoi luoghi fiorenti, fra quelli che ora hanno meno innovazioni. Un segnalino di esaurimento la segue. Un’abilità già usata non agisce di nuovo.

    Come la leggiamo: quando cerchi il luogo che ne ha di meno, conta anche quello da cui viene. Se va bene soltanto quello, la carta non si può spostare.

rules-END-8 = La fase di Conflitto
rule-END-8-1 = Si scopre una carta conflitto. La tua forza di base è la somma di tutti i simboli di forza dei tuoi luoghi fiorenti e delle innovazioni sotto di essi.
rule-END-8-2 = Ognuno punta in segreto quante asce e monete vuole; va bene anche niente. Puoi cambiare idea finché non hanno puntato tutti. Poi tutte le puntate si scoprono insieme, e sono spese. Ogni ascia e ogni moneta aggiunge 1 alla tua forza di base: è la tua forza totale.
rule-END-8-3 = Ricevi quello che la carta dice del tuo totale: una sola fascia, o niente se nessuna corrisponde. Chi ha il totale più alto riceve anche il bonus di vittoria; in caso di parità lo ricevono tutti.
rule-END-8-4 = Per ogni simbolo di ripristino togli un segnalino di esaurimento a tua scelta, anche sotto un luogo distrutto. Se non hai niente di esaurito, il simbolo è perso.
rule-END-8-5 =
    Chi non ha il totale più alto subisce l’Insurrezione: i due luoghi che la carta indica cambiano posto, con le loro innovazioni. Quello nella posizione indicata può essere distrutto.

    Come la leggiamo: non succede niente se è due volte lo stesso luogo, o se hai troppo pochi luoghi fiorenti per la carta.
rule-END-8-6 =
    Esempio: Antonio ha una forza di base di 5, Berenice di 3. Antonio punta 2 asce e arriva a 7: vince 7 punti e 2 grani. Berenice punta 4 asce e 1 moneta e arriva a 8: vince altrettanto, più il bonus di 3 punti e 1 moneta. Il luogo fiorente di maggior valore di Antonio è la sua città, che cambia posto con la fattoria della posizione 11.
rule-END-8-7 = L’ordine è questo: prima i punti e le risorse di tutti, poi i ripristini, dal primo giocatore in senso orario, poi il bonus, poi l’Insurrezione. Le puntate tornano nella riserva comune e la carta va negli scarti. In una partita vedrai quattro delle undici carte conflitto, in una partita rapida tre.

rules-END-9 = Che cosa fanno le innovazioni
rule-END-9-1 = Durante una calamità: un’offerta gratuita di un grano, di un’ascia o di un martello (END-3.8); sostituire la calamità (END-3.9).
rule-END-9-2 = In Economia: ottenere risorse; convertire 1 grano o 1 moneta in qualcos’altro, quante volte è indicato; ripetere un’altra abilità (END-5.4); ottenere punti; ottenere punti per ogni luogo vicino distrutto; ottenere risorse o punti per ogni luogo vicino fiorente di un certo tipo.
rule-END-9-3 = In Industria: riparare un luogo vicino costa 1 martello in meno; spostare un’innovazione (END-7.7); ripristinare le innovazioni dei luoghi vicini; ottenere punti.
rule-END-9-4 = In Conflitto: forza; forza per ogni luogo vicino distrutto.
rule-END-9-5 =
    Alla fine, se il loro luogo è fiorente: punti per ogni gettone di un tipo che ti rimane, dove le monete contano solo come monete; 2 punti per ogni tuo luogo distrutto; punti per ogni luogo vicino distrutto; punti per ogni luogo vicino di un certo tipo; 13 punti se nessuno ha più luoghi distrutti di te, e ne hai almeno uno; una copia, che vale quanto la migliore delle altre tue innovazioni di punteggio finale.

    Come la leggiamo: per i punti finali un luogo vicino del tipo giusto conta anche se è distrutto. Per chi ha più luoghi distrutti si confrontano soltanto i giocatori ancora in gioco. Una copia prende i punti che l’altra innovazione vale al suo posto, sotto un luogo fiorente; non può copiare un’altra copia, e vale 0 se non c’è niente da copiare.
rule-END-9-6 = Quando il suo luogo viene distrutto (Terremoti): ottenere risorse; ottenere punti; oppure ripristinare tutte le innovazioni esaurite del tuo impero. Se il luogo viene riparato e poi distrutto di nuovo, agisce di nuovo.

rules-END-10 = Fase combinata, fine della partita, partita rapida
rule-END-10-1 = In tre o quattro giocatori ci sono fasi combinate: giochi un’intera fase di Economia e un’intera fase di Industria, nell’ordine che vuoi. Gli altri possono scegliere l’ordine opposto.
rule-END-10-2 = La partita finisce dopo l’ultima fase del tracciato. Al tuo punteggio si aggiungono il valore dei tuoi luoghi fiorenti e i punti delle tue innovazioni di punteggio finale sotto luoghi fiorenti. Vince chi ha più punti. In caso di parità vince chi ha più luoghi fiorenti; se la parità rimane, la vittoria è condivisa.
rule-END-10-3 =
    Variante: nella partita rapida si tralasciano le prime sette fasi. La preparazione è la solita. Guarda le tue quattro carte; se non ti piacciono puoi, una volta sola, scartarle tutte e pescarne quattro nuove. Poi scegline due, che hanno già colpito il tuo impero: i due bersagli vengono distrutti, e le due carte diventano innovazioni. Scarta le altre due e pesca due nuove carte. Per il resto della partita le mani sono di due carte.

    Come la leggiamo: tutti scelgono contemporaneamente, e tutto si mostra insieme. Prima si distruggono i due bersagli (se coincidono, per il secondo vale END-3.5), poi le due carte si infilano secondo END-6.1, quindi sotto due luoghi diversi. Nessun Terremoto agisce, nessuno è in penuria, e il segnalino primo giocatore resta dov’è.
