/** How components are used in games of bots: `tsx tools/usage.ts flatiron --games 200 --bot level5 [--seats 2] [--seed 1] [--jobs 2]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGameId } from '#games';
import { SPECS } from './arena/spec.ts';
import { readArguments, readBot, readTable, stop, wholeNumber } from './arguments.ts';
import { progress } from './table.ts';
import { chart } from './usage/chart.ts';
import { observerOf } from './usage/observers.ts';
import { page } from './usage/page.ts';
import { playAll } from './usage/play.ts';
import { summaryOf } from './usage/summary.ts';

const USAGE = `usage: tsx tools/usage.ts <game> [--games N] [--bot BOT] [--seats N] [--seed DEAL] [--options JSON] [--jobs N] [--out FOLDER]
  bots: ${SPECS}`;

const names = ['games', 'bot', 'seats', 'seed', 'options', 'jobs', 'out'];
const { title, values } = await readArguments(USAGE, names);
const { id } = title.game;
if (!isGameId(id)) stop(`no such game: ${id}`, USAGE);
const { seats, options } = readTable(title, values, 2, USAGE);
const games = wholeNumber(values.games, 200, USAGE);
const bot = values.bot ?? 'level5';
readBot(bot, title, USAGE);
const from = wholeNumber(values.seed, 1, USAGE);
const folder = values.out ?? join(import.meta.dirname, '..', 'bench', 'usage');

let played = 0;
const tallies = await playAll(
  { game: id, options, seats, bot, from, games },
  wholeNumber(values.jobs, 1, USAGE),
  () => progress(++played, games),
);
const observer = await observerOf(id);
const summary = summaryOf(observer.groups(seats), tallies);
const name = seats === 2 ? id : `${id}-${seats}`;
const chosen = values.options === undefined ? '' : ` --options '${values.options}'`;
const command = `npx tsx tools/usage.ts ${id} --games ${games} --bot ${bot} --seats ${seats} --seed ${from}${chosen}`;
const text = page(id, command, `${name}.svg`, summary);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${name}.md`), text);
writeFileSync(
  join(folder, `${name}.svg`),
  chart(`${id}, ${seats} seats, ${games} games of ${bot}: share of chances taken`, summary),
);
console.log(text);
