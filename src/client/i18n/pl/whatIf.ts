/** What if, in Polish. */
import type { WhatIfText } from '../text/whatIf.ts';

export const whatIf: WhatIfText = {
  tryIt: 'Wypróbuj od tego miejsca',
  title: 'Co by było, gdyby',
  from: (move) => `Co by było, gdyby · od ruchu ${move}`,
  notCounted: 'Nic z tego nie wpływa na ranking ani statystyki.',
  drawnAnew: 'To, czego nie można było wiedzieć, wylosowano od nowa.',
  bots: 'Boty',
  compare: 'Porównaj',
  again: 'Zacznij od nowa',
  share: 'Skopiuj link do tego wariantu',
  back: 'Wróć do partii',
  close: 'Zamknij',
  result: (points) => points.join(points.length === 2 ? ' do ' : ', '),
  real: 'Wtedy',
  branch: (number) => `Wariant ${number}`,
  both: (then, now) => `Wtedy: ${then}. Teraz: ${now}.`,
  firstAnswer: 'Pierwsza odpowiedź',
  expected: 'Oczekiwane',
  end: 'Wynik',
  notOver: 'jeszcze nieskończona',
  nothing: 'nic do wyboru',
  badLink: {
    title: 'Tego linku nie można otworzyć',
    line: 'Jest uszkodzony, niepełny albo pochodzi z nowszego Skyline.',
  },
};
