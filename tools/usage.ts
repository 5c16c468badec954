/** How components are used in games of bots: `tsx tools/usage.ts flatiron --games 200 --bot level5 [--seats 2] [--seed 1] [--jobs 2]`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGameId } from '#games';
import { SPECS } from './arena/spec.ts';
import { readArguments, readBot, readTable, stop, wholeNumber } from './arguments.ts';
import { progress } from './table.ts';
import { chart } from './usage/chart.ts';
import { type Forced, playForced } from './usage/forced.ts';
import { effectsOf, forcedPage, type Trials, triedIn } from './usage/forcedPage.ts';
import { observerOf } from './usage/observers.ts';
import { page } from './usage/page.ts';
import { playAll } from './usage/play.ts';
import { summaryOf } from './usage/summary.ts';

const USAGE = `usage: tsx tools/usage.ts <game> [--games N] [--bot BOT] [--seats N] [--seed DEAL] [--options JSON] [--jobs N] [--out FOLDER]
  [--force GROUP [--kinds 'KIND; KIND']]: what comes of taking each kind of a group, as 'Hired characters', or only these, where bots do not
  bots: ${SPECS}`;

const names = ['games', 'bot', 'seats', 'seed', 'options', 'jobs', 'out', 'force', 'kinds'];
const { title, values } = await readArguments(USAGE, names);
const { id } = title.game;
if (!isGameId(id)) stop(`no such game: ${id}`, USAGE);
const { seats, options } = readTable(title, values, 2, USAGE);
const games = wholeNumber(values.games, 200, USAGE);
const bot = values.bot ?? 'level5';
readBot(bot, title, USAGE);
const from = wholeNumber(values.seed, 1, USAGE);
const folder = values.out ?? join(import.meta.dirname, '..', 'bench', 'usage');

const name = seats === 2 ? id : `${id}-${seats}`;
const chosen = values.options === undefined ? '' : ` --options '${values.options}'`;
const command = `npx tsx tools/usage.ts ${id} --games ${games} --bot ${bot} --seats ${seats} --seed ${from}${chosen}`;
const observer = await observerOf(id);
const series = { game: id, options, seats, bot, from, games };
const forcedFile = join(folder, `${name}-forced`);
mkdirSync(folder, { recursive: true });
if (values.force === undefined) await report();
else await reportForced(values.force);

async function report(): Promise<void> {
  let played = 0;
  const tallies = await playAll(series, wholeNumber(values.jobs, 1, USAGE), () => progress(++played, games));
  const summary = summaryOf(observer.groups(seats), tallies);
  const text = page(id, command, `${name}.svg`, summary, {
    first: observer.whyFirst,
    figures: observer.whyFigures ?? {},
    tried: triedIn(readForced()),
  });
  writeFileSync(join(folder, `${name}.md`), text);
  writeFileSync(
    join(folder, `${name}.svg`),
    chart(`${id}, ${seats} seats, ${games} games of ${bot}: share of chances taken`, summary),
  );
  console.log(text);
}

async function reportForced(wanted: string): Promise<void> {
  const group = observer.groups(seats).find((known) => known.name === wanted);
  if (!group || !observer.taking) stop(`nothing of this name can be forced: ${wanted}`, USAGE);
  const only = values.kinds?.split(';').map((kind) => kind.trim());
  const unknown = only?.find((kind) => !group.kinds.includes(kind));
  if (unknown !== undefined) stop(`no such kind: ${unknown}; there are: ${group.kinds.join('; ')}`, USAGE);
  const kinds = only ?? group.kinds;
  const all: Forced[] = [];
  let played = 0;
  await playForced(series, group.name, kinds, (forced) => {
    all.push(...forced);
    progress(++played, games);
  });
  const selected = only ? ` --kinds '${only.join('; ')}'` : '';
  const trial = { command: `${command} --force '${wanted}'${selected}`, effects: effectsOf(kinds, all) };
  const trials = { ...readForced(), [wanted]: trial };
  writeFileSync(`${forcedFile}.json`, `${JSON.stringify(trials, null, 2)}\n`);
  const text = forcedPage(id, trials);
  writeFileSync(`${forcedFile}.md`, text);
  console.log(text);
}

function readForced(): Trials {
  return existsSync(`${forcedFile}.json`) ? JSON.parse(readFileSync(`${forcedFile}.json`, 'utf8')) : {};
}
