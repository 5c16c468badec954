/** Matches between bots: `tsx tools/arena.ts flatiron --a level5 --b level3 --games 200 [--seats 2] [--out FILE] …`. */
import { writeFileSync } from 'node:fs';
import { KeptDeals } from './arena/kept.ts';
import { plot } from './arena/plot.ts';
import { botAt } from './arena/revisions.ts';
import { playAll } from './arena/run.ts';
import { SPECS } from './arena/spec.ts';
import { DECIDED, type Summary, sprt, summaryOf, type Times } from './arena/summary.ts';
import { playTimed } from './arena/worker.ts';
import { readArguments, readTable, stop, wholeNumber } from './arguments.ts';
import { progress, textTable } from './table.ts';

const USAGE = `usage: tsx tools/arena.ts <game> --a BOT [--b BOT] [--games N] [--seats N] [--options JSON] [--from DEAL]
  [--processes 1|2] [--sprt ELO] [--minutes N] [--keep FILE] [--out FILE] [--plot FILE --against 5ms,20ms,80ms] [--json]
  --keep: deals played before are read from this file, and new ones added; where sources have changed since, one is played again to see whether bots still play the same; --minutes: stops after the first deal beyond this time
  bots: ${SPECS}, each also of another revision: level6@<commit>`;

const contestNames = ['a', 'b', 'games', 'seats', 'options', 'from'];
const names = [...contestNames, 'processes', 'sprt', 'minutes', 'keep', 'out', 'plot', 'against'];
const { title, values, json } = await readArguments(USAGE, names);
const { game } = title;
const { seats, options } = readTable(title, values, 2, USAGE);
const games = wholeNumber(values.games, 200, USAGE);
const from = wholeNumber(values.from, 0, USAGE);
const processes = Math.min(2, Math.max(1, wholeNumber(values.processes, 1, USAGE)));
const stopsAt = Date.now() + 60_000 * wholeNumber(values.minutes, 10_000, USAGE);
const gain = values.sprt === undefined ? undefined : wholeNumber(values.sprt, 20, USAGE);
const b = await checkedSpec(values.b ?? 'greedy');

if (values.plot) await strengthAgainstTime(values.plot, (values.against ?? '5ms,20ms,80ms').split(','));
else {
  const summary = await contest(await checkedSpec(values.a ?? 'greedy'));
  if (values.out) writeFileSync(values.out, `${JSON.stringify(summary, null, 2)}\n`);
  console.log(json ? JSON.stringify(summary) : text(summary));
}

/** Ends the program if there is no such bot. */
async function checkedSpec(spec: string): Promise<string> {
  if (!(await botAt(spec, title))) stop(`no such bot: ${spec}`, USAGE);
  return spec;
}

async function contest(a: string): Promise<Summary> {
  const match = { game: game.id, options, seats, a, b };
  const deals = Math.ceil(games / seats);
  const kept = await KeptDeals.open(values.keep, match, (deal) => playTimed(match, deal));
  const dealt = await playAll({
    match,
    deals,
    from,
    processes,
    kept: kept.deals,
    onDeal(one, all) {
      kept.add(one);
      progress(all.length, deals);
      return Date.now() > stopsAt || (gain !== undefined && Math.abs(sprt(all, gain)) > DECIDED);
    },
  });
  const summary = summaryOf(match, dealt);
  return gain === undefined ? summary : { ...summary, llr: sprt(dealt, gain) };
}

/** The same bot with increasing thinking time, against one opponent. */
async function strengthAgainstTime(file: string, amounts: readonly string[]): Promise<void> {
  const points: Summary[] = [];
  for (const amount of amounts) points.push(await contest(await checkedSpec(`search:${amount}`)));
  writeFileSync(file, plot(points));
  console.log(points.map(text).join('\n\n'));
}

function text(summary: Summary): string {
  const { match, share, margin, otherShare, otherMargin, points, elo, times, llr, fair } = summary;
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const row = (name: string, part: number, off: number, own: number, { mean, p95 }: Times) => [
    name,
    percent(part),
    `± ${percent(off)}`,
    own.toFixed(1),
    ...[mean, p95].map((ms) => `${ms.toFixed(1)} ms`),
  ];
  const head = ['bot', 'share', '95 %', 'mean points', 'mean CPU', 'p95'];
  const rows = [row(match.a, share, margin, points[0], times.a)];
  if (seats > 1) rows.push(row(match.b, otherShare, otherMargin, points[1], times.b));
  const lines = [
    `${match.game}, ${seats} seats, ${summary.games} games in ${summary.deals} deals, each from every seat`,
    textTable(head, rows),
  ];
  if (seats === 1)
    lines.push(
      Object.entries(summary.endings)
        .map(([ending, n]) => `${ending} ${n}`)
        .join(', '),
    );
  if (seats > 2) lines.push(`one A among ${seats - 1} B; a fair share is ${percent(fair)}`);
  if (elo) lines.push(`Elo ${elo.elo} [${elo.from}, ${elo.to}]`);
  if (llr !== undefined) lines.push(`test of +${gain} Elo: ${llr.toFixed(2)} (decided beyond ±${DECIDED})`);
  return lines.join('\n');
}
