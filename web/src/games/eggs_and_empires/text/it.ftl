# Eggs and Empires sullo schermo, in italiano.

## Il tavolo
eggs-card = { $name }, { $number }, { $ability }
eggs-card-short = { $name }, { $number }
eggs-play = gioca questa carta
eggs-take = prendi quest’uovo
eggs-discard = scarta quest’uovo
eggs-egg = Uovo, { $value }
eggs-exploding-egg = Uovo esplosivo, { $value }
eggs-face-down-egg = Uovo coperto esplorato da { $scout }
eggs-face-down-egg-known = Uovo coperto esplorato da { $scout }; sai che vale { $value }
eggs-offer-with-value = { $offer }: { $value }
eggs-picks = sceglie in posizione { $number }
eggs-marker-of = { $who } ha il segnalino
eggs-holds = { $count ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $count } carte in mano
}
eggs-has-tokens = gettoni: { $points }
eggs-nest-of = Nido di { $who }
eggs-open-nest = Nido di { $who }, { $count ->
    [0] vuoto
    [one] un uovo
   *[other] { $count } uova
}
eggs-your-nest = Il tuo nido
eggs-open-own-nest = Il tuo nido, { $count ->
    [0] vuoto
    [one] un uovo
   *[other] { $count } uova
}
eggs-nest-empty = ancora vuoto
eggs-this-round = Questo round: { $points }
eggs-left-to-memory = { $count ->
    [0] Ancora nessun uovo.
    [one] Un uovo, coperto. Te lo ricordi?
   *[other] { $count } uova, coperte. Te le ricordi?
}
eggs-eggs-come = Le uova arrivano quando tutti hanno deciso.
eggs-round-over = Fine del round { $round }: si scoprono i nidi

## Scritto in grande per un momento
eggs-cry-nothing = niente uovo
eggs-cry-keep = tenuto
eggs-cry-hop = davanti al Fabbro!
eggs-cry-redraw = Nuova mano: { $who }
eggs-cry-victory = Vittoria di { $who }!

## La situazione a parole
eggs-tell = { $title }: { $what }.
eggs-tell-hand = La tua mano: { $cards }.
eggs-tell-nest = Nido di { $who }: { $count ->
    [0] nessun uovo
    [one] un uovo
   *[other] { $count } uova
}, { $points }{ $sure ->
    [yes] { "" }
   *[no] { " " }e qualcosa di ignoto
}.
eggs-tell-played = { $who } ha giocato { $cards }.

## Le schede

eggs-sheet-round = Round e turni
eggs-when-round = per tutta la partita
eggs-about-round = Tre round di nove turni. A ogni turno tutti scelgono in segreto un avventuriero, si rivelano insieme e il numero più alto sceglie un uovo per primo. Dopo nove turni si contano i nidi e tutti ripartono con un mazzo completo.
eggs-example-round = Cinque portauovo pieni: cinque turni di questo round sono passati, ne mancano quattro.
eggs-clause-round = EGG-3, EGG-6.1

eggs-sheet-egg = Uovo
eggs-when-egg = quando si contano i punti del round
eggs-about-egg = Alla fine del round vale i punti che porta scritti. Quando tocca a te scegliere devi prenderne uno, se puoi.
eggs-example-egg = Sulla cengia ci sono 12 e 3: la carta più alta prende il 12, la seguente deve prendere il 3.
eggs-clause-egg = EGG-4.1, EGG-4.2

eggs-sheet-exploding-egg = Uovo esplosivo
eggs-when-exploding-egg = quando si contano i punti del round
eggs-about-exploding-egg = Ti toglie i punti che porta scritti. Devi prenderlo se per la tua carta resta solo quello. Il Mago non lo prende mai scoperto, un Corriere può darlo via, un Sacerdote può scartarlo.
eggs-example-exploding-egg = 9 e −8 in quattro giocatori: la carta più alta prende il 9, la seconda deve prendere il −8.
eggs-clause-exploding-egg = EGG-1.2, EGG-4.2

eggs-sheet-face-down-egg = Uovo coperto
eggs-when-face-down-egg = nel turno dopo l’esplorazione
eggs-about-face-down-egg = Un Esploratore l’ha guardato e messo qui. Lo conosce solo lui, e chi lo prenderà. L’emblema mostra chi l’ha esplorato.
eggs-example-face-down-egg = Chi l’ha esplorato gioca subito un Eroe: probabilmente è un buon uovo.
eggs-clause-face-down-egg = EGG-5.2, EGG-4.6

eggs-sheet-nest = Nido
eggs-when-nest = quando si contano i punti del round
eggs-about-nest = Le uova raccolte in questo round, coperte, con i Mercanti e i Fabbri tornati a mani vuote. Se il tavolo ricorda per te, vedi quello che avresti potuto ricordare.
eggs-example-nest = 7, −4 e un Mercante: 7 − 4 + 6 = 9 punti in questo round.
eggs-clause-nest = EGG-4.6, EGG-6.1

eggs-sheet-marker = Segnalino
eggs-when-marker = quando due giocatori rivelano lo stesso numero
eggs-about-marker = A parità di numero si sceglie in senso orario, partendo da chi ha il segnalino. Dopo un turno con un pareggio passa a sinistra. Dopo un round va a chi ha meno punti.
eggs-example-marker = Hai il segnalino e riveli un 8, come un rivale: scegli prima tu, poi il segnalino passa.
eggs-clause-marker = EGG-4.5, EGG-6.3

