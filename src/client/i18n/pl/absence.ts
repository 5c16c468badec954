/** People who are late or gone, in Polish. */
import type { AbsenceText } from '../text/absence.ts';

export const absence: AbsenceText = {
  gone: 'Jeśli ktoś zniknie w swojej turze',
  after: (time) => `Pozostali mogą grać dalej po upływie: ${time}`,
  goneAfter: 'Jeśli ktoś zniknie w swojej turze, pozostali mogą grać dalej po upływie',
  timeout: 'Gdy skończy się czas',
  timeouts: { bot: 'Grę przejmuje bot', lose: 'To miejsce przegrywa' },
  level: 'Boty, które zastępują nieobecnych',
  quick: '15 min + 30 s na turę; gdy skończy się czas, grę przejmuje bot.',
  resign: 'Poddaj grę',
  resignAsk: 'Poddać tę grę?',
  resignEnds: 'Przegrywasz i gra się kończy.',
  resignGoesOn: 'Zajmujesz ostatnie miejsce i nie możesz wrócić. Dalej gra za ciebie bot.',
  leaveAsk: 'Odejść od stołu?',
  stay: 'Zostaję',
  goneSince: (name, since) => `${name}: brak połączenia od ${since}.`,
  waitUntil: (from) => `Można grać dalej bez czekania od ${from}.`,
  callOff: 'Przerwij grę',
  hostGone: (name) => `Gospodarz stołu (${name}) nie jest połączony.`,
  beHost: 'Zostań gospodarzem',
  endedShort: { resigned: 'gra poddana', timeout: 'porażka na czas', standIn: 'dokończył bot' },
  youEnded: {
    resigned: 'Gra poddana. Dalej gra za ciebie bot.',
    timeout: 'Porażka na czas. Dalej gra za ciebie bot.',
  },
};
