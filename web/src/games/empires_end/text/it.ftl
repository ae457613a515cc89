# Empire’s End sullo schermo, in italiano.

## Il tavolo
empires-site = { $position }: { $name }, { $healthy ->
    [yes] fiorente
   *[no] in rovina
}{ $under ->
    [none] { "" }
   *[other] { "" }; sotto: { $under }
}
empires-your-empire = Il tuo impero
empires-empire-of = L’impero di { $who }
empires-look-at = Guarda l’impero di { $who }; luoghi distrutti: { $ruins }
empires-look-at-hand = Guarda le tue carte ({ $count })
empires-decks = Mazzo e scarti
empires-deck = Mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
empires-discards = Scarti
empires-discards-count = Scarti: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
empires-none = niente
empires-over = La fine
empires-has = { $token }: { $count }
empires-if-over = { $total } se finisse ora
empires-heap = Pagato finora: { $goods }
empires-pay = Combatti con 1 { $token }
empires-suffer = Subisci { $card }{ $heap ->
    [none] { "" }
   *[other] { "" }: prendi { $heap }
}
empires-suffering = subendo: { $chance }
empires-no-bids = ancora nulla
empires-aim = scegli questa
empires-double = { $one } minaccia questo luogo: { $at }; { $other } quest’altro: { $there }. Combatti o subisci ciascuna.
empires-either = { $one } o { $other }, a tua scelta
empires-group-second = Seconda calamità
empires-group-bids = Puntata di 10 o più

## Il pianificatore
empires-planning = Tutti preparano il proprio piano.
empires-plan-done = Il tuo piano è pronto.
empires-which-first = Economia e Industria, ciascuna per intero. Quale per prima?
empires-came = Arriva da sé
empires-convert = { $count ->
    [0] Conversioni
   *[other] Conversioni, ancora { $count }
}
empires-repeats = { $count ->
    [one] Una ripetizione: scegli un luogo
   *[other] { $count } ripetizioni: scegli un luogo
}
empires-economy = I guadagni automatici sono arrivati.{ $convert ->
    [yes] { " " }{ $repeat ->
        [yes] Converti o ripeti qualcosa, o hai finito?
       *[no] Converti qualcosa, o hai finito?
    }
   *[no] { " " }{ $repeat ->
        [yes] Ripeti qualcosa, o hai finito?
       *[no] Hai finito?
    }
}
empires-no-axes = La tua forza è { $strength }. Non hai asce da puntare.
empires-no-coins = La tua forza finora è { $strength }. Non hai monete da puntare.
empires-after = Dopo
empires-cards-used = Carte: { $used } su 2
empires-build = Costruisci
empires-sell = Vendi
empires-keep-rest = Tieni il resto
empires-discard-rest = { $used ->
    [0] Scarta tutte le carte
   *[other] Scarta il resto
}
empires-repair-open = Ripara un luogo
empires-repair-done = Riparazione fatta
empires-repair-how = Scegli una rovina: il costo è scritto lì.
empires-repair-nothing = Nulla è in rovina.
empires-repair-poor = Hai troppo pochi martelli per qualsiasi rovina.
empires-repair-costs = La riparazione costa { $cost }.
empires-first-hand = Prima finisci con le tue carte.
empires-first-this = Prima finisci ciò che hai cominciato.
empires-abilities-open = Abilità
empires-abilities-done = Abilità usate
empires-abilities-how = Una dopo l’altra: carte o riparazione le concludono.
empires-tool-swap = Scambia due luoghi
empires-tool-move = Sposta un’innovazione
empires-tool-refresh = Ripristina le innovazioni accanto
empires-tool-swap-how = Scegli uno dei due luoghi.
empires-tool-move-how = Scegli l’innovazione, o il suo luogo.
empires-tool-refresh-how = Scegli l’innovazione che lo fa.
empires-later = quando hai finito

## Conflitto
empires-total = { $total ->
    [none] forza { $basic }
   *[other] { $basic } + puntata = { $total }
}
empires-less = Un gettone in meno: { $token }
empires-more = Un gettone in più: { $token }

## Scritto in grande per un attimo
empires-cry-shuffled = Gli scarti diventano il mazzo
empires-cry-fell = { $who }: fuori dal gioco
empires-cry-uprising = Insurrezione!
empires-cry-winner = il più forte
empires-cry-victory = Vittoria di { $who }!

## La situazione in parole
empires-tell-phase = Fase { $number } di { $of }: { $phase }.{ $next ->
    [none] { "" }
   *[other] { " " }Poi: { $next }.
}
empires-tell-disaster = { $card }. Pagato finora: { $heap }.
empires-tell-first = Primo giocatore: { $who }.
empires-tell-empire = { $who }: punti sul tracciato { $score }, forza { $strength }, carte { $hand }{ $stock ->
    [none] { "" }
   *[other] { "" }, scorta: { $stock }
}.
empires-tell-hand = Le tue carte: { $cards }.
empires-tell-out = { $who } è fuori dal gioco.

