/** The drawings in Italian. */
import { at } from '#kernel';
import { FOUNTAIN, type Tile } from '../../components.ts';
import type { BoardText } from '../boardText.ts';
import { capital, halves, pieceName } from '../naming.ts';
import { PIECE, TURN } from './names.ts';

const START_AREA = 'Area iniziale';
/** Without its article. */
const piece = (tile: Tile) =>
  tile === FOUNTAIN ? 'Fontana' : capital(pieceName(PIECE, tile).replace(/^(il |la |lo |l’)/, ''));

export const board: BoardText = {
  piece,
  faces: { dark: 'Tetto (nero)', green: 'Giardino (verde)', water: 'Fontana' },
  sides: { dark: 'Tetti', green: 'Giardini' },
  startArea: START_AREA,
  yourCity: 'La tua città',
  cityOf: (name) => `Città di ${name}`,
  taken: 'occupata',
  enlarge: 'Mostra in grande',
  goBack: 'Torna alla tua città',
  squares: (count) => `${halves(count)} ${count <= 2 ? 'casella' : 'caselle'}`,
  places: (count) => (count === 0 ? 'nessun posto' : count === 1 ? '1 posto' : `${count} posti`),
  placeHere: 'Metti qui',
  nextPlace: 'Posto successivo',
  previousPlace: 'Posto precedente',
  turned: (quarters) => capital(at(TURN, quarters)),
  notHere: 'Non qui',
  clash: (on, squares) => `${on === 'start' ? START_AREA : piece(on)}: già su ${squares}.`,
  moveHint: 'Trascina, tocca una casella o sposta con le frecce.',
  rounds: 'Round',
  now: 'ora',
  cards: 'Carte di questo round',
  cardStates: {
    played: 'giocata',
    now: 'ora',
    closed: 'coperta',
    known: 'nota',
    ahead: 'in arrivo',
  },
  inTheMiddle: 'Al centro',
  shared: 'condivisa',
  deck: (count) => (count === 1 ? '1 carta nel mazzo' : `${count} carte nel mazzo`),
  balance: 'Equilibrio',
  bonus: 'Bonus finale secondo la differenza',
  even: 'pari',
  points: (count) => (count === 1 ? '1 punto' : `${count} punti`),
  rectangle: 'Rettangolo più grande',
  withThis: 'con questo pezzo',
  tiles: 'Tessere',
  left: (count) => `ancora ${count}`,
  fates: {
    built: 'costruita',
    declined: 'da parte',
    now: 'ora',
    known: 'nota',
    ahead: 'in arrivo',
  },
  fountains: 'Fontane',
  lookAlike: 'Ha una tessera simile',
  lookAlikeHelp: 'Cambia solo la parte segnata.',
  lookAlikeIs: {
    built: 'L’altra è nella tua città.',
    declined: 'L’altra è da parte.',
    ahead: 'L’altra deve ancora arrivare.',
    known: 'L’altra arriva più tardi in questo round.',
    now: 'Ora sono in gioco entrambe.',
  },
  tower: 'Torre dei punti',
  starts: (name) => `Segnalino primo giocatore: ${name}`,
  nextLevel: (points) => `Prossimo livello a ${points}`,
  placing: 'sta mettendo',
  done: 'ha finito',
  chooseTile: 'Quale per prima?',
  legend: {
    roof: ['Tetto', 'La faccia nera di una tessera: mattoni, colmi e camini.'],
    garden: ['Giardino', 'La faccia verde, speculare alla nera: siepe, sentiero e alberi.'],
    fountain: ['Fontana', 'Mezza casella senza colore; una per round.'],
    start: [
      'Area iniziale, lato nero',
      'Stampata sulla plancia: un tetto con una cupola verde. Conta come costruita.',
    ],
    startGreen: ['Area iniziale, lato verde', 'Stampata sulla plancia: un giardino con un padiglione.'],
    rectangle: ['Rettangolo più grande', 'Un punto per ogni sua casella alla fine di un round.'],
    preview: ['Anteprima', 'Le linee tratteggiate mostrano che cosa cambierebbe il pezzo in mano.'],
    ghost: ['Pezzo in mano', 'Linea di giada tratteggiata e spunta: qui può stare.'],
    spot: ['Posto possibile', 'Il pezzo, girato com’è, si può mettere qui.'],
    wrong: ['Non qui', 'Tratteggio rosso; ciò che è già occupato è pieno.'],
    scales: ['Equilibrio', 'Caselle costruite con tetti contro caselle costruite con giardini.'],
    card: ['Carta in gioco', 'Tutti mettono ora questa tessera; sopra sta chi la teneva.'],
    closed: ['Carta coperta', 'Le carte degli altri mostrano la tessera solo quando si giocano.'],
    known: ['Carta nota', 'Non ancora in gioco, ma l’hai vista.'],
    shared: ['Carta condivisa', 'La conoscono in due.'],
    lookAlike: ['Tessera simile', 'Un’altra tessera cambia solo in una metà.'],
    trayAhead: ['Tessera in arrivo', 'Chiara: non ancora giocata.'],
    trayUsed: ['Tessera nella città', 'Sbiadita: costruita.'],
    trayDeclined: ['Tessera da parte', 'Barrata: fuori dal gioco per questo giocatore.'],
    tower: [
      'Torre dei punti',
      'Una finestra per punto, dieci per piano; oltre 100 ricomincia, con una bandiera.',
    ],
    marker: [
      'Segnalino primo giocatore',
      'La carta scoperta al centro si gioca per prima; il segnalino mostra di chi è la carta che si scopre dopo. Da soli non c’è.',
    ],
  },
};
