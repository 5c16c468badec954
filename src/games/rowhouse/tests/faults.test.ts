/** The laws bite: each planted fault is caught by the law that names it. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { brokenLaws, LAWS, type Subject, tablesOf } from '#kernel/testing';
import { type Rowhouse, rowhouse } from '../index.ts';
import type { RowhouseGame, State } from '../state.ts';
import { subject } from './subject.ts';

const GAMES = 2;

/** The laws that a game breaks at three seats, by number. */
function lawsBrokenBy(changes: Partial<Subject<Rowhouse>>): number[] {
  const faulty: Subject<Rowhouse> = { ...subject, ...changes };
  const broken = brokenLaws(LAWS, faulty, at(tablesOf(faulty, 3), 0), GAMES);
  return [...broken.keys()].map(({ name }) => Number.parseInt(name, 10));
}

const withGame = (changes: Partial<RowhouseGame>) => lawsBrokenBy({ game: { ...rowhouse, ...changes } });

/** Rowhouse with something more happening at each play. */
const withMore = (more: (draft: State, seat: number) => void) =>
  withGame({
    play(draft, seat, action, tools) {
      rowhouse.play(draft, seat, action, tools);
      more(draft, seat);
    },
  });

describe('planted faults', () => {
  it('none: the game itself breaks no law', () => {
    expect(withGame({})).toEqual([]);
  });

  it('a forgotten reveal breaks law 6', () => {
    expect(
      withGame({
        play: (draft, seat, action, tools) => rowhouse.play(draft, seat, action, { ...tools, reveal() {} }),
      }),
    ).toContain(6);
  });

  it('Math.random breaks law 10', () => {
    const broken = withMore((draft) => {
      if (Math.random() > 2) draft.round = 0;
    });
    expect(broken).toEqual([10]);
  });

  it('a look at the clock breaks law 10', () => {
    expect(withGame({ scores: (state) => (Date.now() > 0 ? rowhouse.scores(state) : []) })).toEqual([10]);
  });

  it('a lost tile breaks law 1', () => {
    expect(withMore((draft) => void draft.bag.pop())).toContain(1);
  });

  it('a score that does not add up breaks law 1', () => {
    const scores = (state: State) =>
      rowhouse.scores(state).map((score) => ({ ...score, total: score.total + 1 }));
    expect(withGame({ scores })).toEqual([1]);
  });

  it('a projection that does not end with the final score breaks law 1', () => {
    const ifEnded: RowhouseGame['ifEnded'] = (view) =>
      rowhouse.ifEnded(view).map((one) => ({ ...one, total: one.total + 1, atEnd: { bonus: 1 } }));
    expect(withGame({ ifEnded })).toEqual([1]);
  });

  it('a first-come flag in a lane breaks law 7', () => {
    const broken = withMore((draft, seat) => {
      const picked = draft.houses.filter(({ pick }) => pick !== null).length;
      if (picked === 1) at(draft.houses, seat).bonus += 1;
    });
    expect(broken).toContain(7);
  });

  it('a choice without answers breaks law 4', () => {
    const broken = withGame({
      legalActions: (state, seat) =>
        rowhouse.legalActions(state, seat).filter((action) => !('trade' in action) || state.round < 3),
    });
    expect(broken).toContain(4);
  });

  it('answers in an unstable order break law 4', () => {
    let calls = 0;
    const broken = withGame({
      legalActions(state, seat) {
        calls += 1;
        const list = rowhouse.legalActions(state, seat);
        return calls % 2 === 0 ? list : list.toReversed();
      },
    });
    expect(broken).toContain(4);
  });

  it('an answer found that is not listed breaks law 4', () => {
    const findLegal: NonNullable<RowhouseGame['findLegal']> = (_state, _seat, attempt) =>
      typeof attempt === 'object' && attempt !== null && 'storey' in attempt ? { storey: 0 } : undefined;
    expect(withGame({ findLegal })).toContain(4);
  });

  it('a Map in the state breaks law 3', () => {
    const setup: RowhouseGame['setup'] = (options, seats, tools) =>
      Object.assign(rowhouse.setup(options, seats, tools), { memory: new Map() });
    expect(withGame({ setup })).toContain(3);
  });

  it('a changed input breaks law 2', () => {
    const view: RowhouseGame['view'] = (state, viewer) => {
      if (!Object.isFrozen(state.bag)) state.bag.reverse();
      return rowhouse.view(state, viewer);
    };
    expect(withGame({ view })).toContain(2);
  });

  it('a view with one card too many breaks law 9, even where imagine believes it', () => {
    const view: RowhouseGame['view'] = (state, viewer) =>
      Object.assign(rowhouse.view(state, viewer), { leak: state.houses[0]?.hand[0] ?? null });
    expect(withGame({ view })).toContain(9);

    const imagine: RowhouseGame['imagine'] = (seen, rng) => {
      const state = rowhouse.imagine(seen, rng);
      const { leak } = seen as typeof seen & { leak: number | null };
      if (leak === null) return state;
      const holders = [state.bag, ...state.houses.map(({ hand }) => hand)];
      const holder = holders.find((tiles) => tiles.includes(leak));
      const hand = at(state.houses, 0).hand;
      if (holder) {
        holder[holder.indexOf(leak)] = at(hand, 0);
        hand[0] = leak;
      }
      return state;
    };
    const subtle = withGame({ view, imagine });
    expect(subtle).toContain(9);
    expect(subtle).not.toContain(10);
  });

  it('an event that names a hidden card breaks law 9', () => {
    expect(withGame({ viewEvent: (event) => event })).toContain(9);
  });

  it('a refusal that tells of another hand breaks law 9', () => {
    const whyNot: RowhouseGame['whyNot'] = (state, seat, attempt) =>
      at(state.houses, (seat + 1) % 3).hand.includes(0)
        ? { rule: 'R3.1', code: 'notInHand' }
        : rowhouse.whyNot(state, seat, attempt);
    expect(withGame({ whyNot })).toContain(9);
  });

  it('an imagined state with a changed house breaks law 5', () => {
    const imagine: RowhouseGame['imagine'] = (seen, rng) => ({ ...rowhouse.imagine(seen, rng), round: 1 });
    expect(withGame({ imagine })).toContain(5);
  });

  it('a missing sentence breaks law 8', () => {
    const mute = { ...subject.words.de, event: () => '' };
    expect(lawsBrokenBy({ words: { ...subject.words, de: mute } })).toEqual([8]);
  });

  it('a version without a stored position breaks law 11', () => {
    expect(lawsBrokenBy({ stored: subject.stored.slice(1) })).toEqual([11]);
  });

  it('a migration that forgets something breaks law 11', () => {
    expect(withGame({ migrations: [(old: State) => ({ ...old, bag: [] })] })).toContain(11);
  });

  it('a sample that is not legal breaks law 12', () => {
    expect(lawsBrokenBy({ heuristics: { ...subject.heuristics, sample: () => ({ tile: 99 }) } })).toEqual([
      12,
    ]);
  });
});
