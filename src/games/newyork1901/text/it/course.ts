/** The lessons, questions and player aid of New York 1901, in Italian. */
import type { NewYorkCourseText } from '../courseText.ts';

export const course: NewYorkCourseText = {
  summary:
    'New York, 1901. Prendi lotti, costruisci grattacieli e più tardi demoliscili per farne di più alti. Ognuno dà punti appena è in piedi, e quei punti non si perdono mai. Alla fine tre strade danno 5 punti a chi vi ha più edifici. Vince chi ha più punti.',
  lessons: {
    build: 'Un grattacielo dà punti',
    turn: 'Un turno intero',
    neighbours: 'Più grande su due lotti',
    silver: 'Via il vecchio',
    gold: 'L’oro resta',
    workers: 'Tutti e quattro fuori',
    cards: 'Tre carte',
    end: 'L’ultimo turno',
  },
  lines: {
    buildGoal: 'I grattacieli danno punti. Alla fine vince chi ne ha di più.',
    buildBar: 'Il tuo operaio tiene il blu 5. Scegli la barra da 2 di bronzo, poi il suo posto sul lotto.',
    buildStop: 'Così il tuo lotto resterebbe vuoto. Prima costruisci.',
    buildTooLarge: 'Le servono più caselle di quante ne ha il tuo lotto. Prendi la barra da 2.',
    buildClosed: 'Non ancora: l’argento si apre a 6 punti, l’oro a 18. Il bronzo è aperto.',
    buildHasLot: 'Hai già il tuo lotto per questo turno. Ora costruiscici sopra.',
    buildPraise: '+2! Il tuo segnalino è avanzato sulla cornice e il tuo operaio è di nuovo libero.',
    turnLand:
      'Un turno comincia dal terreno: prendi una carta, poi un lotto libero di quel colore e di quella dimensione.',
    turnDemolish: 'Demolire è l’altro tipo di turno; lo mostra la lezione 4. Ora prendi un lotto.',
    turnLandFirst: 'Prima il terreno: prendi una carta. Poi costruisci.',
    turnTaken: 'Lì c’è già qualcuno. Prendi un lotto che brilla.',
    turnNoCard: 'Ora non c’è una carta per quel lotto. Colore e dimensione devono corrispondere.',
    turnBuild: 'È tuo. Ora costruisci: un lato della tessera deve toccare una strada o un parco.',
    turnStop: 'Puoi fermarti qui e tenere il lotto. Ma costruisci ora: così l’operaio torna.',
    turnNoFront: 'Lì nessun lato tocca una strada o un parco. Prova le altre caselle.',
    turnPraise:
      'Carta, operaio, edificio: un turno intero, e il tuo operaio è tornato. Ora Bruno fa lo stesso.',
    neighboursLot: 'Nel turno scorso hai tenuto il blu 12. Prendi un lotto blu che lo tocca.',
    neighboursApart: 'Non tocca il blu 12, quindi nessuna tessera sta su entrambi. Guarda lì accanto.',
    neighboursDemolish: 'Quello sarebbe tutto il turno. Prendi piuttosto un lotto accanto al blu 12.',
    neighboursCard: 'Con un operaio libero prima si prende una carta, poi si costruisce.',
    neighboursAcross: 'Ora posa una tessera su entrambi i lotti. Ogni numero è un posto e un verso.',
    neighboursStop: 'Due operai resterebbero fuori. Costruisci su entrambi i lotti.',
    neighboursOne: 'Così torna un solo operaio. Posala su entrambi i lotti.',
    neighboursPraise: ({ points }) =>
      `${points} punti, e tornano entrambi gli operai. Quello che avanza resta tuo.`,
    neighboursSmall: 'Entrambi gli operai sono tornati. Una tessera più grande avrebbe dato di più.',
    silverOpen: '8 punti! Da 6 punti puoi costruire in argento, che dà di più.',
    silverOver:
      'L’argento può sostituire i tuoi edifici più vecchi: è tutto il turno. Con un numero rosso cade qualcosa di tuo.',
    silverLot: 'Anche questo è un buon turno. Qui prova l’altro tipo: sostituisci il vecchio.',
    silverBronze: 'Il bronzo può sostituire il tuo primo edificio, sì. L’argento dà di più: provalo.',
    silverNotHigher: 'Solo il più nuovo sostituisce il più vecchio: inizio, bronzo, argento, oro.',
    silverGold: 'L’oro si apre a 18 punti. Ne hai 8.',
    silverNoFit: 'Quella non entra nel tuo terreno. Prova un’altra tessera d’argento.',
    silverPraise: ({ points }) => `+${points}! Restano anche i punti di prima: demolire non costa nulla.`,
    goldOpen: '19 punti! L’oro è aperto, e anche le quattro torri leggendarie. Ognuno può costruirne una.',
    goldBlock:
      'I tuoi tre lotti blu formano un blocco di 2 per 3. Metti lì la tessera di maggior valore che ci sta.',
    goldLot: 'Il terreno può aspettare un turno. Le torri leggendarie forse no: Bruno ha 16 punti.',
    goldSilver: 'Ancora argento? L’oro ora è aperto e dà di più.',
    goldNotYours: 'Quella non entra nel tuo terreno. Cerca una forma di 2 per 3.',
    goldParkRow: '+9: il Park Row Building è tuo. L’oro e le torri leggendarie non cadono mai.',
    goldSlab: '+8. L’oro non cade mai. Il Park Row Building avrebbe dato 9 sullo stesso terreno.',
    goldOther: ({ points }) =>
      `+${points}. L’oro non cade mai, quindi riempi il terreno: qui ci stavano 8 o 9.`,
    workersOut:
      'Tutti e quattro gli operai sono fuori: niente carta in questo turno. Costruisci una tessera che ne liberi almeno due.',
    workersOne: 'Ne torna uno solo. Posala dove due lotti si toccano.',
    workersNone: 'Da lì non torna nessuno. Costruisci dove stanno i tuoi operai.',
    workersNoCard: 'Senza operaio libero, niente carta. Prima costruisci.',
    workersPraise: ({ workers }) =>
      `Tornano ${workers} operai: puoi di nuovo prendere carte. Chi resta bloccato restituisce un lotto.`,
    cardsThree: 'Tre carte, ognuna per una sola volta. Una carta mai giocata vale 1 punto alla fine.',
    cardsBoom: 'Hai appena costruito e raggiunto 6 punti. Gioca Construction Boom per costruire ancora.',
    cardsStop: 'Qui la carta conviene: un altro edificio subito.',
    cardsGrab: 'Land Grab è per due lotti di due caselle. Ne hai preso uno di tre.',
    cardsShift: 'Market Shift è per l’inizio di un turno.',
    cardsSecond: 'Il tuo secondo edificio, e l’argento è già aperto.',
    cardsPraise: ({ points }) =>
      `+${points}, due volte in un turno. Market Shift cambia le quattro carte prima del tuo turno; Land Grab prende un altro lotto di due caselle.`,
    endTiles: 'A Bruno restano solo quattro tessere, quindi la partita finisce. Hai un ultimo edificio.',
    endStreets: 'Ogni strada dà 5 punti a chi vi ha più edifici di ogni altro. Un pareggio non dà nulla.',
    endWin: 'Sei indietro, 50 a 57. Quale edificio vince la partita?',
    endStop: 'C’è un edificio che vince. Guarda le strade.',
    endSilver: '5 punti ora, ma nessuna strada: 60 a 62. Il blu 9 dà su due strade.',
    endBar: '2 punti e nessuna strada. Il blu 9 dà su due: lì un edificio conta doppio.',
    endNoRoom: 'Quella non entra nei tuoi lotti liberi. Ne basta una piccola.',
    endNoDemolition: 'Hai preso un lotto, quindi non si demolisce nulla. Usa i tuoi lotti liberi.',
    endPraise: 'Broadway è tua, e il pareggio a Wall Street lascia Bruno a secco: 62 a 57. Hai vinto!',
  },
  questions: {
    scored: {
      ask: 'Che cosa dà punti durante la partita?',
      answers: ['Un grattacielo, appena è costruito', 'Un lotto, appena è preso', 'Un operaio che torna'],
    },
    beginning: {
      ask: 'Hai operai liberi. Con che cosa può cominciare il tuo turno?',
      answers: [
        'Prendere una carta, oppure demolire e ricostruire',
        'Costruire su un lotto che tieni',
        'Passare',
      ],
    },
    noWorker: {
      ask: 'Non hai operai liberi. Che cosa non puoi fare?',
      answers: ['Prendere una carta', 'Costruire', 'Demolire e ricostruire'],
    },
    home: {
      ask: 'Una tessera copre parti di tre tuoi lotti, ognuno con un operaio. Chi torna?',
      answers: ['Tutti e tre gli operai', 'Un operaio', 'Nessuno, finché i lotti non sono pieni'],
    },
    stands: {
      ask: 'Dove può sorgere un grattacielo?',
      answers: [
        'Sul tuo terreno, con un lato su una strada o un parco',
        'Ovunque sulla mappa',
        'Solo su un singolo lotto che riempie',
      ],
    },
    keeps: {
      ask: 'Demolisci due barre di bronzo per una torre d’argento. Che ne è dei loro punti?',
      answers: ['Li tieni', 'Li perdi', 'Ne perdi metà'],
    },
    replaces: {
      ask: 'Che cosa può sostituire una tessera d’argento?',
      answers: ['Il bronzo e l’edificio iniziale', 'Il bronzo e l’argento', 'Qualsiasi cosa di tuo'],
    },
    gold: {
      ask: 'Che cosa vale per l’oro?',
      answers: ['Non cade mai', 'Cade solo per un leggendario', 'Si apre a 6 punti'],
    },
    tie: {
      ask: 'A Wall Street tu e Bruno avete alla fine tre edifici a testa. Chi riceve i 5 punti?',
      answers: ['Nessuno', 'Entrambi', 'Chi vi ha costruito per primo'],
    },
    lastRound: {
      ask: 'Che cosa avvia l’ultimo giro?',
      answers: [
        'A un giocatore restano solo quattro tessere proprie, o il mercato non si può riempire',
        'Qualcuno raggiunge 50 punti',
        'Si costruisce il primo leggendario',
      ],
    },
  },
  aid: [
    {
      heading: 'Il tuo turno: una di due cose',
      lines: [
        'Prendi una carta e metti un operaio su un lotto libero di quel colore e di quella dimensione; poi puoi costruire una tessera.',
        'Demolisci: una tessera più nuova sopra le tue più vecchie.',
        'Senza operaio libero, niente carta: costruisci o demolisci.',
      ],
    },
    {
      heading: 'Costruire',
      lines: [
        'Terreno tuo, un lato su una strada o un parco. Gli operai tornano. Punti subito.',
        'Bronzo sempre · argento da 6 · oro e un leggendario da 18. L’oro non cade mai.',
      ],
    },
    {
      heading: 'Carte, una volta ciascuna',
      lines: ['Boom: costruisci ancora. Shift: mercato nuovo. Grab: un altro lotto di due caselle.'],
    },
    {
      heading: 'Fine',
      lines: [
        'Quattro tessere rimaste, o mercato non pieno: gli altri hanno un ultimo turno.',
        'Ogni strada: 5 per più edifici, nulla in parità. Carta non giocata: 1.',
      ],
    },
  ],
};
