/** Quien llega tarde o se ha ido, en español. */
import type { AbsenceText } from '../text/absence.ts';

export const absence: AbsenceText = {
  gone: 'Si alguien se ausenta en su turno',
  after: (time) => `Los demás pueden seguir tras ${time}`,
  goneAfter: 'Si alguien se ausenta en su turno, los demás pueden seguir tras',
  timeout: 'Cuando se acaba el tiempo',
  timeouts: { bot: 'Un bot ocupa el asiento', lose: 'El asiento pierde' },
  level: 'Bots que juegan por los ausentes',
  quick: '15 min + 30 s por turno; cuando se acaba el tiempo, un bot ocupa el asiento.',
  resign: 'Rendirse',
  resignAsk: '¿Rendirte?',
  resignEnds: 'Pierdes y la partida termina.',
  resignGoesOn: 'Quedas en último lugar y no puedes volver. Un bot sigue jugando por ti.',
  leaveAsk: '¿Dejar la partida?',
  stay: 'Quedarme',
  goneSince: (name, since) => `${name} no está desde ${since}.`,
  waitUntil: (from) => `Podréis seguir sin esperar a partir de ${from}.`,
  callOff: 'Dejar la partida sin terminar',
  hostGone: (name) => `${name}, que organiza la mesa, no está.`,
  beHost: 'Organizar yo la mesa',
  endedShort: { resigned: 'rendición', timeout: 'pierde por tiempo', standIn: 'terminada por un bot' },
  youEnded: {
    resigned: 'Te has rendido. Un bot sigue jugando por ti.',
    timeout: 'Has perdido por tiempo. Un bot sigue jugando por ti.',
  },
};
