/** Turns, playback and points, in English. */
import type { PlayText } from '../text/play.ts';
import { counted, noun } from './counting.ts';

export const play: PlayText = {
  stage: {
    chosen: (answers) => `You choose: ${answers}`,
    points: (count) => noun(count, 'point', 'points'),
    afterwards: (numbers) => `Afterwards ${numbers}.`,
    reveals: 'Shows something hidden: no way back.',
    passes: 'This ends your turn.',
    ends: 'This ends the game.',
    goesOn: 'Your turn goes on.',
    endTurn: 'End turn',
    goOn: 'Go on',
    endGame: 'End the game',
    choose: 'Make your choice first',
    sending: 'Sending …',
    dropped: 'The table has changed meanwhile. Please choose again.',
  },
  since: {
    moves: (count) => `${counted(count, 'move', 'moves')} since your turn`,
    heading: 'Since your turn',
    at: (step, last) => `${step} of ${last}`,
    skip: 'Skip',
    goOn: 'Continue',
    close: 'Close',
  },
  toMoment: 'Show this moment again',
  points: {
    curve: 'Points over the game',
    asTable: 'The same as a table',
    moment: 'Move',
    lead: (name, move) => `${name} took the lead for good with move ${move}.`,
    showIt: 'Show it',
  },
  record: {
    title: 'Open a record',
    line: 'The file of a finished game is played again on this device. It needs no network, and nobody else sees it.',
    file: 'Record file',
  },
};
