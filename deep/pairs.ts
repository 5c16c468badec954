/** Pairs of positions that differ only in what one viewer may not know, and the commands sent to both tables. */
import { playMatch, random, seedNumber } from '#bots';
import {
  type Applied,
  apply,
  at,
  clone,
  type Game,
  type Position,
  Refused,
  Rng,
  replay,
  type Seat,
  same,
  type Viewer,
} from '#kernel';
import type { Subject } from '#kernel/testing';
import type { Command } from '#table';
import { mutated } from './mutated.ts';

/** One command for both tables, of a seat's human or a spectator. */
export interface Said {
  readonly by: Viewer;
  readonly command: Command;
}

export interface Pair {
  readonly id: string;
  readonly game: Game;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Record<string, unknown>;
  /** The real position, and one that could be real as far as the viewer knows. */
  readonly positions: readonly [Position, Position];
  readonly script: readonly Said[];
}

/** Answers that mean nothing. */
const JUNK: readonly unknown[] = [null, 0, -1, '', 'pass', true, [], [[]], {}, { seat: 0 }, { skip: 'no' }];

/** Wrong commands at each moment, and plays one after the other, at most. */
const COMMANDS = 14;
const PLAYS = 8;

/** Pairs of one game: from every seat count's random games, for each viewer in turn. */
export function pairsOf(subject: Subject, count: number, seed: string): Pair[] {
  const { game, optionSets = [{}] } = subject;
  const rng = Rng.fromSeed(seed, game.id);
  return Array.from({ length: count }, (_, n) => {
    const { seats, options, position } = somewhere(game, optionSets, rng, n);
    const viewer = rng.pick([
      ...Array.from({ length: seats }, (_, seat): Viewer => seat),
      'spectator' as const,
    ]);
    const twin = { state: twinOf(subject, position.state, viewer, rng), rng: rng.stream(`twin ${n}`).state };
    const positions = [position, twin] as const;
    return {
      id: `${game.id.slice(0, 8)}${n.toString(36).padStart(4, '0')}`,
      game,
      viewer,
      seats,
      options,
      positions,
      script: scriptOf(game, viewer, seats, positions, rng),
    };
  });
}

/** Some moment of a random game. */
function somewhere(game: Game, optionSets: readonly object[], rng: Rng, n: number) {
  for (let tries = 0; ; tries++) {
    const low = Math.max(game.seats.min, 2);
    const seats = low + rng.below(game.seats.max - low + 1);
    try {
      const bots = Array.from({ length: seats }, () => random());
      const { record } = playMatch(game, bots, rng.pick(optionSets), seedNumber(1000 * n + tries));
      const { position } = replay(game, record, rng.below(record.plays.length));
      return { seats, options: record.options, position };
    } catch (error) {
      if (!(error instanceof Refused) || tries > 50) throw error;
    }
  }
}

/** Imagined by the game, or dealt anew by its tests. */
function twinOf({ game, scramble }: Subject, state: unknown, viewer: Viewer, rng: Rng): unknown {
  if (rng.below(3) === 0) return game.imagine(game.view(state, viewer), rng);
  const draft = clone(state);
  scramble(draft, viewer, rng);
  return draft;
}

