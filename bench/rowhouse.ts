/** Rowhouse compared with its two versions on boardgame.io: actions per second, and random playouts. */
import { seedNumber } from '#bots';
import { rowhouse } from '#games/rowhouse';
import { heuristics } from '#games/rowhouse/bot';
import { apply, at, clone, Rng, silentTools } from '#kernel';
import type { Agreement, RecordedGame } from './agreement.ts';
import { type Contestant, DEFAULT_EFFORT, measure, type Rate } from './measure.ts';
import { listed, newCounts, sampled } from './playouts.ts';
import { numberText, type Report, tableText, timesText, verdictOf } from './table.ts';

/** Floors and aims, in multiples of the rate of boardgame.io with its turn flow. */
const GOALS = {
  'in place': { floor: 80, aim: 200 },
  apply: { floor: 5, aim: 10 },
  'sampled playouts': { floor: 300, aim: 1000 },
  'playouts with full lists': { floor: 30, aim: 75 },
};

const HEAD = [
  'what',
  'x boardgame.io',
  'floor',
  'aim',
  'verdict',
  'x its reducer alone',
  'per second',
  "boardgame.io's",
  "its reducer's",
];

/** The rates of boardgame.io with and without its turn flow, and of two ways of ours. */
type Rates = readonly [whole: Rate, alone: Rate, one: Rate, two: Rate];

/** Measures the three versions: ours, boardgame.io's, and its reducer alone. Their agreement must have been checked. */
export function benchRowhouse(whole: Agreement, alone: Agreement): Report {
  const replayed = ratesOf([replayOf(whole), replayOf(alone), ...ourReplays(whole)]);
  const playedOut = ratesOf([playoutsOf(whole), playoutsOf(alone), ...ourPlayouts(whole)]);
  const rows = [
    rowOf('in place', 'actions', replayed[2], replayed),
    rowOf('apply', 'actions', replayed[3], replayed),
    rowOf('sampled playouts', 'games', playedOut[2], playedOut),
    rowOf('playouts with full lists', 'games', playedOut[3], playedOut),
  ];
  return { text: tableText(HEAD, rows), missed: rows.some((row) => row.includes('MISSED')) };
}

function ratesOf(contestants: readonly Contestant[]): Rates {
  const [whole, alone, one, two] = measure(contestants, DEFAULT_EFFORT);
  if (!whole || !alone || !one || !two) throw new Error('nothing measured');
  return [whole, alone, one, two];
}

function rowOf(
  what: keyof typeof GOALS,
  unit: 'actions' | 'games',
  ours: Rate,
  [whole, alone]: Rates,
): string[] {
  const { floor, aim } = GOALS[what];
  const rates = [ours, whole, alone].map((rate) => rate[unit].median);
  const [mine, theirs, reducers] = rates as [number, number, number];
  const value = mine / theirs;
  const verdict = verdictOf({ value, floor, aim });
  const times = [value, floor, aim].map(timesText);
  return [what, ...times, verdict, timesText(mine / reducers), ...rates.map(numberText)];
}

/** Replays the recorded games with the peer: all contestants use the same choices and draws. */
function replayOf({ peer, draws, games }: Agreement): Contestant {
  return replaying(games, ({ from, peerFrom, peerActions }) => {
    draws.rng = new Rng(from.rng);
    let state = peerFrom;
    for (const action of peerActions) state = peer.play(state, action);
  });
}

/** Replays the recorded games with ours: in place, and through `apply`. */
function ourReplays({ games }: Agreement): Contestant[] {
  return [
    replaying(games, ({ from, plays }) => {
      const draft = clone(from.state);
      const tools = silentTools(new Rng(from.rng));
      for (const { seat, action } of plays) rowhouse.play(draft, seat, action, tools);
    }),
    replaying(games, ({ from, plays }) => {
      let position = from;
      for (const { seat, action } of plays) position = apply(rowhouse, position, seat, action).position;
    }),
  ];
}

function replaying(games: readonly RecordedGame[], replay: (game: RecordedGame) => void): Contestant {
  let next = 0;
  return () => {
    const game = at(games, next);
    next = (next + 1) % games.length;
    replay(game);
    return { actions: game.plays.length, games: 1 };
  };
}

/** Random playouts with ours from the starting positions of the recorded games: sampled, and from full lists. */
function ourPlayouts({ games }: Agreement): Contestant[] {
  const from = games.map((game) => game.from);
  return [sampled(rowhouse, heuristics, from, newCounts()), listed(rowhouse, from, newCounts())];
}

/** Random playouts with the peer from the same positions. */
function playoutsOf({ peer, draws, games }: Agreement): Contestant {
  const rng = Rng.fromSeed(seedNumber(1), 'peer');
  draws.rng = rng;
  let next = 0;
  return () => {
    let state = at(games, next).peerFrom;
    next = (next + 1) % games.length;
    let actions = 0;
    for (let [seat] = peer.open(state); seat !== undefined; [seat] = peer.open(state)) {
      state = peer.play(state, peer.actionOf(rng.pick(peer.legal(state, seat)), seat));
      actions += 1;
    }
    peer.scores(state);
    return { actions, games: 1 };
  };
}
