/** The laws every game must keep. Each checks every action of random games and throws if it is broken. */
import {
  apply,
  at,
  clone,
  fromStored,
  type Game,
  type GameTypes,
  keyOf,
  type Position,
  Rng,
  type Score,
  type Seat,
  start,
  sumOfParts,
} from '../index.ts';
import { guarded } from './guard.ts';
import { assertPlain, assertSame } from './plainData.ts';
import { assertProjections } from './projections.ts';
import { range, type Table, type Visit, viewersOf } from './randomGames.ts';
import { secrets, undoRevealsNothing } from './secrets.ts';
import type { Subject } from './subject.ts';
import { hasWords } from './wordsLaw.ts';

/** One law, and how costly it is to check. */
export interface Law {
  readonly name: string;
  /** Heavy laws check a quarter of the games; 'once' is for laws about the game as a whole. */
  readonly weight: 'light' | 'heavy' | 'once';
  /** Prepares to check the actions at one table; 'once' laws do their whole check here. */
  begin<G extends GameTypes>(subject: Subject<G>, table: Table<G>): Visit<G>;
}

/** All laws; their numbers are used in docs and tests. */
export const LAWS: readonly Law[] = [
  { name: '1 ends, adds up, and keeps the laws of its components', weight: 'light', begin: ends },
  { name: '2 gives the same result twice, and leaves its input alone', weight: 'light', begin: sameTwice },
  { name: '3 is plain data', weight: 'heavy', begin: plainData },
  {
    name: '4 lists each answer once, in a fixed order, for seats with a decision only, and finds no other',
    weight: 'light',
    begin: answers,
  },
  { name: '5 imagines states that look the same to the viewer', weight: 'heavy', begin: imagining },
  { name: '6 reveals nothing by an action that can be undone', weight: 'heavy', begin: undoRevealsNothing },
  {
    name: '7 gives the same result whoever answers first, when several seats may',
    weight: 'heavy',
    begin: anyOrder,
  },
  { name: '8 has words for everything in every language', weight: 'heavy', begin: hasWords },
  { name: '9 keeps its secrets', weight: 'heavy', begin: secrets },
  { name: '10 uses no chance, clock or timer of its own', weight: 'heavy', begin: noChanceOfItsOwn },
  { name: '11 migrates stored positions of every version', weight: 'once', begin: migrates },
  { name: '12 samples only legal answers, and any of them', weight: 'heavy', begin: samples },
];

function ends<G extends GameTypes>({ game }: Subject<G>, table: Table<G>): Visit<G> {
  return ({ after: { position } }) => {
    const { state } = position;
    game.check(state);
    const over = game.decisions(state).length === 0;
    const outcome = game.outcome(state);
    if (over !== (outcome !== undefined)) throw new Error('an outcome, exactly when no decision is open');
    if (outcome)
      assertSame(
        outcome.ranking.flat().sort(byNumber),
        range(0, table.seats + game.automata(state).length - 1),
        'every seat and every automaton is ranked once',
      );
    const scores = [...game.scores(state), ...game.automata(state).map(({ score }) => score)];
    for (const { parts, total } of scores) {
      const sum = sumOfParts(parts);
      if (sum !== total) throw new Error(`score parts add up to ${sum}, not ${total}`);
    }
    assertProjections(game, state, scores, over ? viewersOf(table.seats) : ['spectator']);
  };
}

function sameTwice<G extends GameTypes>({ game }: Subject<G>): Visit<G> {
  return ({ before, seat, after }) => {
    const { state } = before;
    if (!Object.isFrozen(state)) throw new Error('the rules could change what they were given');
    assertSame(apply(game, before, seat, after.play.action), after, 'played twice');
    const draft = clone(state);
    game.ifEnded(game.view(draft, seat));
    game.legalActions(draft, seat);
    game.scores(draft);
    game.automata(draft);
    game.decisions(draft);
    assertSame(draft, state, 'queries change nothing');
  };
}

function plainData<G extends GameTypes>({ game }: Subject<G>): Visit<G> {
  return ({ before, seat, after }) => {
    assertPlain(before.state, 'state');
    assertPlain(after.position.state, 'state');
    assertPlain(after.play.action, 'action');
    assertPlain(after.events, 'events');
    assertPlain(game.view(before.state, seat), 'view');
    assertPlain(game.decisions(before.state), 'decisions');
    assertPlain(game.automata(before.state), 'automata');
    assertPlain(game.ifEnded(game.view(before.state, seat)), 'projections');
  };
}

function answers<G extends GameTypes>({ game }: Subject<G>, table: Table<G>): Visit<G> {
  let earlier: readonly G['action'][] = [];
  const look = (state: G['state']) => {
    const open = game.decisions(state).map((decision) => decision.seat);
    if (new Set(open).size !== open.length) throw new Error('a seat has two decisions');
    if (game.turn(state) !== open[0]) throw new Error('the turn is not that of the first decision');
    for (const seat of range(0, table.seats - 1)) {
      const list = game.legalActions(state, seat);
      assertSame(game.legalActions(clone(state), seat), list, 'the order of answers');
      if (new Set(list.map(keyOf)).size !== list.length) throw new Error('an answer is listed twice');
      if (list.length > 0 !== open.includes(seat)) throw new Error(`seat ${seat} has ${list.length} answers`);
      assertFound(game, state, seat, list, earlier);
      if (list.length > 0) earlier = list;
    }
  };
  for (const seed of SEEDS) look(start(game, table.options, table.seats, seed).position.state);
  // What comes of an action, so that a dead end is seen before somebody has to answer in it.
  return ({ after }) => look(after.position.state);
}

