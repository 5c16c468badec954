/** Replays in German. */
import type { ReplayText } from '../text/replay.ts';

export const replay: ReplayText = {
  eyebrow: 'Noch einmal ansehen',
  first: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  play: 'Start',
  pause: 'Pause',
  forward: 'Einen Schritt weiter',
  last: 'Zum Ende',
  moment: 'Zeitpunkt',
  at: (step, last) => `${step} von ${last}`,
  speed: 'Tempo',
  times: (speed) => `${speed}×`,
  seenBy: 'Gesehen von',
  everybody: 'allen, die zuschauen',
  toMove: (names) => `Am Zug: ${names}`,
  download: 'Aufzeichnung herunterladen',
  share: 'Link zu diesem Zeitpunkt kopieren',
  setup: 'Aufbau',
  news: (count) => `${count} neu`,
  stride: { label: 'Schritte', turns: 'Zug um Zug', answers: 'Jede Antwort einzeln' },
};
