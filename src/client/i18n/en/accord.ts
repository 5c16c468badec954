/** What people at a table ask of each other, in English. */
import type { AccordText } from '../text/accord.ts';

export const accord: AccordText = {
  more: 'More',
  ask: { back: 'Ask to go back', pause: 'Ask for a pause', end: 'Ask to call the game off' },
  asks: {
    back: (name) => `${name} would like to go back.`,
    pause: (name) => `${name} would like a pause.`,
    end: (name) => `${name} would like to call the game off, without a winner.`,
  },
  waitingFor: (names) => `Waiting for ${names}.`,
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw',
  paused: 'The game is paused.',
  resume: 'Play on',
  standIn: (name) => `Let a bot play for ${name}`,
  replaced: 'A bot is playing for you.',
  leave: 'Leave the game',
  leaving: 'A bot plays for you until you come back.',
  comeBack: 'Take my seat again',
};