/** What is found without a list stands in the list, beside others; the answers to another question serve as attempts too. */
function assertFound<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  list: readonly G['action'][],
  others: readonly G['action'][],
): void {
  if (!game.findLegal) return;
  const legal = new Set(list.map(keyOf));
  for (const attempt of [...list, ...others, {}, null]) {
    const found = game.findLegal(state, seat, clone(attempt));
    if (found === undefined) continue;
    assertSame(found, attempt, 'an answer found without a list');
    if (list.length < 2 || !legal.has(keyOf(found)))
      throw new Error('an answer was found that is not listed');
  }
}

function imagining<G extends GameTypes>({ game }: Subject<G>, table: Table<G>): Visit<G> {
  const rng = lawRng();
  return ({ before: { state } }) => {
    for (const viewer of viewersOf(table.seats)) {
      const seen = game.view(state, viewer);
      if (game.isOpen)
        assertSame(
          { ...(seen as object), viewer: 0 },
          game.view(state, 0),
          'nothing is hidden, yet views differ',
        );
      const imagined = game.imagine(seen, rng);
      game.check(imagined);
      assertSame(game.view(imagined, viewer), seen, `what ${viewer} sees`);
      if (viewer === 'spectator') continue;
      assertSame(
        game.legalActions(imagined, viewer),
        game.legalActions(state, viewer),
        `answers of seat ${viewer}`,
      );
    }
  };
}

function anyOrder<G extends GameTypes>({ game }: Subject<G>): Visit<G> {
  return ({ before }) => {
    const open = game.decisions(before.state).map((decision) => decision.seat);
    if (open.length < 2) return;
    const [one, two] = [at(open, 0), at(open, open.length - 1)];
    const answer = (from: Position<G>, seat: Seat) =>
      apply(game, from, seat, at(game.legalActions(before.state, seat), 0)).position;
    assertSame(answer(answer(before, one), two), answer(answer(before, two), one), 'in either order');
  };
}

function noChanceOfItsOwn<G extends GameTypes>({ game }: Subject<G>, table: Table<G>): Visit<G> {
  const isolated = guarded(game);
  const rng = lawRng();
  for (const seed of SEEDS) start(isolated, table.options, table.seats, seed);
  return ({ before, seat, after }) => {
    const { state } = before;
    apply(isolated, before, seat, after.play.action);
    isolated.decisions(state);
    isolated.imagine(isolated.view(state, seat), rng);
    isolated.whyNot(state, seat, null);
    for (const event of after.events) isolated.viewEvent(event, seat);
    isolated.scores(state);
    isolated.automata(state);
    isolated.ifEnded(isolated.view(state, seat));
    isolated.check(state);
  };
}

/** Older versions may be kept with the values of their time; the current one must be there with today's. */
function migrates<G extends GameTypes>(
  { game, stored, formerStored = [] }: Subject<G>,
  { longest }: Table<G>,
): Visit<G> {
  const versionsOf = (entries: readonly unknown[]) =>
    entries.map((entry) => (entry as { version?: number }).version);
  const now = versionsOf(stored);
  const ever = [...now, ...versionsOf(formerStored)];
  for (const version of range(0, game.migrations.length)) {
    const known = version === game.migrations.length ? now : ever;
    if (!known.includes(version)) throw new Error(`no stored position of version ${version}`);
  }
  for (const entry of stored) playStored(game, entry, longest);
  return () => {};
}

/** Plays a stored position to the end with random answers. */
export function playStored<G extends GameTypes>(game: Game<G>, entry: unknown, longest: number): void {
  const rng = lawRng();
  let position = fromStored(game, entry);
  game.check(position.state);
  for (let n = 0, open = game.decisions(position.state); open.length > 0; n++) {
    if (n === longest) throw new Error('a stored position never ends');
    const { seat } = at(open, 0);
    position = apply(game, position, seat, rng.pick(game.legalActions(position.state, seat))).position;
    open = game.decisions(position.state);
  }
}

function samples<G extends GameTypes>({ game, heuristics }: Subject<G>): Visit<G> {
  const rng = lawRng();
  return ({ before: { state }, seat }) => {
    const legal = new Set(game.legalActions(state, seat).map(keyOf));
    const drawn = new Set(range(1, 5).map(() => keyOf(heuristics.sample(state, seat, rng))));
    for (const key of drawn) if (!legal.has(key)) throw new Error(`sampled ${key}, which is not legal`);
    if (legal.size > 3) return;
    for (let n = 0; n < MAX_SAMPLES && drawn.size < legal.size; n++)
      drawn.add(keyOf(heuristics.sample(state, seat, rng)));
    if (drawn.size < legal.size) throw new Error('an answer never comes up');
  };
}

/** An answer that has not come up after this many samples counts as unreachable; rare ones may be one in hundreds. */
const MAX_SAMPLES = 10_000;

/** Seeds of the deals that are also made without chance, clock and timers. */
const SEEDS = ['0', '7', 'f'].map((digit) => digit.repeat(32));

/** A generator apart from the game's, so that checking does not change the game. */
function lawRng(): Rng {
  return Rng.fromSeed('d'.repeat(32), 'laws');
}

/** The categories that a score has points in. */
export function partsIn(parts: Score['parts']): [part: string, points: number][] {
  return Object.entries(parts).flatMap(([part, points]) => (points === undefined ? [] : [[part, points]]));
}

const byNumber = (one: number, two: number) => one - two;
