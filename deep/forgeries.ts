/** Ways to forge a game of the day: each makes of honest games one that must not count. */
import { seedNumber } from '#bots';
import type { Title } from '#games';
import { apply, at, type Play, type Rng, start } from '#kernel';
import { type DailyGame, dailyPlan } from '#table';
import type { HandedIn } from '../src/server/daily/checkEntry.ts';
import { honestGame } from '../src/server/daily/testing/honestGame.ts';

/** A game as it is sent: by whom, and to which deal. */
export interface Handed extends HandedIn {
  readonly game: DailyGame;
  readonly day: string;
  readonly id: string;
  /** Left out where nobody is signed in. */
  readonly token?: string;
}

interface Workshop {
  readonly title: Title;
  /** An honest game of today, or of so many days back. */
  readonly honest: (back?: number) => Handed;
  readonly rng: Rng;
  /** Hands in something honest first. */
  readonly handIn: (handed: Handed) => Promise<void>;
  /** Attempt and session of somebody else. */
  readonly accomplice: Pick<Handed, 'id' | 'token'>;
}

export interface Forgery {
  readonly name: string;
  /** Where it can be done in one game alone. */
  readonly game?: DailyGame;
  readonly forge: (workshop: Workshop) => Handed | Promise<Handed>;
}

type Plays = Handed['record']['plays'];

const withPlays = (handed: Handed, plays: Plays): Handed => ({
  ...handed,
  record: { ...handed.record, plays },
});

const better = (handed: Handed): Handed => ({
  ...handed,
  scores: handed.scores.with(0, at(handed.scores, 0) + 5),
});

/** The same day in the future. */
const laterBy = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** The game up to one of the person's decisions with a choice, and the answers there. */
function decisionIn({ game }: Title, { record }: Handed, rng: Rng) {
  const { options, seats } = dailyPlan(game);
  let { position } = start(game, options, seats.length, record.seed);
  const choices: { number: number; legal: readonly unknown[] }[] = [];
  for (const [number, { seat, action }] of record.plays.entries()) {
    const legal = game.legalActions(position.state, seat);
    if (seat === 0 && legal.length > 1) choices.push({ number, legal });
    ({ position } = apply(game, position, seat, action));
  }
  return rng.pick(choices);
}

function answered(plays: Plays, number: number, action: unknown): Play[] {
  return plays.with(number, { ...at(plays, number), action });
}

export const FORGERIES: readonly Forgery[] = [
  { name: 'more points', forge: ({ honest }) => better(honest()) },
  {
    name: 'a beaten rival',
    game: 'newyork1901',
    forge: ({ honest }) => ({ ...honest(), scores: [99, 1] }),
  },
  {
    name: 'another answer, and what it might have brought',
    forge({ honest, title, rng }) {
      const handed = honest();
      const { number, legal } = decisionIn(title, handed, rng);
      return better(withPlays(handed, answered(handed.record.plays, number, rng.pick(legal))));
    },
  },
  {
    name: 'an impossible answer',
    forge({ honest, title, rng }) {
      const handed = honest();
      const { number } = decisionIn(title, handed, rng);
      return withPlays(handed, answered(handed.record.plays, number, { storey: 'roof' }));
    },
  },
  {
    name: 'an answer of somebody without a seat',
    forge({ honest }) {
      const handed = honest();
      return withPlays(handed, [{ seat: 9, action: null }, ...handed.record.plays]);
    },
  },
  {
    name: 'another seed',
    forge({ honest, title, rng }) {
      const handed = honest();
      const { game, seed, box = '' } = handed.record;
      const easier = seedNumber(rng.below(1_000_000));
      return {
        ...handed,
        ...honestGame(title, { day: 0, game, seed: easier === seed ? seedNumber(0) : easier, box }, rng),
      };
    },
  },
  {
    name: 'another seed under the name of the right one',
    forge({ honest, title, rng }) {
      const handed = honest();
      const { game, seed, box = '' } = handed.record;
      const other = honestGame(title, { day: 0, game, seed: seedNumber(rng.below(1_000_000)), box }, rng);
      return better({ ...handed, record: { ...other.record, seed }, scores: other.scores });
    },
  },
  {
    name: 'another day',
    forge: ({ honest }) => ({ ...honest(), ...gameOf(honest(1)) }),
  },
  { name: 'too late', forge: ({ honest }) => honest(3) },
  {
    name: 'a day to come',
    forge({ honest }) {
      const handed = honest();
      return { ...handed, day: laterBy(handed.day, 1) };
    },
  },
  {
    name: 'a day without a deal',
    forge({ honest }) {
      const handed = honest();
      return { ...handed, day: laterBy(handed.day, -4) };
    },
  },
  {
    name: 'somebody else’s attempt',
    async forge({ honest, handIn, accomplice }) {
      const handed = honest();
      const theirs = { ...handed, ...accomplice };
      await handIn(theirs);
      return { ...handed, id: theirs.id };
    },
  },
  {
    name: 'a second attempt',
    async forge({ honest, handIn }) {
      const handed = honest();
      await handIn(handed);
      return { ...handed, id: `${handed.id}again` };
    },
  },
  {
    name: 'nobody’s',
    forge({ honest }) {
      const { token: _, ...handed } = honest();
      return handed;
    },
  },
  {
    name: 'broken off',
    forge({ honest, rng }) {
      const handed = honest();
      const { plays } = handed.record;
      return withPlays(handed, plays.slice(0, rng.below(plays.length)));
    },
  },
  {
    name: 'without its beginning',
    forge({ honest }) {
      const handed = honest();
      return withPlays(handed, handed.record.plays.slice(1));
    },
  },
  {
    name: 'beyond its end',
    forge({ honest }) {
      const handed = honest();
      const { plays } = handed.record;
      return withPlays(handed, [...plays, ...plays.slice(-1)]);
    },
  },
  {
    name: 'a careless bot',
    game: 'newyork1901',
    forge({ honest, title, rng }) {
      const handed = honest();
      const { game, seed, box = '' } = handed.record;
      const careless = { ...title, heuristics: { ...title.heuristics, levels: { level4: { worlds: 1 } } } };
      return { ...handed, ...honestGame(careless, { day: 0, game, seed, box }, rng) };
    },
  },
  {
    name: 'one other answer of the bot',
    game: 'newyork1901',
    forge({ honest, rng }) {
      const handed = honest();
      const { plays } = handed.record;
      const bots = plays.flatMap(({ seat }, number) => (seat === 1 ? [number] : []));
      const [one, two] = [rng.pick(bots), rng.pick(bots)];
      const swapped = answered(plays, one, at(plays, two).action);
      return better(withPlays(handed, swapped));
    },
  },
  {
    name: 'other options',
    game: 'newyorkcity',
    forge({ honest }) {
      const handed = honest();
      return { ...handed, record: { ...handed.record, options: { ...handed.record.options, toms: 2 } } };
    },
  },
  {
    name: 'another seat count',
    forge({ honest }) {
      const handed = honest();
      return { ...handed, record: { ...handed.record, seats: handed.record.seats + 1 } };
    },
  },
  {
    name: 'other values',
    forge({ honest }) {
      const handed = honest();
      return { ...handed, record: { ...handed.record, box: '0000000000000000' } };
    },
  },
  {
    name: 'another game’s record',
    game: 'tangramcity',
    forge({ honest }) {
      const handed = honest();
      return { ...handed, game: 'flatiron' };
    },
  },
];

function gameOf({ record, scores }: Handed): HandedIn {
  return { record, scores };
}
