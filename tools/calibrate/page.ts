/** The page about what the levels' decisions cost. */
import { figuresFrom, type ReviewedSeat, recognition } from './figures.ts';

interface Row {
  readonly id: string;
  readonly seats: number;
  readonly reviewed: readonly ReviewedSeat[];
}

const INTRODUCTION = `# What decisions cost

Written by \`npm run calibrate -- <game>\`: games of each level against itself, reviewed as in the browser. The cost of a decision is what its answer gives away against the best, in points; *as good as any* is the share of decisions to which
nothing better was found; the interval is that of 95 %. A review names the level whose mean cost is closest to a player's, and all levels that the player's decisions cannot be told apart from.`;

const RECOGNITION = `## Known again

How often that is true after one game: each seat of the games above is compared with what all other deals tell. A level is *in the range* that the review names; a range names so many levels on average.`;

export function page(rows: readonly Row[]): string {
  return `${[INTRODUCTION, costs(rows), RECOGNITION, known(rows)].join('\n\n')}\n`;
}

function costs(rows: readonly Row[]): string {
  return table(
    ['game', 'seats', 'level', 'games', 'decisions', 'mean cost', 'as good as any'],
    rows.flatMap(({ id, seats, reviewed }) =>
      (figuresFrom(reviewed) ?? []).map(({ games, decisions, cost, deviation, good }, i) => [
        id,
        seats,
        i + 1,
        games,
        decisions,
        `${cost.toFixed(2)} ± ${((1.96 * deviation) / Math.sqrt(decisions)).toFixed(2)}`,
        percent(good),
      ]),
    ),
  );
}

function known(rows: readonly Row[]): string {
  return table(
    ['game', 'seats of games', 'closest level', 'at most one beside it', 'in the range', 'levels in a range'],
    rows.flatMap(({ id, reviewed }) => {
      const { seats, exact, near, inRange, named } = recognition(reviewed);
      if (seats === 0) return [];
      const share = (count: number) => percent(count / seats);
      return [[id, seats, share(exact), share(near), share(inRange), (named / seats).toFixed(1)]];
    }),
  );
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [heads, heads.map((_, i) => (i === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
