/** The report as Markdown. */
import { tableText } from '../../bench/table.ts';
import { firstVerdict, LEAST_TAKEN, takenShare, type Verdict, verdictOf } from './bars.ts';
import type { Group } from './observer.ts';
import type { Row, Share, Summary } from './summary.ts';

/** One column: its heading, and what it says of a row. */
type Column = readonly [heading: string, text: (row: Row) => string];

/** What was seen of kinds when they were taken by force, by `group: kind`. */
type Tried = ReadonlyMap<string, string>;

/** Why bars are missed, by the first seat and by kinds, and what explains figures. */
export interface Reasons {
  readonly first: string | undefined;
  readonly figures: Readonly<Record<string, string>>;
  readonly tried: Tried;
}

const NO_REASONS: Reasons = { first: undefined, figures: {}, tried: new Map() };

/** The whole page; `command` produced it, and `picture` is the name of its chart. */
export function page(
  title: string,
  command: string,
  picture: string,
  summary: Summary,
  { first: whyFirst, figures: whyFigures, tried }: Reasons = NO_REASONS,
): string {
  const { games, seats, first, figures, groups } = summary;
  const parts = [
    `# How the components of ${title} are used`,
    `\`\`\`\n${command}\n\`\`\``,
    `${games} games, ${seats} ${seats === 1 ? 'seat' : 'seats'}. Every kind should be taken in at least ${percent(LEAST_TAKEN)} of its chances, and a start should win between 0.8 and 1.2 times its fair share (with two seats 40 % to 60 %). Points and dollars are what one of the kind brought on average, net of what using it cost. Margins are final points against the mean of the others: of seats that took the kind, and of seats that could have and did not.`,
    `![Share of chances taken](${picture})`,
  ];
  const isFirstMissed = firstVerdict(first, seats) === 'MISSED';
  if (seats > 1)
    parts.push(
      `The first seat won ${shareText(first)} of the games (0.9 to 1.1 times its fair share wanted): ${firstVerdict(first, seats)}${inBrackets(isFirstMissed ? whyFirst : undefined)}.`,
    );
  for (const [name, value] of Object.entries(figures))
    parts.push(`${name}: ${value.toFixed(1)} a game${inBrackets(whyFigures[name])}.`);
  const missed = withVerdict(summary, 'MISSED', tried);
  parts.push(
    missed.length === 0 ? 'Every bar is reached.' : `Missed (${missed.length}): ${missed.join('; ')}.`,
  );
  const never = withVerdict(summary, 'no chance', tried);
  if (never.length > 0) parts.push(`Without a chance (${never.length}): ${never.join('; ')}.`);
  for (const { group, rows } of groups) parts.push(section(group, rows, seats));
  return `${parts.join('\n\n')}\n`;
}

function withVerdict({ groups, seats }: Summary, verdict: Verdict, tried: Tried): string[] {
  return groups.flatMap(({ group, rows }) =>
    rows
      .filter((row) => verdictOf(group, row, seats) === verdict)
      .map(({ kind, offered }) => {
        const name = `${group.name}: ${kind}`;
        const reasons = [group.reasons?.[kind], chancesText(group, offered), tried.get(name)].filter(
          (reason) => reason !== undefined,
        );
        return reasons.length === 0 ? name : `${name} (${reasons.join('; ')})`;
      }),
  );
}

/** Fewer chances say little about how often a kind is wanted. */
const FEW_CHANCES = 20;

function chancesText({ whyNoChance }: Group, offered: number): string | undefined {
  if (offered === 0) return whyNoChance;
  if (offered >= FEW_CHANCES) return undefined;
  return `only ${offered} ${offered === 1 ? 'chance' : 'chances'}`;
}

function section(group: Group, rows: readonly Row[], seats: number): string {
  const columns = columnsFor(group, rows, seats);
  return [
    `## ${group.name}`,
    `A chance: ${group.chance}.`,
    tableText(
      columns.map(([heading]) => heading),
      rows.map((row) => columns.map(([, text]) => text(row))),
    ),
  ].join('\n\n');
}

/** Columns that say nothing of any row are left out. */
function columnsFor(group: Group, rows: readonly Row[], seats: number): Column[] {
  const columns: Column[] = [
    [group.name.toLowerCase(), ({ kind }) => kind],
    ['offered', ({ offered }) => String(offered)],
    ['taken', ({ taken }) => String(taken)],
    ['share', (row) => maybe(takenShare(row), percent)],
  ];
  if (rows.some(({ used }) => used > 0)) columns.push(['used', ({ used }) => String(used)]);
  if (rows.some(({ points }) => points !== 0))
    columns.push(['points', ({ points, taken }) => (taken > 0 ? (points / taken).toFixed(1) : '')]);
  if (rows.some(({ dollars }) => dollars !== 0))
    columns.push(['dollars', ({ dollars, taken }) => (taken > 0 ? (dollars / taken).toFixed(1) : '')]);
  if (seats > 1) {
    columns.push(['margin with', ({ marginWith }) => maybe(marginWith, signed)]);
    columns.push(['without', ({ marginWithout }) => maybe(marginWithout, signed)]);
    columns.push(['won', ({ won }) => maybe(won, shareText)]);
  }
  if (group.bar !== 'none') columns.push(['bar', (row) => verdictOf(group, row, seats)]);
  return columns;
}

function inBrackets(reason: string | undefined): string {
  return reason === undefined ? '' : ` (${reason})`;
}

function maybe<T>(value: T | undefined, text: (value: T) => string): string {
  return value === undefined ? '' : text(value);
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share < 0.1 && share > 0 ? 1 : 0)} %`;
}

function shareText({ share, margin }: Share): string {
  return `${(100 * share).toFixed(0)} % ± ${(100 * margin).toFixed(0)}`;
}