/** Wrong commands of the viewer, and between them answers after which both tables still look alike to it. */
function scriptOf(
  game: Game,
  viewer: Viewer,
  seats: number,
  [one, two]: readonly [Position, Position],
  rng: Rng,
): Said[] {
  const answered = Array.from({ length: seats }, () => 0);
  const said: Said[] = [{ by: viewer, command: { do: 'takeBack' } }];
  const play = (seat: Seat, action: unknown) => {
    said.push({ by: seat, command: { do: 'play', answered: at(answered, seat), action } });
    answered[seat] = at(answered, seat) + 1;
  };
  // T9 Whoever is asked something else after the step back has one question more behind them.
  const takeBack = (seat: Seat, { state: after }: Position, { state: before }: Position) => {
    said.push({ by: seat, command: { do: 'takeBack' } });
    for (const asked of game.decisions(after))
      if (asked.seat === seat || !game.decisions(before).some((decision) => same(decision, asked)))
        answered[asked.seat] = at(answered, asked.seat) + 1;
  };
  let now: readonly [Position, Position] = [one, two];
  said.push(...wrongCommands(game, viewer, now, answered, rng));
  for (let plays = 0; plays < PLAYS; plays++) {
    const next = alikeAfter(game, viewer, now, rng);
    if (!next) break;
    const { seat, action, applied } = next;
    play(seat, action);
    if (applied.every(({ revealed }) => !revealed) && rng.below(3) === 0) {
      takeBack(seat, applied[0].position, now[0]);
      play(seat, action);
    }
    now = [applied[0].position, applied[1].position];
    said.push(...wrongCommands(game, viewer, now, answered, rng));
  }
  if (viewer === 'spectator') return said;
  return [
    ...said,
    { by: viewer, command: { do: 'propose', request: { kind: 'pause' } } },
    { by: viewer, command: { do: 'decline' } },
  ];
}

/** What the viewer may try in order to find out hidden things: answers of others, of the other table, and nearly its own. */
function wrongCommands(
  game: Game,
  viewer: Viewer,
  positions: readonly [Position, Position],
  answered: readonly number[],
  rng: Rng,
): Said[] {
  const own = viewer === 'spectator' ? [] : game.legalActions(positions[0].state, viewer);
  const others = positions.flatMap(({ state }) =>
    answered.flatMap((_, seat) => (seat === viewer ? [] : game.legalActions(state, seat))),
  );
  const near = Array.from({ length: 2 * COMMANDS }, () =>
    mutated(rng, rng.pick(own.length > 0 ? own : [...others, null])),
  );
  const commands = rng
    .shuffle([...JUNK, ...rng.shuffle([...others]).slice(0, COMMANDS), ...near])
    .filter((command) => !own.some((legal) => same(legal, command)))
    .slice(0, COMMANDS);
  const count = viewer === 'spectator' ? 0 : at(answered, viewer);
  const plays = commands.map(
    (action): Said => ({ by: viewer, command: { do: 'play', answered: count, action } }),
  );
  return [...plays, { by: viewer, command: { do: 'play', answered: count + 1, action: own[0] ?? null } }];
}

/** An answer both tables allow and after which the viewer sees the same at both. */
function alikeAfter(game: Game, viewer: Viewer, [one, two]: readonly [Position, Position], rng: Rng) {
  const open = game.decisions(one.state).map(({ seat }) => seat);
  for (const seat of rng.shuffle([...open])) {
    const answers = rng.shuffle([...game.legalActions(one.state, seat)]).slice(0, 12);
    for (const action of answers) {
      const [here, there] = [tryApply(game, one, seat, action), tryApply(game, two, seat, action)];
      if (!here || !there || game.outcome(here.position.state)) continue;
      if (viewOf(game, here, viewer) !== viewOf(game, there, viewer)) continue;
      const wasChance = here.revealed === 'all' && there.revealed === 'all';
      if (wasChance && !same(seenEvents(game, here, viewer), seenEvents(game, there, viewer))) continue;
      return { seat, action, applied: [here, there] as const };
    }
  }
  return undefined;
}

/**
 * What an answer tells the viewer. Where it revealed something this may differ though the views are the same: two Toms
 * turn up the same two cards in another order. Without that whatever differs must never go over the wire.
 */
function seenEvents(game: Game, { events }: Applied, viewer: Viewer): unknown[] {
  return events.map((event) => game.viewEvent(event, viewer));
}

function tryApply(game: Game, position: Position, seat: Seat, action: unknown): Applied | undefined {
  try {
    return apply(game, position, seat, action);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function viewOf(game: Game, { position }: Applied, viewer: Viewer): string {
  return JSON.stringify(game.view(position.state, viewer));
}
