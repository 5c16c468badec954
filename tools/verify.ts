/** Checks a finished game's record: `npm run verify -- record.json [--promise DIGEST]`. Exits with 1 where anything does not hold, 2 where nothing can be checked. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadTitle } from '#games';
import { Refused } from '#kernel';
import { stop } from './arguments.ts';
import { verified } from './verify/verified.ts';

const USAGE = 'usage: npm run verify -- record.json [--promise DIGEST]';

const { values, positionals } = parseArgs({
  options: { promise: { type: 'string' } },
  allowPositionals: true,
});
const [file, ...more] = positionals;
if (file === undefined || more.length > 0) stop('one record is needed', USAGE);

try {
  const { lines, holds } = await verified(readFileSync(file, 'utf8'), loadTitle, values.promise);
  for (const line of lines) console.log(line);
  process.exitCode = holds ? 0 : 1;
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  stop(`this record cannot be played: ${error.message}`, USAGE);
}
