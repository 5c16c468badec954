/**
 * Box files: the values printed on a game's components.
 *   npm run box -- schema      writes box.schema.json beside each box.json
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, loadBoxFile } from '#games';
import { schemaText } from '../src/box/testing/schemaText.ts';

const ROOT = join(import.meta.dirname, '..');

const [command] = process.argv.slice(2);
if (command !== 'schema') throw new Error('say what to do: schema');
for (const game of GAME_IDS) {
  const { kit } = await loadBoxFile(game);
  writeFileSync(join(ROOT, 'src', 'games', game, 'box.schema.json'), schemaText(kit));
}
