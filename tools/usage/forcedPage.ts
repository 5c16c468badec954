/** The report on forced choices as Markdown, and what the other report tells of them. */
import { tableText } from '../../bench/table.ts';
import type { Forced } from './forced.ts';

/** What forcing a kind changed on average, with 95 % intervals. */
export interface Effect {
  readonly kind: string;
  readonly games: number;
  readonly margin: number;
  readonly off: number;
  readonly win: number;
  readonly winOff: number;
}

/** Adds up forced choices, kind by kind. */
export function effectsOf(kinds: readonly string[], all: readonly Forced[]): Effect[] {
  return kinds.map((kind) => {
    const forced = all.filter((one) => one.kind === kind);
    const [margin, off] = meanOf(forced.map((one) => one.margin));
    const [win, winOff] = meanOf(forced.map((one) => one.win));
    return { kind, games: forced.length, margin, off, win, winOff };
  });
}

/** What was tried, by group. */
export type Trials = Readonly<
  Record<string, { readonly command: string; readonly effects: readonly Effect[] }>
>;

/** What was seen of each kind, by `group: kind`. */
export function triedIn(trials: Trials): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(trials).flatMap(([group, { effects }]) =>
      effects
        .filter(({ games }) => games > 1)
        .map((effect): [string, string] => [
          `${group}: ${effect.kind}`,
          `taken by force: ${marginText(effect)} points in ${effect.games} games`,
        ]),
    ),
  );
}

/** The whole page. */
export function forcedPage(title: string, trials: Trials): string {
  const sections = Object.entries(trials).map(
    ([group, { command, effects }]) => `## ${group}

\`\`\`
${command}
\`\`\`

${tableText([group.toLowerCase(), 'games', 'points', 'wins, %'], effects.map(cellsOf))}
`,
  );
  return `# What comes of taking components of ${title} by force

Games of bots are played on once more from the first moment at which a seat could have taken a kind and did not: now it must take it, and everything goes on with the same luck.
Points (against the mean of the others) and wins are what that changed for the seat; below 0, the bots were right not to want it. Intervals are 95 %.

${sections.join('\n')}`;
}

function cellsOf(effect: Effect): string[] {
  const { kind, games, win, winOff } = effect;
  const wins = `${signed(100 * win)} ± ${(100 * winOff).toFixed(1)}`;
  return games > 1 ? [kind, String(games), marginText(effect), wins] : [kind, String(games), '', ''];
}

function marginText({ margin, off }: Effect): string {
  return `${signed(margin)} ± ${off.toFixed(1)}`;
}

function meanOf(numbers: readonly number[]): readonly [mean: number, off: number] {
  const count = Math.max(1, numbers.length);
  const mean = numbers.reduce((sum, n) => sum + n, 0) / count;
  const variance = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / Math.max(1, count - 1);
  return [mean, 1.96 * Math.sqrt(variance / count)];
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
}
