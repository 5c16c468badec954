/**
 * Box files: the values printed on a game's components.
 *   npm run box -- template <game> [folder]   writes a file to fill in, and a sheet that says where to look
 *   npm run box -- check <game> <file>        says what is wrong with a file, or that it fits
 *   npm run box -- use <game> <file>          plays with it from the next npm start on; --own instead of a file goes back
 *   npm run box -- schema                     writes box.schema.json beside each box.json
 */
import { join } from 'node:path';
import { GAME_IDS, type GameId, isGameId } from '#games';
import { stop } from './arguments.ts';
import { check, schema, template, use, useOwn } from './box/commands.ts';
import { BoxFault } from './box/read.ts';

const ROOT = join(import.meta.dirname, '..');
const BOXES = join(ROOT, 'boxes');
const USAGE =
  'usage: npm run box -- template <game> [folder] | check <game> <file> | use <game> <file> | use <game> --own | schema';

const [command, game = '', target] = process.argv.slice(2);
try {
  console.log(await run());
} catch (error) {
  if (!(error instanceof BoxFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<string> {
  switch (command) {
    case 'schema':
      return schema(ROOT);
    case 'template':
      return template(ROOT, known(), target ?? '.');
    case 'check':
      return check(known(), named());
    case 'use':
      return target === '--own' ? useOwn(BOXES, known()) : use(BOXES, known(), named());
    default:
      return stop(command === undefined ? 'say what to do' : `no such command: ${command}`, USAGE);
  }
}

function known(): GameId {
  return isGameId(game) ? game : stop(`no such game; there are: ${GAME_IDS.join(', ')}`, USAGE);
}

function named(): string {
  return target ?? stop('say which file', USAGE);
}
