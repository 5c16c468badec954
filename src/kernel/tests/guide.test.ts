import { describe, expect, it } from 'vitest';
import { type GuideText, litBy, type Note, type NoteFacts, noteFor, tellDoubt, tellNote } from '../index.ts';

const facts: NoteFacts = {
  seat: 0,
  view: {},
  prompt: { step: 'place' },
  legal: [1, 2],
  events: [],
  answers: 4,
  staged: [],
  reveals: false,
  outcome: undefined,
};
const note = (id: string, more: Partial<Note> = {}): Note => ({ id, when: () => true, rule: 'R1', ...more });
const name = (seat: number) => `Seat ${seat}`;
const text: GuideText = {
  notes: { plain: 'Look here.', told: ({ who, answers }) => `${who}: ${answers}` },
  better: {},
  worse: {},
};

describe('the note of a moment', () => {
  it('is the first that fits and is new', () => {
    const notes = [note('never', { when: () => false }), note('seen'), note('new'), note('later')];
    expect(noteFor({ notes }, facts, ({ id }) => id === 'seen')?.id).toBe('new');
    expect(noteFor({ notes }, facts, () => true)).toBeUndefined();
  });

  it('lights what follows from the facts', () => {
    expect(litBy(note('plain'), facts)).toEqual([]);
    expect(litBy(note('plain', { lit: ['a'] }), facts)).toEqual(['a']);
    expect(litBy(note('plain', { lit: ({ answers }) => [`part:${answers}`] }), facts)).toEqual(['part:4']);
  });

  it('has names and numbers in its line', () => {
    const told = note('told', { with: ({ answers }, nameOf) => ({ who: nameOf(1), answers }) });
    expect(tellNote(text, note('plain'), facts, name)).toBe('Look here.');
    expect(tellNote(text, told, facts, name)).toBe('Seat 1: 4');
    const bare = { notes: { bare: (values: object) => JSON.stringify(values) } };
    expect(tellNote(bare, note('bare'), facts, name)).toBe('{}');
    expect(tellNote(text, note('wordless'), facts, name)).toBe('');
  });
});

it('has words of doubt only for facts that are named', () => {
  const said = { ...text, worse: { gaps: () => 'This leaves gaps.' } };
  const doubted = {
    view: {},
    name,
    fact: { fact: 'gaps', weight: -3 },
    other: undefined,
    chosen: 1,
    best: 2,
  };
  expect(tellDoubt(said, 'worse', doubted)).toBe('This leaves gaps.');
  expect(tellDoubt(said, 'better', doubted)).toBeUndefined();
});
