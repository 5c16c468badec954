/** The review of a game in Italian. */
import type { ReviewText } from '../text/review.ts';
import { counted } from './counting.ts';

export const review: ReviewText = {
  heading: 'La partita analizzata',
  lead: 'Ogni decisione con una scelta, giudicata da ciò che il giocatore sapeva in quel momento.',
  close: 'Chiudi l’analisi',
  seat: 'Decisioni di',
  progress: (play, plays) => `Si ragiona sulla mossa ${play} di ${plays}`,
  stop: 'Ferma',
  stopped: 'Fermata prima della fine.',
  again: 'Ricomincia',
  failed: 'Non è stato possibile analizzare la partita.',
  noChoice: 'Non c’è mai stato nulla da scegliere.',
  found: (decisions, good) => {
    if (decisions > 1) return `${decisions} decisioni; in ${good} non si è trovato nulla di meglio.`;
    return good === 1
      ? '1 decisione; non si è trovato nulla di meglio.'
      : '1 decisione; c’era qualcosa di meglio.';
  },
  level: (level) => `Giocato come il livello ${level}.`,
  levels: (lowest, highest) => `Giocato come i livelli da ${lowest} a ${highest}.`,
  shares: (own, level, ofLevel, ofTop) =>
    `Nel ${own} delle decisioni non si è trovato nulla di meglio; il livello ${level} arriva al ${ofLevel}, il livello 6 al ${ofTop}.`,
  measured: (games) => `Ogni livello è stato misurato su ${counted(games, 'partita', 'partite')}.`,
  turned: (move, from, to) => `La partita è girata alla mossa ${move}: prima ${from}, poi ${to}.`,
  cost: (points) => `Lasciato per strada in tutto: ${points}.`,
  flawless: 'Nulla è stato lasciato per strada.',
  costliest: 'Le decisioni più costose',
  move: (move) => `Mossa ${move}`,
  played: 'Giocato:',
  better: 'Meglio:',
  gaveAway: (points) => `costata ${points}`,
  showIt: 'Mostra questo momento',
  curve: { lead: 'Vantaggio previsto', own: 'Punti previsti' },
  course: (first, last, highest, lowest) =>
    `Alla prima decisione ${first}, all’ultima ${last}. Massimo: ${highest}. Minimo: ${lowest}.`,
  all: 'Tutte le decisioni in tabella',
  columns: {
    move: 'Mossa',
    played: 'Giocato',
    best: 'Migliore',
    cost: 'Costo',
    expected: 'Previsto',
  },
};
