/** The lessons, questions and player aid of Tangram City, in Italian. */
import type { TangramCourseText } from '../courseText.ts';

export const course: TangramCourseText = {
  summary:
    'Tutti ricevono le stesse tessere nello stesso ordine e costruiscono una città di 7 caselle per 7. Dopo ognuno dei sei round il tuo rettangolo più grande senza buchi vale un punto per casella. Alla fine una città piena e un buon equilibrio di tetti e giardini danno punti in più.',
  lessons: {
    rectangle: 'Che cosa dà punti',
    turn: 'Due metà fanno un intero',
    flip: 'Tetto e giardino',
    fountain: 'La fine di un round',
    company: 'Le stesse carte per tutti',
    balance: 'Tetti contro giardini',
    decline: 'Non tutte le tessere sono un regalo',
    last: 'L’ultimo round',
  },
  lines: {
    rectangleNow:
      'Alla fine di un round conta il tuo rettangolo più grande senza buchi. Ora è 2 per 2: 4 punti.',
    rectangleGrow:
      'Piazza il domino in modo che il rettangolo cresca. La cornice tratteggiata mostra come sarebbe.',
    rectangleRow: 'Anche cinque in fila sono un rettangolo. Ma 2 per 3 fa 6: piazzalo lungo un lato.',
    rectangleSame: 'Ci sta, ma il rettangolo resta a 4. Appoggialo a uno dei suoi lati.',
    rectangleDecline: 'Metterla da parte significa perderla. Questa è utile.',
    rectangleOverlaps: 'Le tessere non si sovrappongono mai. Gli anelli mostrano dove ci sta.',
    rectangleOutside: 'Deve restare dentro la plancia.',
    rectanglePraise: '2 per 3: 6 punti. Le tessere non devono toccarsi, ma fianco a fianco danno punti.',
    turnHalf: 'La casella segnata è coperta solo a metà, quindi non conta ancora.',
    turnFill: 'Ruota l’esagono finché riempie l’altra metà e la casella sotto.',
    turnOpen: 'Lì ci sta, ma la casella segnata resta aperta a metà.',
    turnOverlaps: 'Non proprio: si sovrappone. Ruotalo una volta e riprova.',
    turnDecline: 'È proprio la tessera che ti serve. Ruotala.',
    turnPraise: 'Due metà fanno un intero: 2 per 4 fa 8.',
    flipFaces:
      'Ogni tessera ha due facce: un tetto nero e un giardino verde, che è la sua immagine allo specchio.',
    flipFill: 'Lo stesso vuoto. Ruotare non basta: capovolgi la tessera, poi ruotala.',
    flipRoof: 'Con il tetto in alto pende dalla parte sbagliata. Capovolgila.',
    flipGarden: 'La faccia giusta. Ora ruotala e riempi il vuoto segnato.',
    flipDecline: 'Ci sta eccome: prima capovolgila.',
    flipPraise: 'Capovolta, ruotata, di nuovo 8. Ricorda i due colori: contano alla fine.',
    fountainComes: 'Quattro tessere fanno un round. Poi arriva una fontana: mezza casella, senza colore.',
    fountainFill: 'Nella riga in basso manca una metà. Riempila con la fontana.',
    fountainElsewhere: 'Il rettangolo resta a 18. Guarda la riga in basso.',
    fountainDecline: 'Una fontana messa da parte è persa. Qui vale 6 punti.',
    fountainPraise: 'Da 18 a 24, e il round si conta: 24 punti. Il prossimo round conta di nuovo.',
    companyTogether: 'Tutti piazzano la stessa tessera nello stesso momento, ognuno sulla propria plancia.',
    companyEye: 'La carta con l’occhio è tua: solo tu sai che arriva dopo.',
    companyFill: 'Ora la barca: riempi la metà segnata e il rettangolo cresce a 4.',
    companyRow: 'Una fila di 3. Un blocco di 2 per 2 è più grande e cresce meglio.',
    companySame: 'Ci sta, ma non cresce niente. Riempi la metà segnata.',
    companyDecline: 'Metterla da parte significa perderla. Qui fa crescere il tuo rettangolo.',
    companyPraise: 'Bene. Bruno piazza la sua barca, poi la tua carta si scopre per entrambi.',
    balanceBonus:
      'Alla fine tetti e giardini dovrebbero essere pari: 20 punti con differenza 0, 10 fino a 2, 5 fino a 4.',
    balanceMixed:
      'Tetto accanto a giardino non conta per nessuno. Accanto a una fontana una metà conta per il suo colore.',
    balanceEven: '18 tetti, 14 giardini. Piazza la casa con la faccia che li avvicina.',
    balanceRoof: '20 tetti contro 14 giardini: differenza 6, nessun bonus. Capovolgi la casa.',
    balanceDecline: 'Piazzala: le sue due caselle aiutano l’equilibrio.',
    balancePraise: '18 a 16: differenza 2 soltanto, 10 punti alla fine.',
    declineCorner:
      'Guarda le tessere in arrivo: tre di esse e una fontana riempiono esattamente questo angolo.',
    declineDiamond: 'Il rombo lascerebbe quattro ritagli. Puoi rinunciarvi; allora è perso.',
    declinePlaced: 'Ci sta, ma restano aperte quattro mezze caselle che quasi niente riempie.',
    declinePraise: 'Bene. A volte la mossa migliore è non piazzare la tessera.',
    lastOrder: 'L’ordine delle ultime tessere lo scegli tu. Comincia dalla più grande.',
    lastSmallFirst: 'Così la tessera più grande può restare senza posto. Piazza prima quella.',
    lastGardens: 'Ci sta, ma i giardini vanno troppo avanti e l’equilibrio non dà nulla. Prova il suo tetto.',
    lastDecline: 'Senza questa tessera alla città resta un buco.',
    lastTriangle: 'Ora il triangolo piccolo. Guarda la bilancia: tetto o giardino?',
    lastUneven: '23 giardini contro 21 tetti: 10 punti invece di 20.',
    lastFountain: 'Resta una metà: la tua ultima fontana.',
    lastPraise: '49 caselle! 49 punti, 15 per la città piena, 20 per l’equilibrio: 188.',
    lastPoints: ({ points }) => `${points} punti. Una città piena ne dà 49, più 15: ancora un tentativo?`,
  },
  questions: {
    scored: {
      ask: 'Che cosa conta alla fine di un round?',
      answers: [
        'Le caselle del tuo rettangolo più grande senza buchi',
        'Tutte le caselle costruite',
        'Tutte le caselle di un colore',
      ],
    },
    half: {
      ask: 'Una casella è metà tetto e metà vuota. Conta per il rettangolo?',
      answers: ['No, contano solo le caselle coperte del tutto', 'Sì', 'A metà'],
    },
    mixed: {
      ask: 'Nel tuo rettangolo tetti e giardini sono mescolati. Che cosa cambia?',
      answers: ['Niente per il rettangolo', 'Conta un solo colore', 'Vale la metà'],
    },
    flipped: {
      ask: 'Che cosa succede quando capovolgi una tessera?',
      answers: [
        'Diventa la sua immagine allo specchio, dell’altro colore',
        'Cambia solo il colore',
        'Non cambia niente',
      ],
    },
    touching: {
      ask: 'Una tessera deve toccarne un’altra?',
      answers: ['No', 'Sì, con un lato', 'Sì, almeno con un angolo'],
    },
    declined: {
      ask: 'Rinunci a una tessera. Quando la riavrai?',
      answers: ['Mai', 'Alla fine del round', 'Nell’ultimo round'],
    },
    besideWater: {
      ask: 'Una casella è metà giardino, metà fontana. Come conta?',
      answers: ['Come giardino', 'Come tetto', 'Per niente'],
    },
    cards: {
      ask: 'Quante carte si giocano in ognuno dei round da 1 a 5?',
      answers: ['Quattro', 'Tre', 'Tante quanti sono i giocatori'],
    },
    balance: {
      ask: 'Alla fine hai 20 tetti e 22 giardini. Che cosa dà l’equilibrio?',
      answers: ['10 punti', '20 punti', '5 punti'],
    },
    lastRound: {
      ask: 'Che cosa ha di speciale il round 6?',
      answers: [
        'Tre tessere sono scoperte e scegli tu l’ordine',
        'Non c’è la fontana',
        'Non si conta niente',
      ],
    },
  },
  aid: [
    {
      heading: 'Round da 1 a 5',
      lines: ['Quattro tessere, le stesse per tutti; poi una fontana a testa.'],
    },
    { heading: 'Round 6', lines: ['Tre tessere in qualsiasi ordine, poi l’ultima fontana.'] },
    {
      heading: 'Piazzare',
      lines: [
        'Ruota e capovolgi come vuoi; dentro la plancia; niente si sovrappone. Una tessera non deve toccarne un’altra.',
        'Se rinunci, è persa. Fino alla carta successiva puoi spostare la tua tessera.',
      ],
    },
    {
      heading: 'Dopo ogni round',
      lines: ['Un punto per ogni casella del tuo rettangolo più grande senza buchi. I colori non contano.'],
    },
    {
      heading: 'Alla fine',
      lines: [
        'Tutte le 49 caselle costruite: 15.',
        'Tetti contro giardini: pari 20 · differenza 1 o 2: 10 · 3 o 4: 5.',
        'Accanto a una fontana una metà conta per il suo colore; tetto con giardino non conta per nessuno.',
      ],
    },
  ],
};
