/** What the table says in English while a turn is put together, sent and settled. */
import type { TurnText } from '../turnText.ts';

const count = (n: number, one: string, several = `${one}s`) => `${n} ${n === 1 ? one : several}`;

export const turn: TurnText = {
  send: {
    wins: 'wins +1',
    leads: 'leads for +1',
    hireUpTo: (value) => `hire up to ${value}`,
    hire: (name) => `Hire the ${name}`,
    pair: 'Take this pair',
    stack: 'Take these two',
    lay: (value, where) => `Lay ${value} ${where}`,
  },
  composer: {
    pass: 'Pass',
    brings: 'and what it brings',
    choose: 'choose how much, or tap your cards',
    ways: (shown, all) => `${shown} of ${count(all, 'way')}, or tap your cards`,
    sends: (shown, all) => `${shown} of ${count(all, 'way')}: a tap sends the bid`,
    keeps: (cards) => `keeps ${cards}`,
    spends: (cards) => `spends ${cards}`,
    only: 'costs nothing later',
  },
  tab: {
    pairs: 'Pairs',
    stacks: 'Stacks',
    left: (n) => `${n} left`,
    toHire: (n) => `${n} to hire`,
    inReach: (n) => `${n} in reach`,
    toChoose: (n) => `${n} to choose`,
  },
  draft: {
    orUse: 'Or use a character first',
    useFor: 'use for',
    withPair: 'with this pair',
  },
  settled: {
    heading: 'Settled in press order',
    nobody: 'Nobody bid.',
    tie: (value, ahead, behind) =>
      `Two bids of ${value}: ${ahead} is ahead of ${behind} on the press track and wins the bonus.`,
    at: (name, space) => `${name} (space ${space})`,
    nothing: 'takes nothing',
    ifEnded: (before, now) => `if it ended now: ${before} before, ${now} now`,
  },
  hint: (place) => `Hint ${place}`,
};
