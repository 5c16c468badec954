/** Replays in Polish. */
import type { ReplayText } from '../text/replay.ts';

export const replay: ReplayText = {
  eyebrow: 'Powtórka',
  first: 'Na początek',
  back: 'Krok wstecz',
  play: 'Odtwórz',
  pause: 'Pauza',
  forward: 'Krok naprzód',
  last: 'Na koniec',
  moment: 'Moment',
  at: (step, last) => `${step} z ${last}`,
  speed: 'Tempo',
  times: (speed) => `${speed}×`,
  seenBy: 'Widok:',
  everybody: 'widz',
  toMove: (names) => `Ruch: ${names}`,
  download: 'Pobierz zapis',
  share: 'Kopiuj link do tego momentu',
  setup: 'Przygotowanie',
  news: (count) => `nowe: ${count}`,
  stride: { label: 'Kroki', turns: 'Co turę', answers: 'Co odpowiedź' },
};
