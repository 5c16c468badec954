/** Tipps und Analysen auf Deutsch. */
import type { AdviceText } from '../text/advice.ts';
import { counted } from './counting.ts';

export const advice: AdviceText = {
  points: (count) => counted(count, 'Punkt', 'Punkte'),
  ahead: (points) => `${points} Vorsprung`,
  behind: (points) => `${points} Rückstand`,
  level: 'gleichauf',
  total: (points) => `${points} am Ende`,
  between: (low, high) => `wohl zwischen ${low} und ${high}`,
  certain: 'ganz sicher',
  hint: {
    button: 'Tipp',
    heading: 'Tipp',
    thinking: 'Einen Moment, das will überlegt sein …',
    failed: 'Es ließ sich kein Tipp finden. Schließe das Feld und frag noch einmal.',
    close: 'Tipp schließen',
    best: (sureness) => `Am besten: ${sureness}`,
    sureness: { sure: 'ziemlich sicher', likely: 'recht sicher', open: 'knappe Sache' },
    tied: 'Etwa gleich gut',
    worse: (points) => `${points} schlechter`,
    perhapsWorse: (points) => `vielleicht ${points} schlechter`,
    searched:
      'Nichts Einzelnes gibt den Ausschlag: In den Partien, die von hier aus durchgespielt wurden, ging es im Schnitt am besten aus.',
    help: 'Tippe eine an, um sie zu wählen; abgeschickt wird noch nichts. Alles beruht nur auf dem, was du sehen kannst.',
    notHere:
      'Keine Tipps, solange Menschen gegeneinander spielen; nach dem Ende können alle die Partie analysieren.',
  },
  review: {
    offer:
      'Welche Antworten wären besser gewesen, und um wie viel? Für jeden Spieler lässt es sich nachsehen.',
    open: 'Partie analysieren',
  },
};
