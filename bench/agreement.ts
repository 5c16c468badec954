/** Checks, before anything is measured, that Rowhouse and its version on boardgame.io play the same game. */
import { seedNumber } from '#bots';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { apply, at, type Play, type Position, Rng, start } from '#kernel';
import { loadPeer, type Peer, type PeerAction, type PeerName, type PeerState } from './peer.ts';

const SEATS = [2, 3, 4];
const GAMES = 24;

/** One game as both versions played it. */
export interface RecordedGame {
  readonly seats: number;
  readonly from: Position<Rowhouse>;
  readonly plays: readonly Play<Rowhouse>[];
  readonly peerFrom: PeerState;
  readonly peerActions: readonly PeerAction[];
}

/** The peer, the generator for its draws, and the games on which both versions agree. */
export interface Agreement {
  readonly peer: Peer;
  readonly draws: { rng: Rng };
  readonly games: readonly RecordedGame[];
  /** Positions compared. */
  readonly positions: number;
}

/** Plays the same random games in both versions; throws at the first difference. */
export async function agree(name: PeerName): Promise<Agreement> {
  const draws = { rng: Rng.fromSeed(seedNumber(0)) };
  const peer = await loadPeer(name, (n) => draws.rng.below(n));
  const games = SEATS.flatMap((seats) =>
    Array.from({ length: GAMES }, (_, n) => {
      const seed = seedNumber(1000 * seats + n);
      draws.rng = Rng.fromSeed(seed);
      return playBoth(name, peer, seats, seed);
    }),
  );
  const positions = games.reduce((sum, { plays }) => sum + plays.length + 1, 0);
  return { peer, draws, games, positions };
}

function playBoth(name: PeerName, peer: Peer, seats: number, seed: string): RecordedGame {
  const choices = Rng.fromSeed(seed, 'choices');
  const from = start(rowhouse, {}, seats, seed).position;
  const peerFrom = peer.start(seats);
  const plays: Play<Rowhouse>[] = [];
  const peerActions: PeerAction[] = [];
  let position = from;
  let peerState = peerFrom;
  for (;;) {
    const where = `${name}.js, seats ${seats}, seed ${seed}, after ${plays.length} plays`;
    const open = compare(peer, position, peerState, where);
    if (open.length === 0) return { seats, from, plays, peerFrom, peerActions };
    const seat = choices.pick(open);
    const legal = rowhouse.legalActions(position.state, seat);
    const action = choices.pick(legal);
    // Both list the same answers in the same order; compare() has checked that.
    const peerAction = peer.actionOf(at(peer.legal(peerState, seat), legal.indexOf(action)), seat);
    position = apply(rowhouse, position, seat, action).position;
    peerState = peer.play(peerState, peerAction);
    if (peer.refused(peerState)) throw new Error(`boardgame.io refuses a legal answer: ${where}`);
    plays.push({ seat, action });
    peerActions.push(peerAction);
  }
}

/** Compares the deciding seats, answers and scores of both versions; returns the deciding seats. */
function compare(peer: Peer, { state }: Position<Rowhouse>, peerState: PeerState, where: string): number[] {
  const open = rowhouse.decisions(state).map(({ seat }) => seat);
  mustEqual('seats to act', open, peer.open(peerState), where);
  for (let seat = 0; seat < state.houses.length; seat++) {
    const ours = rowhouse.legalActions(state, seat);
    const theirs = peer.legal(peerState, seat);
    mustEqual('number of answers', ours.length, theirs.length, where);
    mustEqual(
      'answers',
      ours.map(Object.values),
      theirs.map(({ args }) => args),
      where,
    );
  }
  const totals = rowhouse.scores(state).map(({ total }) => total);
  mustEqual('scores', totals, peer.scores(peerState), where);
  return open;
}

function mustEqual(what: string, ours: unknown, theirs: unknown, where: string): void {
  const [one, two] = [ours, theirs].map((value) => JSON.stringify(value));
  if (one !== two) throw new Error(`the versions differ in ${what}: ${one} and ${two}; ${where}`);
}
