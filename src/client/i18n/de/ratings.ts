/** What is said about ratings, in German. */
import type { RatingsText } from '../text/ratings.ts';
import { counted } from './counting.ts';

export const ratings: RatingsText = {
  ladder: 'Rangliste',
  lead: 'Wer am besten spielt, je Spiel und Zahl der Plätze.',
  rivals: 'Gegner',
  against: { people: 'Gegen Menschen', bots: 'Gegen Bots' },
  rating: 'Wertung',
  ratings: 'Wertungen',
  player: 'Wer',
  place: 'Platz',
  games: 'Partien',
  band: 'Wo jemand wohl steht',
  provisional: 'vorläufig',
  mine: (place, people) => `Du bist Nummer ${place} von ${people}.`,
  unlisted: 'Andere sehen dich hier nicht, weil du deine Partien nicht allen zeigst.',
  notYet: 'Du hast hier noch keine Wertung. Spiel eine gewertete Partie, sie zählt von der ersten an.',
  toTables: 'Zu den Tischen',
  empty: 'Hier hat noch niemand eine Wertung.',
  how: 'Wie eine Wertung entsteht',
  explained: {
    people: [
      'Eine Wertung schätzt, wie stark jemand spielt, und sagt, wie unsicher das noch ist. Nach jeder gewerteten Partie steigt, wer gewinnt, und die anderen fallen: viel, wenn das Ergebnis überrascht, wenig, wenn es zu erwarten war.',
      'Die gezeigte Zahl ist vorsichtig: So viel ist jemand mindestens, zu 95 % sicher. Sie beginnt niedrig und steigt, je mehr bekannt ist, damit nicht ein paar glückliche Partien die Liste anführen. Bis genug bekannt ist, gilt eine Wertung als vorläufig.',
      'Wer bei gleich guter Kenntnis 100 Punkte mehr hat, gewinnt zu zweit etwa 60 von 100 Partien.',
      'Eine Partie zählt, wenn der Tisch es sagt: mit Uhr, öffentlich, alle mit Konto, ohne Zurückgehen hinter etwas Aufgedecktes. Wer geht oder durch Zeit verliert, ist Letzter, auch wenn der Bot gewinnt, der weiterspielt. Abgebrochene Partien zählen nicht, und zwischen denselben beiden höchstens zehn am Tag.',
      'Jedes Spiel und jede Zahl der Plätze hat eine eigene Rangliste. Alle Wertungen folgen allein aus den gespeicherten Partien; wer einen Server betreibt, kann sie nachrechnen und erhält dieselben Zahlen.',
    ],
    bots: [
      'Hier werden Menschen an den Bots gemessen. Deren Wertungen stehen fest: Sie kommen aus Tausenden Partien zwischen ihnen, damit der Maßstab gleich bleibt.',
      'Die gezeigte Zahl ist vorsichtig: So viel ist jemand mindestens, zu 95 % sicher. Wer neben einem Bot steht, gewinnt zu zweit etwa jede zweite Partie gegen ihn.',
      'Eine Partie zählt, wenn der Tisch es sagt: mit Uhr, mit Konto, Bots auf allen anderen Plätzen, ohne Tipps, Pausen und Zurückgehen hinter etwas Aufgedecktes. Wer geht oder aufgibt, ist Letzter.',
    ],
  },
  bandInWords: (low, high, middle) => `${low} bis ${high}, am ehesten ${middle}`,
  note: 'Die Zahl ist, was du mindestens bist, zu 95 % sicher. Im Band stehst du wahrscheinlich; es wird schmaler, je mehr du spielst.',
  noteAlone:
    'Die Zahl ist, was jemand mindestens ist, zu 95 % sicher. Im Band steht jemand wahrscheinlich; es wird mit jeder Partie schmaler.',
  overTime: 'Im Lauf der Zeit',
  date: 'Datum',
  change: 'Änderung',
  rose: 'gestiegen',
  fell: 'gefallen',
  roseBy: (points) => `${points} mehr`,
  fellBy: (points) => `${points} weniger`,
  lastGames: (count) => `Die letzten: ${counted(count, 'Partie', 'Partien')}`,
  plot: (first, last, highest, lowest) =>
    `Von ${first} bis ${last}; am höchsten war ${highest}, am niedrigsten ${lowest}.`,
  waiting: 'Die Wertung folgt, sobald der Server diese Partie gezählt hat.',
  notCounted:
    'Diese Partie zählte nicht für die Wertung: Jemand hat kein Konto, sie wurde abgebrochen, oder es waren heute zu viele zwischen denselben Leuten.',
  terms: {
    people: 'Für die Rangliste gegen Menschen, wenn alle ein Konto haben',
    bots: 'Für die Rangliste gegen Bots: keine Tipps, keine Pause',
    none: 'Nein',
  },
  noHints: 'Diese Partie zählt für die Wertung: keine Tipps, keine Pause.',
};
