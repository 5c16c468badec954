/** Die Analyse einer Partie auf Deutsch. */
import type { ReviewText } from '../text/review.ts';
import { counted } from './counting.ts';

export const review: ReviewText = {
  heading: 'Die Partie im Rückblick',
  lead: 'Jede Entscheidung, bei der es eine Wahl gab, beurteilt nach dem, was der Spieler in diesem Moment wusste.',
  close: 'Analyse schließen',
  seat: 'Entscheidungen von',
  progress: (play, plays) => `Zug ${play} von ${plays} wird durchdacht`,
  stop: 'Anhalten',
  stopped: 'Vor dem Ende angehalten.',
  again: 'Noch einmal beginnen',
  failed: 'Die Partie ließ sich nicht analysieren.',
  noChoice: 'Es gab nie etwas zu wählen.',
  found: (decisions, good) => {
    if (decisions > 1) return `${decisions} Entscheidungen; bei ${good} davon fand sich nichts Besseres.`;
    return good === 1
      ? '1 Entscheidung; nichts Besseres fand sich.'
      : '1 Entscheidung; es gab etwas Besseres.';
  },
  level: (level) => `Gespielt wie Stufe ${level}.`,
  levels: (lowest, highest) => `Gespielt wie Stufe ${lowest} bis ${highest}.`,
  shares: (own, level, ofLevel, ofTop) =>
    `In ${own} der Entscheidungen fand sich nichts Besseres; Stufe ${level} erreicht ${ofLevel}, Stufe 6 ${ofTop}.`,
  measured: (games) => `Jede Stufe wurde in ${counted(games, 'Partie', 'Partien')} gemessen.`,
  turned: (move, from, to) => `Bei Zug ${move} kippte die Partie: vorher ${from}, danach ${to}.`,
  cost: (points) => `Insgesamt verschenkt: ${points}.`,
  flawless: 'Nichts wurde verschenkt.',
  costliest: 'Die teuersten Entscheidungen',
  move: (move) => `Zug ${move}`,
  played: 'Gespielt:',
  better: 'Besser:',
  gaveAway: (points) => `kostete ${points}`,
  showIt: 'Diesen Moment ansehen',
  curve: { lead: 'Erwarteter Vorsprung', own: 'Erwartete Punkte' },
  course: (first, last, highest, lowest) =>
    `Bei der ersten Entscheidung ${first}, bei der letzten ${last}. Höchster Stand: ${highest}. Tiefster: ${lowest}.`,
  all: 'Alle Entscheidungen als Tabelle',
  columns: {
    move: 'Zug',
    played: 'Gespielt',
    best: 'Am besten',
    cost: 'Kosten',
    expected: 'Erwartung',
  },
};
