/** The toy game against its second version on boardgame.io: actions per second, and random playouts. */
import { seedNumber } from '#bots';
import { rowhouse } from '#games/rowhouse';
import { brain } from '#games/rowhouse/bot';
import { apply, at, clone, Rng, silently } from '#kernel';
import type { Agreed, Recorded } from './agreement.ts';
import { type Contestant, measure, type Rate, USUAL_EFFORT } from './measure.ts';
import { listed, newSeen, sampled } from './playouts.ts';
import { numberText, type Report, tableText, timesText, verdictOf } from './table.ts';

/** What must and should be reached, in multiples of boardgame.io's rate. */
const GOALS = {
  'in place': { floor: 80, aim: 200 },
  apply: { floor: 5, aim: 10 },
  'sampled playouts': { floor: 300, aim: 1000 },
  'playouts with full lists': { floor: 30, aim: 75 },
};

const HEAD = ['what', 'x boardgame.io', 'floor', 'aim', 'verdict', 'per second', "boardgame.io's per second"];

/** Measures the two versions, which must have been seen to agree. */
export function benchRowhouse(agreed: Agreed): Report {
  const [reducer, inPlace, applied] = measure(replays(agreed), USUAL_EFFORT);
  const [peer, bySample, byList] = measure(playouts(agreed), USUAL_EFFORT);
  if (!reducer || !inPlace || !applied || !peer || !bySample || !byList) throw new Error('nothing measured');
  const rows = [
    rowOf('in place', 'actions', inPlace, reducer),
    rowOf('apply', 'actions', applied, reducer),
    rowOf('sampled playouts', 'games', bySample, peer),
    rowOf('playouts with full lists', 'games', byList, peer),
  ];
  return { text: tableText(HEAD, rows), missed: rows.some((row) => row.includes('MISSED')) };
}

function rowOf(what: keyof typeof GOALS, unit: 'actions' | 'games', ours: Rate, theirs: Rate): string[] {
  const { floor, aim } = GOALS[what];
  const [mine, other] = [ours[unit].median, theirs[unit].median];
  const value = mine / other;
  const verdict = verdictOf({ value, floor, aim });
  return [what, ...[value, floor, aim].map(timesText), verdict, ...[mine, other].map(numberText)];
}

/** The recorded games played again: every contestant takes the same choices and the same draws. */
function replays({ peer, draws, games }: Agreed): Contestant[] {
  return [
    replaying(games, ({ from, peerFrom, peerActions }) => {
      draws.rng = new Rng(from.rng);
      let state = peerFrom;
      for (const action of peerActions) state = peer.play(state, action);
    }),
    replaying(games, ({ from, plays }) => {
      const draft = clone(from.state);
      const tools = silently(new Rng(from.rng));
      for (const { seat, action } of plays) rowhouse.play(draft, seat, action, tools);
    }),
    replaying(games, ({ from, plays }) => {
      let position = from;
      for (const { seat, action } of plays) position = apply(rowhouse, position, seat, action).position;
    }),
  ];
}

function replaying(games: readonly Recorded[], replay: (game: Recorded) => void): Contestant {
  let next = 0;
  return () => {
    const game = at(games, next);
    next = (next + 1) % games.length;
    replay(game);
    return { actions: game.plays.length, games: 1 };
  };
}

/** Random playouts from the beginnings of the recorded games. */
function playouts(agreed: Agreed): Contestant[] {
  const from = agreed.games.map((game) => game.from);
  return [peerPlayouts(agreed), sampled(rowhouse, brain, from, newSeen()), listed(rowhouse, from, newSeen())];
}

function peerPlayouts({ peer, draws, games }: Agreed): Contestant {
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
