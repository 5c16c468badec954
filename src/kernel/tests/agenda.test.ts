import { describe, expect, it } from 'vitest';
import { type Agenda, copyAgenda, flow, Rng, type Seat, together } from '#kernel';
import { scene } from '#kernel/testing';

type Step =
  | { step: 'say'; word: string }
  | { step: 'ask'; seat: Seat }
  | { step: 'chain' }
  | { step: 'all' }
  | { step: 'nest' }
  | { step: 'loop' }
  | { step: 'draw' }
  | { step: 'nod'; seat: Seat };
type Answers = { ask: { again: boolean }; nod: 'yes' };
type State = { agenda: Agenda<Step>; heard: string[] };

const rules = flow<State, Step, Answers, { did: 'said'; word: string }, 'never'>(['chain', 'draw'], {
  say: {
    run(draft, { word }, { emit }) {
      draft.heard.push(word);
      emit({ did: 'said', word });
    },
  },
  ask: {
    legal: () => [{ again: true }, { again: false }],
    find: (_state, { seat }, attempt) => (attempt === 'first' ? { again: seat === 1 } : undefined),
    play(draft, { seat }, { again }, { next }) {
      draft.heard.push(`${seat}${again ? '+' : '-'}`);
      if (again) next({ step: 'say', word: `lane ${seat}` }, { step: 'ask', seat });
    },
    whyNot: (_state, _step, attempt) => (attempt === 'never' ? { rule: 'R1', code: 'never' } : undefined),
  },
  chain: {
    run(_draft, _step, { next }) {
      next({ step: 'say', word: 'one' }, { step: 'say', word: 'two' }, { step: 'ask', seat: 1 });
    },
  },
  all: {
    run(_draft, _step, { next }) {
      next(
        together<Step>(
          [{ step: 'ask', seat: 0 }],
          [
            { step: 'say', word: 'first' },
            { step: 'ask', seat: 1 },
          ],
          [],
        ),
      );
      next({ step: 'say', word: 'before the lanes' });
    },
  },
  nest: {
    run(_draft, _step, { next }) {
      next(together<Step>([{ step: 'all' }]));
    },
  },
  loop: {
    run(_draft, _step, { next }) {
      next({ step: 'loop' });
    },
  },
  draw: {
    run(draft, _step, { rng, reveal }) {
      draft.heard.push(`${rng.next()}`);
      reveal('others');
    },
  },
  nod: {
    legal: () => ['yes'],
    play(draft, { seat }) {
      draft.heard.push(`${seat} nods`);
    },
  },
});

const state = (...agenda: Agenda<Step>): State => ({ agenda, heard: [] });

