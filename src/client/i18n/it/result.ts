/** Results, in Italian. */
import type { ResultText } from '../text/result.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'punto', 'punti');

export const result: ResultText = {
  result: {
    wins: (name) => `Vince ${name}`,
    winsTo: (name, points, others) => `Vince ${name}, ${figure(points)} a ${figure(others)}`,
    winsWith: (name, points) => `Vince ${name} con ${inPoints(points)}`,
    winsTie: (name, points) => `Vince ${name} allo spareggio, con ${inPoints(points)}`,
    shared: (names) => `Vittoria condivisa: ${names}`,
    sharedWith: (names, points) => `Vittoria condivisa con ${inPoints(points)}: ${names}`,
    sharedShort: 'Vittoria condivisa',
    alone: (points) => `Con ${inPoints(points)}.`,
    conceded: 'La partita è finita prima del tempo.',
    nobody: 'Nessun vincitore',
    calledOff: 'Interrotta',
    noWinner: 'Tutti d’accordo: la partita finisce qui, senza vincitori.',
    resigned: (name) => `${name} ha abbandonato.`,
    timeout: (name) => `${name} ha perso per tempo scaduto.`,
    standIn: (name) => `Un bot ha finito la partita al posto di ${name}.`,
    automaton: 'automa',
  },
};
