/** Every puzzle of every game is played: its position, its answers, its reasons in words. */
import { beforeAll, describe, expect, it } from 'vitest';
import { at, LANGUAGES, type Position, type Puzzle, puzzleStart, type Seat, same } from '#kernel';
import { loadPuzzles } from './puzzles.ts';
import { GAME_IDS, loadTitle } from './registry.ts';

const packs = await Promise.all(
  GAME_IDS.map(async (id) => ({ id, title: await loadTitle(id), pack: await loadPuzzles(id) })),
);
const withPuzzles = packs.flatMap(({ pack, ...rest }) => (pack ? [{ ...rest, pack }] : []));

describe.each(withPuzzles)('the puzzles of $id', ({ title, pack }) => {
  const { game, heuristics, words } = title;
  let starts: readonly { puzzle: Puzzle; position: Position; seat: Seat; view: unknown }[] = [];
  beforeAll(() => {
    starts = pack.puzzles.map((puzzle) => {
      const { position, seat } = puzzleStart(game, puzzle);
      return { puzzle, position, seat, view: game.view(position.state, seat) };
    });
  });

  it('are played with values that the game comes with', () => {
    expect(pack.puzzles.length).toBeGreaterThan(0);
    expect(game.boxes.at(-1)).toBe(pack.box);
  });

  it('lead to their position, and their answers are legal there', () => {
    for (const { puzzle, position, seat } of starts) {
      const legal = game.legalActions(position.state, seat);
      expect(legal.length).toBeGreaterThanOrEqual(4);
      expect(puzzle.solution.length).toBeGreaterThan(0);
      expect(puzzle.solution.length).toBeLessThanOrEqual(3);
      for (const action of puzzle.solution) expect(legal.some((one) => same(one, action))).toBe(true);
    }
  });

  it('tell their reasons in every language', () => {
    const name = (seat: number) => at(['Ada', 'Bruno'], seat);
    for (const { puzzle, view } of starts) {
      const telling = { view, name };
      expect(puzzle.reasons.length).toBeGreaterThan(0);
      for (const language of LANGUAGES)
        for (const fact of puzzle.reasons)
          expect(words[language].fact(fact, telling)).toMatch(/\p{L}.*\p{L}(?!.*(undefined|NaN))/u);
    }
  });

  it('have reasons that the bots know of', () => {
    for (const { puzzle, seat, view } of starts) {
      const facts = heuristics.facts(view, seat, puzzle.solution[0]);
      const kinds = facts.map(({ fact }) => fact);
      for (const { fact } of puzzle.reasons) expect(kinds).toContain(fact);
    }
  });

  it('are all different', () => {
    expect(new Set(pack.puzzles.map(({ view }) => view)).size).toBe(pack.puzzles.length);
  });

  it('refuse a line that the rules do not allow, and one that leads elsewhere', () => {
    const puzzle = at(pack.puzzles, 0);
    const start = (changed: Partial<Puzzle>) => () => puzzleStart(game, { ...puzzle, ...changed });
    expect(start({ line: `${puzzle.line} 9999` })).toThrow('malformedRecord');
    expect(start({ line: 'x' })).toThrow('malformedRecord');
    expect(start({ line: '' })).toThrow('malformedRecord');
  });
});
