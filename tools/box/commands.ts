/** What `npm run box` can do. Each command gives what is to be printed, or throws a BoxFault and has changed nothing. */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { GAME_IDS, GAME_INFO, type GameId, loadTitle } from '#games';
import { loadBoxFile } from '#games/boxes';
import { schemaText } from '../../src/box/testing/schemaText.ts';
import { blankBox } from './blank.ts';
import { jsonText } from './jsonText.ts';
import { BoxFault, readBox } from './read.ts';
import { fitReport } from './report.ts';
import { sheetPage } from './sheetPage.ts';

/** Checks a file. */
export async function check(game: GameId, path: string): Promise<string> {
  const { kit } = await loadBoxFile(game);
  const box = readBox(game, kit, path);
  return fitReport(basename(path), box, (await loadTitle(game)).game.box);
}

/** Writes a file to fill in, and a sheet that says how. */
export async function template(root: string, game: GameId, folder: string): Promise<string> {
  const file = join(folder, `${game}-box.json`);
  const page = join(folder, `${game}-sheet.html`);
  if (existsSync(file)) throw new BoxFault(`${file} is there already; move it away, or name another folder.`);
  const { kit, sheet } = await loadBoxFile(game);
  const blanks = blankBox((await loadTitle(game)).game.box, kit.schema, sheet);
  const schema = relative(folder, join(root, 'src', 'games', game, 'box.schema.json'))
    .split(sep)
    .join('/');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, jsonText({ ...blanks, $schema: schema }));
  writeFileSync(page, sheetPage(GAME_INFO[game].title, blanks, sheet));
  return `Print ${page}, and replace each null in ${file} by what your copy shows.`;
}

/** Makes the next start and build play with a file. */
export async function use(boxes: string, game: GameId, path: string): Promise<string> {
  const { kit } = await loadBoxFile(game);
  readBox(game, kit, path);
  mkdirSync(boxes, { recursive: true });
  copyFileSync(path, join(boxes, `${game}.json`));
  return `The next npm start builds Skyline with the values of ${basename(path)}, and ${GAME_INFO[game].title} is played with them.`;
}

/** Goes back to the values that Skyline comes with. */
export function useOwn(boxes: string, game: GameId): string {
  const { title } = GAME_INFO[game];
  const file = join(boxes, `${game}.json`);
  if (!existsSync(file)) return `${title} is played with Skyline’s own values already.`;
  rmSync(file);
  return `The next npm start builds Skyline with its own values for ${title} again.`;
}

/** Writes the schema beside each game's own box file. */
export async function schema(root: string): Promise<string> {
  for (const game of GAME_IDS) {
    const { kit } = await loadBoxFile(game);
    writeFileSync(join(root, 'src', 'games', game, 'box.schema.json'), schemaText(kit));
  }
  return `box.schema.json written for ${GAME_IDS.join(', ')}`;
}
