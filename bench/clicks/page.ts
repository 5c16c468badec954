/** The page of figures: bench/clicks.md. */
import { type Measured, merged, type StepFigures, type Stored } from './summary.ts';

/** What is aimed at, by game: clicks of a game, and those of them that send; the mean and the most. */
const BARS: Readonly<Record<string, string>> = {
  flatiron: 'clicks mean ≤ 120, most 135; of these sending mean ≤ 33',
  newyork1901:
    'clicks mean ≤ 66 in games of 35.2 decisions, which is 1.88 a decision; a lot 1 tap, a tile 2 taps, and one press that sends',
  newyorkcity: 'a bid 2 taps, sending included; nothing moves while it is composed',
  tangramcity: 'a piece in the shown turning 2 taps, sending included',
};

/** Steps with fewer taps a game are left out. */
const LEAST_TAPS = 0.5;

/** How many causes are named for each step. */
const CAUSES = 4;

export function clicksPage(before: Stored, now: Stored): string {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return `# What an answer takes, and whether it is in sight

Written by \`npx tsx bench/clicks.ts\`, which plays whole games on the boards of the built product. Each cell is *before → now*: before the tables were
redesigned (4b619eb, [before.json](clicks/before.json)), and now ([now.json](clicks/now.json)); a dash stands for what has not been measured.

| game | window | games | decisions | with an answer out of sight | clicks a game, mean | most | sending, mean | moved, px, mean | most | not found |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${keys.map((key) => row(key, gamesOf(before, key), gamesOf(now, key))).join('\n')}

Aims: no decision with an answer out of sight, anywhere, and nothing not found.

${Object.entries(BARS)
  .map(([game, bar]) => `- ${game}: ${bar}`)
  .join('\n')}

## How it is counted

- **Games.** The first seat gives the answers of level 4, the others are bots of level 3; seeds and seats are in \`e2e/sight/bars.ts\`. 390×844 is played with a finger, the others with a mouse.
  As on a first visit turns are staged, notes and lists are closed, and nothing moves.
- **A decision** is a question of the rules with at least two answers. Questions with one answer are given by the table and cost nothing.
- **Out of sight** is a decision if, when it is asked or after any tap on the way to its answer, something that can be chosen (\`data-choose\`) is not wholly inside the window and
  the scrolling parts around it, or if \`elementFromPoint\` meets something else at its middle. Of a drawn shape that is covered in the middle half of the points on it must be free.
  Parts of a closed panel or tab are not counted here; opening it costs a click. The button that sends counts, too.
- **Clicks** are taps on the board and its buttons by the shortest way found: what looks most like the answer, by its label, is tried first, and only the taps of the
  way that led to it count. Scrolling costs nothing. Of things of which one is always chosen, such as the turns of a piece, only the last one tapped counts, in the games of before every one. An answer that was not found after 25 tries is given without the board and counts no clicks.
- **Sending** counts the presses that send, of the one button or of a way to pay a bid; they are also among the clicks.
- **Moved** is how far any button, or any drawing, that is still there after a tap stands from where it stood before, added up over the taps of a decision; what is pressed may move.
  It is not the browser's layout shift, which \`e2e/composing.spec.ts\` keeps at zero: also counted is what another answer brings with it, such as the colours beside a build in Flatiron when a pillar is sold.

## Where the taps go

Without those that send.

| game | window | taps a game, by step |
| --- | --- | --- |
${keys.flatMap((key) => tapRow(key, gamesOf(now, key))).join('\n')}

## Where answers are out of sight

| game | window | step | decisions | out of sight | what, and what is in the way (decisions) |
| --- | --- | --- | --- | --- | --- |
${keys.flatMap((key) => stepRows(key, gamesOf(now, key) ?? gamesOf(before, key))).join('\n')}
`;
}

function gamesOf(stored: Stored, key: string): Measured | undefined {
  const games = stored[key];
  return games && merged(Object.values(games));
}

function row(key: string, before: Measured | undefined, now: Measured | undefined): string {
  const [game, window] = key.split(' ');
  const cell = (figure: (measured: Measured) => number | string) =>
    `${before ? figure(before) : '–'} → ${now ? figure(now) : '–'}`;
  const cells = [
    cell(({ clicks }) => clicks.length),
    cell(({ decisions }) => decisions),
    cell(({ unseen }) => unseen),
    cell(({ clicks }) => mean(clicks)),
    cell(({ clicks }) => Math.max(...clicks)),
    cell(({ confirms }) => mean(confirms)),
    cell(({ shift }) => shift[0]),
    cell(({ shift }) => shift[1]),
    cell(({ lost }) => lost),
  ];
  return `| ${game} | ${window} | ${cells.join(' | ')} |`;
}

function tapRow(key: string, measured: Measured | undefined): string[] {
  if (!measured) return [];
  const games = measured.clicks.length;
  const steps = Object.entries(measured.steps)
    .map(([step, { taps = 0 }]) => ({ step, taps: taps / games }))
    .filter(({ taps }) => taps >= LEAST_TAPS)
    .sort((one, two) => two.taps - one.taps);
  const [game, window] = key.split(' ');
  return [
    `| ${game} | ${window} | ${steps.map(({ step, taps }) => `${step} ${taps.toFixed(1)}`).join(', ')} |`,
  ];
}

function stepRows(key: string, measured: Measured | undefined): string[] {
  const [game, window] = key.split(' ');
  return Object.entries(measured?.steps ?? {})
    .filter(([, { unseen }]) => unseen > 0)
    .sort(([, one], [, two]) => two.unseen - one.unseen)
    .map(
      ([step, figures]) =>
        `| ${game} | ${window} | ${step} | ${figures.decisions} | ${figures.unseen} | ${causes(figures)} |`,
    );
}

function causes({ by }: StepFigures): string {
  const most = Object.entries(by).sort(([, one], [, two]) => two - one);
  const named = most.slice(0, CAUSES).map(([cause, count]) => `\`${cause}\` (${count})`);
  return [...named, ...(most.length > CAUSES ? ['…'] : [])].join('; ');
}

function mean(numbers: readonly number[]): string {
  return (numbers.reduce((one, two) => one + two, 0) / Math.max(1, numbers.length)).toFixed(1);
}
