import { expect, it } from 'vitest';
import { type Ladder, LadderCheck, LadderFold, type RatedGame, type StoredRating } from '../index.ts';

const LADDER: Ladder = { kind: 'people', game: 'flatiron', seats: 2 };

const game = (table: string, finished: number, ...people: string[]): RatedGame => {
  const players = people.map((person, i) => ({ person, bot: null, place: i + 1, leftAt: null }));
  return { table, finished, players };
};
const GAMES = [game('t1', 1, 'ada', 'ben'), game('t2', 2, 'ben', 'cem'), game('t3', 3, 'ada', 'cem')];
const NOBODY: ReadonlySet<string> = new Set();

/** What a server stores of those games. */
function stored() {
  const fold = new LadderFold(LADDER);
  const steps = GAMES.flatMap((one) => fold.add(one).map((step) => ({ ...step, table: one.table })));
  const ratings = [...fold.all].map(([person, standing]): StoredRating => {
    return { ...standing, person, last: standing, steps: standing.games };
  });
  return { steps, ratings };
}

/** What comes of comparing it, one game at a time. */
function checked({ steps, ratings } = stored(), gone = NOBODY, games = GAMES) {
  const check = new LadderCheck(LADDER);
  for (const one of games)
    check.addGames(
      [one],
      steps.filter(({ table }) => table === one.table),
      gone,
    );
  check.addRatings(ratings);
  check.end(gone);
  return check;
}

it('finds nothing where everything is as the games say', () => {
  const { games, rows, differing } = checked();
  expect([games, rows, differing]).toEqual([3, 9, 0]);
});

it('finds a step that was changed, one that is missing, and one that no game explains', () => {
  const { steps, ratings } = stored();
  const changed = steps.map((step, i) => (i === 2 ? { ...step, mu: step.mu + 1 } : step));
  expect(checked({ steps: changed, ratings }).told).toEqual([expect.stringMatching(/^ben after t2: /)]);
  expect(checked({ steps: steps.slice(1), ratings }).told[0]).toMatch(/^ada after t1: .*nothing is stored/);
  const more = { mu: 1, sigma: 1, games: 1, person: 'dan', table: 't1' };
  expect(checked({ steps: [...steps, more], ratings }).told[0]).toMatch(
    /^dan after t1: nothing by the games/,
  );
});

it('finds a rating that is not as the last game left it, and one that is missing', () => {
  const { steps, ratings } = stored();
  const changed = ratings.map((one) => (one.person === 'cem' ? { ...one, sigma: 5 } : one));
  expect(checked({ steps, ratings: changed }).differing).toBe(1);
  expect(checked({ steps, ratings: ratings.slice(1) }).told[0]).toMatch(/^ada: .*nothing is stored/);
  const fewer = ratings.map((one) => (one.person === 'cem' ? { ...one, steps: 1 } : one));
  expect(checked({ steps, ratings: fewer }).told[0]).toMatch(/^cem: 1 games are stored one by one, and 2/);
});

it('compares a rating that a later game has changed with that game’s step', () => {
  const { steps, ratings } = stored();
  // Only the first two games had ended when the check began.
  expect(checked({ steps, ratings }, NOBODY, GAMES.slice(0, 2)).differing).toBe(0);
  const changed = ratings.map((one) => (one.person === 'cem' ? { ...one, mu: 7 } : one));
  expect(checked({ steps, ratings: changed }, NOBODY, GAMES.slice(0, 2)).differing).toBe(1);
});

it('asks nothing of people who are forgotten, but knows what their games did to others', () => {
  const { steps, ratings } = stored();
  const others = {
    steps: steps.filter(({ person }) => person !== 'ben'),
    ratings: ratings.filter(({ person }) => person !== 'ben'),
  };
  expect(checked(others, new Set(['ben'])).differing).toBe(0);
  expect(checked(others).differing).toBeGreaterThan(0);
});

it('tells some of what differs, and counts all', () => {
  const { steps, ratings } = stored();
  const { differing, told } = checked({ steps: steps.map((step) => ({ ...step, mu: 0 })), ratings });
  expect([differing, told.length]).toEqual([6, 5]);
});