## L’allenatore
empires-tip-welcome = Ti diamo il benvenuto alla fine di un impero! Le calamità colpiranno, una dopo l’altra. Combattile con i gettoni, o subiscile: perdi un luogo, ma vinci tutto ciò che è stato pagato e un’innovazione.
empires-tip-fight = La carta mostra la posizione che colpisce e i gettoni che accetta. Scegli un gettone illuminato e conferma per combatterla, o subisci. Nessuno resiste per sempre: chi subisce prende il mucchio.
empires-tip-rich = Accanto alla carta c’è un mucchio di gettoni. Più cresce, più è dolce subire, soprattutto se è in gioco un luogo di poco valore.
empires-tip-suffered = Il tuo luogo brucia: niente punti né abilità finché non lo ripari. Ma il mucchio è tuo, e la carta diventa un’innovazione.
empires-tip-rival-suffered = Un rivale ha ceduto e prende il mucchio. Tutti gli altri tengono il loro luogo e hanno perso solo ciò che hanno pagato.
empires-tip-target = Il luogo in quella posizione è già distrutto: brucia il più vicino. Due sono alla stessa distanza: scegli quello che ti serve meno.
empires-tip-assign = Infila la nuova innovazione sotto un luogo. Agisce solo finché il luogo è fiorente: scegli un posto sicuro, o dei buoni vicini.
empires-tip-earthquake = Infila il terremoto sotto un luogo. Agisce nel momento in cui quel luogo viene distrutto: uno di cui puoi fare a meno può essere il posto giusto.
empires-tip-marker = La torcia è tua: cominci la prossima calamità, e paghi per primo.
empires-tip-shortage = Ti mancano gettoni. Le monete costano 2 punti l’una; senza gettoni non puoi combattere la prossima calamità.
empires-tip-ruin = Quella posizione è in rovina nel tuo impero. Se subisci, brucerà il luogo fiorente più vicino.
empires-tip-double = Due calamità! Scegli una carta, poi paga o subisci. A ogni tuo turno devi rispondere a tutte e due.
empires-tip-free-bid = Una delle tue strisce brilla: un’offerta gratuita. Combatte per te senza gettone, poi resta esaurita finché non viene ripristinata.
empires-tip-replace = Puoi sostituire la calamità: una nuova carta, un nuovo bersaglio. Ciò che è stato pagato resta dov’è.
empires-tip-economy = Economia: fattorie e innovazioni hanno dato ciò che potevano; lo vedi dalle spunte. Se puoi convertire o ripetere, è il momento. Poi di’ che hai finito.
empires-tip-convert = Il grano abbonda, martelli e asce sono ricercati. Una moneta vale come grano. Puoi ricominciare finché non hai finito.
empires-tip-repeat = Una ripetizione! Scegli un luogo per usarne l’abilità ancora una volta.
empires-tip-industry = Industria: costruisci fino a due carte come innovazioni, o vendile per una moneta l’una; ripara una rovina; usa le abilità. Nell’ordine che vuoi, una volta ciascuna.
empires-tip-repair = Riparare restituisce i punti di un luogo e tutto ciò che sta sotto. Guarda il costo sulla rovina.
empires-tip-swap = La tua città può scambiare due luoghi. Le innovazioni che contano i vicini amano la buona compagnia.
empires-tip-hand = Il resto della mano: tienilo, o scartalo per avere carte nuove. Si pesca fino alla mano piena quando tutti hanno finito.
empires-tip-combined = Economia e Industria insieme. Se cominci dall’Economia, ottieni martelli per costruire; se cominci dall’Industria, puoi riparare una fattoria che poi produce.
empires-tip-bidding = Conflitto! Le asce e le monete nel pugno si aggiungono alla tua forza. Le fasce sulla carta mostrano che cosa porta il tuo totale. Tutti i pugni si aprono insieme.
empires-tip-coins = Ora le monete: anche ogni moneta aggiunge 1 di forza. Ma è il gettone migliore che ci sia: spendila solo per raggiungere la fascia successiva.
empires-tip-uprising = Chi non era il più forte subisce l’Insurrezione: due dei suoi luoghi cambiano posto, con tutto ciò che sta sotto.
empires-tip-bonus = I più forti ricevono anche il bonus, e nessuna Insurrezione.
empires-tip-refresh = Scegli quale innovazione esaurita torna pronta.
empires-tip-exhausted = Una delle tue strisce è esaurita. In ogni fase di Economia le strade da 17 e da 9 punti ripristinano le innovazioni accanto.
empires-tip-final = Una delle tue strisce è dorata: conta alla fine della partita, se il suo luogo allora è fiorente.
empires-tip-conflict-next = Dopo questa calamità viene un conflitto. Tieni qualche ascia.
empires-tip-last = La fine è vicina. Conteranno solo i luoghi fiorenti, le strisce dorate sotto di essi e i tuoi punti sul tracciato.
empires-tip-fell = Un impero è caduto: tutti i suoi luoghi sono distrutti. Gli altri continuano.
empires-tip-over = Ben fatto! Hai finito una partita intera. Torna con gli amici, o contro un drago più forte.