eggs-sheet-mulligan = Ripescare la mano
eggs-when-mulligan = all’inizio di ogni round
eggs-about-mulligan = Prima che si scoprano le uova, ognuno può mettere da parte tutta la mano una volta e pescarne una nuova. Le vecchie carte si rimescolano nel mazzo.
eggs-example-mulligan = 4, 5 e 6: niente per lottare, niente per schivare. Forse è meglio cambiare.
eggs-clause-mulligan = EGG-2.3

eggs-sheet-token = Gettone uovo
eggs-when-token = alla fine di ogni round, se si gioca a gettoni
eggs-about-token = Chi fa più punti in un round riceve un gettone. Vince il primo che ne ha tre; in cinque o sei ne bastano due.
eggs-example-token = Due giocatori fanno il miglior risultato del round: un gettone a testa.
eggs-clause-token = EGG-6.5

eggs-sheet-two-players = In due
eggs-when-two-players = per tutta la partita
eggs-about-two-players = Ognuno tiene quattro carte di due mazzi mescolati, ne gioca due diverse per turno e può raccogliere due uova, una con ogni carta.
eggs-example-two-players = Riveli 10 e 8, il rivale 8 e 3: sceglie prima il tuo 10, poi il 3, che passa davanti ai due 8.
eggs-clause-two-players = EGG-7

## La guida
eggs-tip-welcome = Ti diamo il benvenuto sulla Montagna Ridback! Manda i tuoi avventurieri a prendere uova di drago. Dopo tre round di nove turni vince chi ha più punti.
eggs-tip-mulligan = Questa è la tua mano. Se non ti piace, ripescala tutta, una volta per round. Le carte alte conquistano le uova, quelle basse le schivano: meglio averne di tutti i tipi.
eggs-tip-choosing = Scegli una carta. Si rivelano tutte insieme e il numero più alto sceglie per primo. Ma attenzione: chi può prendere un uovo deve farlo, anche se esplode!
eggs-tip-reveal = Tutte scoperte insieme! I numerini mostrano chi sceglie quando. Due uova, tre avventurieri: qualcuno tornerà a mani vuote.
eggs-tip-picking = Tocca a te scegliere: indica l’uovo che vuoi. Quello che lasci può finire a un rivale.
eggs-tip-nest = Le uova raccolte si mettono coperte nel nido. Cerca di ricordarle, o lascia che il tavolo le ricordi per te: si sceglie nel menu.
eggs-tip-must-take = Ahi! La tua carta poteva prendere un uovo, quindi doveva. Una carta più bassa forse se la cavava. Un Sacerdote può ancora scartare quest’uovo.
eggs-tip-tie = Due numeri uguali: sceglie prima chi è più vicino al drago scolpito, in senso orario. Dopo un pareggio il drago passa avanti.
eggs-tip-smoke = Due Sacerdotesse Oscure nello stesso turno: vanno in fumo e non scelgono niente. Potente, ma solo se è l’unica!
eggs-tip-shepherd = Il Pastore è solo un 3, ma appena qualcuno rivela un Fabbro gli salta davanti e sceglie prima dell’8.
eggs-tip-courier = Il Corriere può dare via l’uovo che ha preso. Un uovo esplosivo è un bel regalo per chi è in testa.
eggs-tip-priest = Se il Sacerdote prende un uovo, puoi scartarne uno qualsiasi dal tuo nido. La cura perfetta per un vecchio −10.
eggs-tip-merchant = Il Mercante non vuole uova: se torna senza, vale 6 punti. Giocalo quando gli altri si azzuffano.
eggs-tip-blacksmith = Il Fabbro è forte, ma senza uovo ti costa 4 punti. Assicurati che ne resti uno per te.
eggs-tip-scout = L’Esploratore guarda il prossimo uovo e lo posa coperto. Nel prossimo turno solo tu saprai se vale la pena di lottare.
eggs-tip-scouted = Un uovo coperto! L’emblema mostra chi l’ha esplorato. Se ora quel giocatore gioca alto, indovina perché.
eggs-tip-mage = Il Mago non prende mai un uovo esplosivo scoperto. Una scelta sicura quando un uovo buono e uno cattivo stanno vicini.
eggs-tip-priestess = Un 9 batte quasi tutto. Gioca la Sacerdotessa Oscura quando pensi che nessun altro lo farà.
eggs-tip-hero = L’Eroe sceglie per primo. Ne hai uno solo per round: tienilo per un uovo che lo merita.
eggs-tip-bard = Il Bardo è il più basso di tutti. Perfetto quando ci sono solo uova cattive.
eggs-tip-only-bad = Solo uova esplosive! Le due carte più alte dovranno prenderle. Gioca basso e lasciale ai rivali.
eggs-tip-great-egg = Un uovo prezioso! Lo vogliono tutti. Lotti anche tu, o lasci che gli altri sprechino le carte migliori?
eggs-tip-counting = Ognuno ha ogni numero una volta sola per round. Un Eroe giocato non torna prima del prossimo: ricorda chi ha ancora il suo.
eggs-tip-marker = Guarda il drago scolpito: vicino a lui, in senso orario, in caso di parità vinci tu, e può bastare una carta media.
eggs-tip-last-cards = Il tuo mazzo è finito: non si pesca più. Una carta ti resterà in mano, quindi scegli di quale puoi fare a meno.
eggs-tip-scoring = Il round è finito: si scoprono i nidi e si contano. Chi ha meno punti riceve il segnalino, e tutti un mazzo completo.
eggs-tip-over = Ben giocato! Hai finito una partita intera. Torna con gli amici, o sfida un drago più forte.
