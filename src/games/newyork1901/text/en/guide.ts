/** Notes and doubts of the coach in New York 1901, in English. */
import { betterBuild, challengeNamed, lotBeside, streetToLead } from '../doubts.ts';
import type { NewYorkGuideText } from '../guideText.ts';
import { openedBy } from '../naming.ts';
import { capital } from '../text.ts';
import { names } from './names.ts';

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

export const guide: NewYorkGuideText = {
  notes: {
    end: 'The end is near: this is your last turn. Count the streets before you choose.',
    start: 'Your first building stands here. Land beside it is best: later one tile can cover it all.',
    goOn: 'Build now, or end the turn and keep the lot for a bigger tile.',
    streets: 'Three streets count at the end, 5 points each. Lots beside them are worth more.',
    challenge: ({ challenge }) =>
      `A challenge is in play: ${challengeNamed(challenge)}. Its card says what it pays.`,
    rival: ({ name }) => `${name} took the lot beside yours. Free land does not wait.`,
    lastWorker: 'Your last free worker. After it you must build before you can take another card.',
    noWorker: 'No free worker: build now. Over several lots, several come home.',
    leftOver: 'What is left of that lot is still yours: your mark is on the ground.',
    silver: 'Silver is open. You may also tear down bronze and build silver there.',
    falls: 'A red number: your building there falls. Its points stay.',
    guarded: 'A lot was left empty, so one of your workers went back to hold it.',
    boom: 'Construction Boom would let you build again now. It works once a game.',
    grab: 'Land Grab would take a second lot now, also beside yours. It works once a game.',
    shift: 'Nothing beside your land? Market Shift swaps all four cards first.',
    gold: 'Gold is open. Gold never falls, so use large pieces of land for it.',
    legendary: ({ name }) => `${name} has a legendary tower. Of those left you may still build one.`,
    tie: ({ street }) =>
      `On ${names.street(Number(street))} you are level, and a tie gives nothing. One more building there is worth 5.`,
    nearEnd: ({ name, tiles }) => `${name} has ${tiles} tiles left. At four, the others have one more turn.`,
    score: 'Streets decide close games: 5 points each, nothing in a tie.',
  },
  better: {
    street(doubted) {
      const street = streetToLead(doubted);
      return street === undefined
        ? undefined
        : `Another answer gives you the lead on ${names.street(street)}.`;
    },
    now(doubted) {
      const better = betterBuild(doubted);
      if (!better) return undefined;
      const tile = names.theTile(better.tile);
      if (better.than === 'waiting')
        return `${doubted.name(better.rival)} can build gold as well: ${tile} may be gone next turn.`;
      if (better.than === 'stop') return `You could still build ${tile}: ${points(better.points)}.`;
      return `You could build ${tile} instead: ${points(better.points)} more.`;
    },
    land(doubted) {
      const lot = lotBeside(doubted);
      return lot === undefined
        ? undefined
        : `${capital(names.lot(lot))} touches your land; this one stands alone.`;
    },
    opens: ({ fact: { technology } }) =>
      `Another answer opens ${openedBy(technology) === 'silver' ? 'silver' : 'gold'} now.`,
  },
  worse: {
    workers: ({ fact: { free } }) =>
      free === 0 ? 'Then you have no free worker and little to build.' : undefined,
    spends: ({ fact }) => `Unplayed, the card is worth ${points(fact.points)}. It brings little now.`,
  },
};
