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
    best: (sureness) => `La scelta migliore: ${sureness}`,
    sureness: { sure: 'quasi certo', likely: 'abbastanza sicuro', open: 'di poco' },
    tied: 'Più o meno equivalenti',
    worse: (points) => `${points} in meno`,
    perhapsWorse: (points) => `forse ${points} in meno`,
    searched: 'Nulla di preciso decide: nelle partite provate da qui è finita meglio in media.',
    help: 'Premine una per sceglierla; non viene ancora inviato nulla. Tutto viene da ciò che puoi vedere.',
    notHere: 'Niente consigli finché si gioca tra persone; a partita finita, tutti possono analizzarla.',
  },
  review: {
    offer: 'Quali risposte sarebbero state migliori, e di quanto? Guardalo per ogni giocatore.',
    open: 'Analizza la partita',
  },
};
