/** The lessons, questions and player aid of Flatiron, in Italian. */
import type { FlatironCourseText } from '../courseText.ts';

export const course: FlatironCourseText = {
  summary:
    'In due si alza un solo edificio: il Flatiron di New York. Ogni pilastro posato dà punti, e così ogni nuovo piano. La tua plancia ha quattro strade: vai in una e usa quello che offre. Le carte rafforzano le strade. Il tetto chiude la partita e vince chi ha più punti.',
  lessons: {
    roof: 'Lo scopo',
    turn: 'Il turno più piccolo',
    card: 'Una colonna più forte',
    column: 'Una colonna al lavoro',
    floor: 'Il prossimo piano',
    newsboy: 'I giornali',
    reputation: 'Che cosa conta alla fine',
    colours: 'Quale pilastro, quale spazio',
    block: 'Sbarrare la strada',
  },
  lines: {
    roofMissing: 'È la fine di una partita. Bruno ha 44 punti, tu 41, e manca solo il tetto.',
    roofBuild: 'Il tetto costa 5 $ e dà 6 punti. Hai 5 $: mettilo.',
    roofSkipped: 'Allora lo costruisce Bruno, prende i 6 punti e vince. Usa la riga.',
    roofPraise: 'Vinci 47 a 44. È questo lo scopo: avere più punti quando si posa il tetto.',
    turnGo:
      'Torniamo all’inizio. Un turno ha due passi: andare in un luogo e farci una cosa. Vai a Broadway.',
    turnUse: 'Ogni strada ha una colonna sulla tua plancia. Usa questa.',
    turnBuy: 'Una colonna va dall’alto in basso. Prima riga: compra un pilastro arancione per 3 $.',
    turnBuild: 'Seconda riga: costruiscilo per 1 $.',
    turnSlot:
      'L’arancione ti dà 4 punti. Lo spazio aggiunge ciò che gli sta accanto: scegli quello per l’arancione.',
    turnElsewhere: 'Puoi andarci. Ma a Broadway compri e costruisci in una volta.',
    turnCard: 'Le carte arrivano nella prossima lezione. Usa la tua colonna.',
    turnMoney: 'I 2 $ servono quando non c’è di meglio. Usa la tua colonna.',
    turnOtherSlot: ({ gains }) =>
      `Così aggiungi ${gains === 'points' ? '2 punti' : '2 $'}. Lo spazio in mezzo dà 3 punti, perché il pilastro è arancione.`,
    turnPraise: '7 punti. È stato un turno intero: andare da qualche parte, fare una cosa.',
    cardGo: 'Le carte danno più righe a una colonna. Quella della 23rd Street costa 1 $. Vai lì.',
    cardBuy: 'Comprala.',
    cardBand:
      'La sua fascia dice 5th: va alla tua 5th Avenue, ovunque la compri. Sopra conta la metà superiore, sotto quella inferiore.',
    cardAbove: 'Mettila sopra: una colonna va dall’alto in basso, quindi i suoi 2 $ arrivano prima.',
    cardTaken: 'Lì c’è Bruno. Due architetti non stanno mai nello stesso luogo.',
    cardStay: 'Sei già lì: devi andare altrove.',
    cardElsewhere: 'La carta che vuoi è nella 23rd Street.',
    cardFirst: 'Si potrebbe. Ora compra la carta.',
    cardBelow: 'Sotto ti vende un pilastro qualsiasi per 2 $. Sopra, i suoi 2 $ aiutano a pagare il resto.',
    cardPraise:
      'La tua 5th Avenue ha ora tre righe; una colonna tiene al massimo tre carte. Un’altra strada valeva un po’ di più: questa mostrava le carte.',
    columnGo: 'Ora usala. Vai alla 5th Avenue: su questo livello andarci dà 1 $.',
    columnUse: 'Usa la colonna: tre righe, dall’alto in basso. Ciò che non costa nulla avviene da sé.',
    columnWhite: 'Hai i tuoi 2 $. Ora compra il bianco per 1 $.',
    columnBuild: 'Costruiscilo per 2 $: il bianco dà 2 punti e l’ultimo spazio 2 $.',
    columnFirst: 'Guarda prima che cosa sa fare la tua nuova colonna, nella 5th Avenue.',
    columnPraise: '2 punti, e più denaro di prima. E guarda: il livello ha i suoi tre pilastri.',
    floorGo:
      'Tre pilastri reggono un piano. Chi lo costruisce fa 6 punti, tu o Bruno. La tua riga del piano è nella 23rd Street.',
    floorUse: 'Usa la colonna.',
    floorBuild: 'Il blu costa 4 $, e il piano non si potrebbe pagare. Lascia il blu e costruisci il piano.',
    floorElsewhere: 'La tua riga del piano è nella 23rd Street, sotto il blu.',
    floorFirst: 'Hai abbastanza. Il piano dà 6 punti.',
    floorBlue: 'Così restano 4 $, e il piano ne costa 5. Rinuncia al blu.',
    floorPraise:
      'Un nuovo livello con una sua regola, e una nuova carta su ogni mazzo. Hai superato i 10 punti: guarda chi arriva.',
    newsboyWaits:
      'Lo strillone aspetta a 10, 20, 30, 40 e 50. Chi lo raggiunge per primo pesca due giornali, ne tiene uno e dà via l’altro.',
    newsboyKeep: 'Un giornale è un’azione in più. Tieni «un pilastro qualsiasi per 1 $».',
    newsboySpend: 'Puoi spenderlo in ogni tuo turno, ma non nel mezzo di una riga. Spendilo ora.',
    newsboyBlue: 'Prendi il blu: sulla tua plancia costerebbe 4 $.',
    newsboySwap: 'Per scambiare serve un pilastro in magazzino, e non ne hai.',
    newsboySave: 'Potresti tenerlo senza che Bruno lo veda. Spendilo ora, per vedere come funziona.',
    newsboyCheaper: ({ dollars }) =>
      `Quello sulla tua plancia costa solo ${dollars} $. Con il blu risparmi di più.`,
    newsboyPraise:
      'Aspetta nel suo magazzino, che ne contiene uno. Il tuo giornale è ora alla City Hall, dove lo può usare chiunque.',
    reputationCounts:
      'Più tardi. Alla fine ogni strada conta i suoi pollici: sopra 0 dà 5 punti, sotto 0 ne costa 3. La tua Broadway è a −1.',
    reputationGo: 'Anche i decreti danno punti alla fine. Vai alla City Hall.',
    reputationBuy: 'Un decreto costa 3 $. Prendi quello sicuro: 3 punti e un pollice verde.',
    reputationPlace: 'Mettilo sopra una strada che è a 0.',
    reputationElsewhere: 'I decreti si vendono alla City Hall.',
    reputationFirst: 'Va bene un’altra volta. Ora compra un decreto.',
    reputationSure: 'Può dare di più o di meno. Prendi prima i 3 sicuri.',
    reputationBroadway: 'Così Broadway sale da −1 a 0 e risparmi 3. Una strada sopra 0 dà 5.',
    reputationBelow: 'Sotto conta l’altra metà: 2 punti per decreto e un pollice rosso.',
    reputationPraise: '8 in più alla fine: 3 per il decreto, 5 per la strada.',
    coloursBuild:
      'Hai tre pilastri. Il bianco è già su questo livello, e nessun colore si ripete. Costruisci quello che qui dà 2 punti in più.',
    coloursSlot:
      'Due spazi sono liberi: 1 punto, o un pollice. Alla fine un pollice alza una strada a tua scelta. Sai che cosa può dare.',
    coloursTwice: 'Tieni il bianco per il prossimo livello.',
    coloursBlack: 'Il nero dà 3. L’arancione 4, e qui 2 in più.',
    coloursSkipped: 'Tre pilastri in magazzino non danno nulla. Costruiscine uno.',
    coloursPoint: '1 punto va bene. Ma un pollice su una strada a 0 ne dà 5.',
    coloursPraise: '6 punti ora, e il pollice ne dà 5 alla fine.',
    blockGo:
      'Il livello è pieno. Bruno ha 6 $, e la sua riga del piano è nella 22nd Street. Ma nessuno può andare dove sei tu.',
    blockUse: 'Il tuo piano costa 5 $, e ne hai 2. Usa la colonna: dà 3 $.',
    blockElsewhere: 'Allora Bruno va alla 22nd Street e costruisce il piano.',
    blockMoney: 'Con 2 $ arrivi a 4. La colonna ne dà 3, e potrai pagare il piano.',
    blockBlack: 'Così avresti 3 $: ne mancano 2 per il piano. Rinuncia al nero.',
    blockPraise:
      'Bruno deve andare altrove, e i tuoi 5 $ pagheranno il piano al prossimo turno. Conosci il gioco: è ora di una partita vera.',
  },
  questions: {
    over: {
      ask: 'Quando finisce la partita?',
      answers: [
        'Dopo il turno in cui si costruisce il tetto',
        'Quando qualcuno ha 50 punti',
        'Dopo 25 turni',
        'Quando un mazzo è vuoto',
      ],
    },
    places: {
      ask: 'Sei a Broadway, Bruno nella 5th Avenue. Dove puoi andare?',
      answers: [
        'Alla 23rd Street, alla 22nd Street o alla City Hall',
        'Ovunque',
        'Ovunque tranne che alla 5th Avenue',
        'Puoi anche restare',
      ],
    },
    band: {
      ask: 'Compri a Broadway una carta la cui fascia dice 22nd. Dove va?',
      answers: [
        'Alla 22nd Street, sopra o sotto',
        'A Broadway',
        'A una strada a tua scelta',
        'Alla 22nd Street, solo sotto',
      ],
    },
    lines: {
      ask: 'La tua Broadway: ottieni 4 $ (una carta sopra), arancione per 3 $, costruisci per 1 $. Hai 0 $. Che cosa puoi farci in un turno?',
      answers: [
        'Prendere 4 $, comprare l’arancione e costruirlo',
        'Prendere 4 $ e basta',
        'Nulla, non puoi pagare',
        'Prima costruire, poi comprare',
      ],
    },
    colour: {
      ask: 'Il livello ha bianco e arancione; tu hai bianco, blu e nero. Che cosa puoi costruire?',
      answers: ['Blu o nero', 'Uno qualsiasi dei tre', 'Solo blu', 'Nulla prima che si costruisca il piano'],
    },
    floor: {
      ask: 'Il livello ha i suoi tre pilastri. Chi può costruire il piano?',
      answers: [
        'Chi usa una riga del piano e paga 5 $',
        'Chi ha posato l’ultimo pilastro',
        'Chi ha più pilastri lì',
        'Nessuno prima del prossimo giro',
      ],
    },
    thumbs: {
      ask: 'Alla fine la tua 5th Avenue mostra +1, −1 e −1. Che cosa dà?',
      answers: ['−3', '−1', '0', '−5'],
    },
    newsboy: {
      ask: 'Raggiungi 20 punti prima di Bruno. Che cosa succede?',
      answers: [
        'Peschi due giornali, ne tieni uno, e Bruno riceve l’altro',
        'Peschi due giornali e li tieni entrambi',
        'Usi il giornale del giorno',
        'Fai 2 punti',
      ],
    },
    decree: {
      ask: 'Il tuo decreto dice «1 punto per ogni 1 $ (al massimo 12)», e finisci con 15 $. Che cosa dà?',
      answers: ['12', '15', '7', '3'],
    },
    tie: {
      ask: '52 punti a testa. Chi vince?',
      answers: [
        'Chi ha costruito il tetto',
        'Chi ha più denaro',
        'Chi ha giocato per secondo',
        'Nessuno: è un pareggio',
      ],
    },
  },
  aid: [
    {
      heading: 'Il tuo turno',
      lines: [
        'Vai in un altro luogo, non dal rivale. Poi una cosa: compra la carta in cima · usa la tua colonna dall’alto in basso, saltando ciò che vuoi · prendi 2 $.',
        'Alla City Hall: compra un decreto (3 $) · usa il giornale del giorno · prendi 2 $.',
      ],
    },
    {
      heading: 'Costruire',
      lines: [
        'Compra un pilastro, poi costruiscilo sul livello in cima: punti del colore, poi lo spazio. Nessun colore due volte.',
        'Livello pieno: chi paga 5 $ costruisce il piano, 6 punti.',
      ],
    },
    {
      heading: 'Giornali',
      lines: [
        'Chi arriva prima a 10, 20, 30, 40, 50 ne pesca due e ne tiene uno. Si spendono nel proprio turno.',
      ],
    },
    {
      heading: 'Il tetto chiude',
      lines: [
        'Ogni strada: sopra 0 dà 5, sotto 0 costa 3. Più i decreti. Parità: chi ha costruito il tetto.',
      ],
    },
  ],
};
