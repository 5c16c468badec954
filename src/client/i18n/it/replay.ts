/** Replays in Italian. */
import type { ReplayText } from '../text/replay.ts';

export const replay: ReplayText = {
  eyebrow: 'La partita rivista',
  first: 'All’inizio',
  back: 'Un passo indietro',
  play: 'Avvia',
  pause: 'Pausa',
  forward: 'Un passo avanti',
  last: 'Alla fine',
  moment: 'Momento',
  at: (step, last) => `${step} di ${last}`,
  speed: 'Velocità',
  times: (speed) => `${speed}×`,
  seenBy: 'Vista da',
  everybody: 'chi guarda',
  toMove: (names) => `Turno di ${names}`,
  download: 'Scarica la registrazione',
  share: 'Copia il link a questo momento',
  setup: 'Preparazione',
  news: (count) => `${count} novità`,
  stride: { label: 'Passi', turns: 'Per turni', answers: 'Per risposte' },
};
