/** People who are late or gone, in English. */
import type { AbsenceText } from '../text/absence.ts';

export const absence: AbsenceText = {
  gone: 'If somebody is gone on their turn',
  after: (time) => `The others can go on after ${time}`,
  goneAfter: 'If somebody is gone on their turn, the others can go on after',
  timeout: 'When time runs out',
  timeouts: { bot: 'A bot takes over', lose: 'The seat loses' },
  level: 'Bots that play for people',
  quick: '15 min + 30 s a turn; when time runs out, a bot takes over.',
  resign: 'Resign',
  resignAsk: 'Resign this game?',
  resignEnds: 'You lose, and the game is over.',
  resignGoesOn: 'You take the last place and cannot come back. A bot plays on for you.',
  leaveAsk: 'Leave the game?',
  stay: 'Stay',
  goneSince: (name, since) => `${name} has been gone since ${since}.`,
  waitUntil: (from) => `You can go on without them from ${from}.`,
  callOff: 'Call the game off',
  hostGone: (name) => `${name}, the host, is gone.`,
  beHost: 'Be the host yourself',
  endedShort: { resigned: 'resigned', timeout: 'lost on time', standIn: 'a bot finished' },
  youEnded: {
    resigned: 'You have resigned. A bot plays on for you.',
    timeout: 'You have lost on time. A bot plays on for you.',
  },
};