describe('agenda', () => {
  it('runs steps in the order written and stops at a choice', () => {
    const {
      state: after,
      asked,
      events,
    } = scene(rules, state({ step: 'say', word: 'last' }, { step: 'chain' }));
    expect(after.heard).toEqual(['one', 'two']);
    expect(events.length).toBe(2);
    expect(asked()).toEqual([{ seat: 1, prompt: { step: 'ask', seat: 1 } }]);
  });

  it('continues after an answer, and is empty at the end', () => {
    const {
      state: after,
      answer,
      asked,
    } = scene(rules, state({ step: 'say', word: 'last' }, { step: 'chain' }));
    answer(1, { again: true });
    answer(1, { again: false });
    expect(after.heard).toEqual(['one', 'two', '1+', 'lane 1', '1-', 'last']);
    expect(asked()).toEqual([]);
    expect(after.agenda).toEqual([]);
  });

  it('lets seats answer at the same time, each in its lane, in any order', () => {
    const {
      state: after,
      answer,
      asked,
      may,
    } = scene(rules, state({ step: 'say', word: 'end' }, { step: 'all' }));
    expect(after.heard).toEqual(['before the lanes', 'first']);
    expect(asked().map(({ seat }) => seat)).toEqual([0, 1]);
    expect(rules.turn(after)).toBe(0);
    answer(1, { again: true });
    answer(0, { again: false });
    expect(rules.turn(after)).toBe(1);
    expect(may(0)).toEqual([]);
    expect(asked().map(({ seat }) => seat)).toEqual([1]);
    answer(1, { again: false });
    expect(after.heard.at(-1)).toBe('end');
  });

  it('knows when a turn is over: its lane is empty, or a step between turns has run', () => {
    const ended = (draft: State, seat: Seat, again: boolean): boolean => {
      let ends = false;
      const endTurn = () => {
        ends = true;
      };
      rules.play(draft, seat, { again }, { rng: undefined as never, emit() {}, reveal() {}, endTurn });
      return ends;
    };
    const lanes = scene(rules, state({ step: 'chain' }, { step: 'all' })).state;
    expect(ended(lanes, 0, true)).toBe(false);
    expect(ended(lanes, 0, false)).toBe(true);
    expect(ended(lanes, 1, false)).toBe(true);
    expect(rules.turn(lanes)).toBe(1);
    const line = scene(rules, state({ step: 'chain' }, { step: 'ask', seat: 1 })).state;
    expect(ended(line, 1, true)).toBe(false);
    expect(ended(line, 1, false)).toBe(true);
    expect(rules.turn(line)).toBe(1);
    // Nobody's turn comes after the last one.
    expect(ended(state({ step: 'ask', seat: 0 }), 0, false)).toBe(false);
  });

  it('asks only the seat whose choice it is', () => {
    const { may, whyNot } = scene(rules, state({ step: 'ask', seat: 1 }));
    expect(may(0)).toEqual([]);
    expect(may(1).length).toBe(2);
    expect(whyNot(1, 'never')).toEqual({ rule: 'R1', code: 'never' });
    expect(whyNot(1, 'other')).toBeUndefined();
    expect(whyNot(0, 'never')).toBeUndefined();
  });

  it('finds an answer without listing where a choice can, for the seat whose choice it is', () => {
    const { state: asking } = scene(rules, state({ step: 'ask', seat: 1 }));
    expect(rules.findLegal(asking, 1, 'first')).toEqual({ again: true });
    expect(rules.findLegal(asking, 1, 'second')).toBeUndefined();
    expect(rules.findLegal(asking, 0, 'first')).toBeUndefined();
    expect(rules.findLegal(state({ step: 'nod', seat: 2 }), 2, 'first')).toBeUndefined();
  });

  it('hands the generator and the report of a reveal on to its steps', () => {
    const reveals: unknown[] = [];
    const draft = state({ step: 'draw' }, { step: 'nod', seat: 2 });
    const tools = { rng: new Rng([1, 2, 3, 4]), emit() {}, reveal: (to?: string) => reveals.push(to) };
    rules.play(draft, 2, 'yes', tools);
    expect(draft.heard).toEqual(['2 nods', '7']);
    expect(reveals).toEqual(['others']);
  });

  it('has no reasons where a choice names none, and nothing to say once it is empty', () => {
    const { may, whyNot } = scene(rules, state({ step: 'nod', seat: 2 }));
    expect(may(2)).toEqual(['yes']);
    expect(whyNot(2, 'no')).toBeUndefined();
    const empty = state();
    expect(rules.turn(empty)).toBeUndefined();
    expect(rules.stepFor(empty, 0)).toBeUndefined();
    expect(rules.legalActions(empty, 0)).toEqual([]);
    expect(rules.whyNot(empty, 0, 'no')).toBeUndefined();
  });

  it('reports an endless flow, an unknown step, and a seat without a decision', () => {
    expect(() => scene(rules, state({ step: 'loop' }))).toThrow('never settles');
    expect(() => scene(rules, state({ step: 'sing' } as unknown as Step))).toThrow('no such step: sing');
    expect(() => scene(rules, state({ step: 'nest' }))).toThrow('lanes cannot stand in a lane');
    const { state: asking } = scene(rules, state({ step: 'ask', seat: 1 }));
    const tools = { rng: undefined as never, emit() {}, reveal() {} };
    expect(() => rules.play(asking, 0, { again: false }, tools)).toThrow('seat 0 has no decision');
  });
});

describe('a copy of an agenda', () => {
  it('has the same steps, and takes them off without touching the original', () => {
    const steps = () => [{ step: 'end' }, together([{ step: 'ask' }, { step: 'say' }], [{ step: 'ask' }])];
    const agenda = steps();
    const copy = copyAgenda(agenda);
    expect(copy).toEqual(agenda);
    const [, both] = copy;
    if (both && 'lanes' in both) for (const lane of both.lanes) lane.pop();
    copy.pop();
    expect(agenda).toEqual(steps());
  });
});
