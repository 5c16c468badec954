/** Hints and reviews in Italian. */
import type { AdviceText } from '../text/advice.ts';
import { counted } from './counting.ts';

export const advice: AdviceText = {
  points: (count) => counted(count, 'punto', 'punti'),
  ahead: (points) => `${points} di vantaggio`,
  behind: (points) => `${points} di svantaggio`,
  level: 'in parità',
  total: (points) => `${points} alla fine`,
  between: (low, high) => `probabilmente tra ${low} e ${high}`,
  certain: 'di sicuro',
  hint: {
    button: 'Consiglio',
    heading: 'Consiglio',
    thinking: 'Ci sto pensando…',
    failed: 'Non è stato possibile trovare un consiglio. Chiudi e chiedi di nuovo.',
    close: 'Chiudi il consiglio',
    best: 'La scelta migliore',
    sureness: {
      sure: (share) => `quasi certo (${share})`,
      likely: (share) => `abbastanza sicuro (${share})`,
      open: (share) => `di poco (${share})`,
    },
    alike: 'più o meno altrettanto buona',
    worse: (points) => `${points} in meno`,
    help: 'Premi una risposta per sceglierla. Tutto viene da ciò che puoi vedere; la percentuale è la parte del ragionamento che ha portato lì.',
    notHere: 'Niente consigli finché si gioca tra persone; a partita finita, tutti possono analizzarla.',
  },
  review: {
    offer: 'Quali risposte sarebbero state migliori, e di quanto? Guardalo per ogni giocatore.',
    open: 'Analizza la partita',
  },
};
