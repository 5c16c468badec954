/** The review of a game in English. */
import type { ReviewText } from '../text/review.ts';
import { counted } from './counting.ts';

export const review: ReviewText = {
  heading: 'The game in review',
  lead: 'Every decision that left a choice, judged by what the player knew at that moment.',
  close: 'Close the review',
  seat: 'Decisions of',
  progress: (play, plays) => `Thinking about move ${play} of ${plays}`,
  stop: 'Stop',
  stopped: 'Stopped before the end.',
  again: 'Start again',
  failed: 'The game could not be reviewed.',
  noChoice: 'There was never anything to choose.',
  found: (decisions, good) => {
    if (decisions > 1) return `${decisions} decisions; in ${good} of them nothing better was found.`;
    return good === 1 ? '1 decision; nothing better was found.' : '1 decision; there was something better.';
  },
  level: (level) => `Played like level ${level}.`,
  levels: (lowest, highest) => `Played like level ${lowest} to ${highest}.`,
  shares: (own, level, ofLevel, ofTop) =>
    `Nothing better was found in ${own} of the decisions; level ${level} reaches ${ofLevel}, level 6 ${ofTop}.`,
  measured: (games) => `Each level was measured in ${counted(games, 'game', 'games')}.`,
  turned: (move, from, to) => `The game turned at move ${move}: before ${from}, then ${to}.`,
  cost: (points) => `Given away in all: ${points}.`,
  flawless: 'Nothing was given away.',
  costliest: 'The costliest decisions',
  move: (move) => `Move ${move}`,
  played: 'Played:',
  better: 'Better:',
  gaveAway: (points) => `cost ${points}`,
  showIt: 'Show this moment',
  curve: { lead: 'Expected lead', own: 'Expected points' },
  course: (first, last, highest, lowest) =>
    `At the first decision ${first}, at the last ${last}. Highest: ${highest}. Lowest: ${lowest}.`,
  all: 'All decisions as a table',
  columns: { move: 'Move', played: 'Played', best: 'Best', cost: 'Cost', expected: 'Expected' },
};
