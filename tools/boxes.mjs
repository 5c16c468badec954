/** Builds with box files of somebody's own in place of the games' box.json. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const setting = process.env.BOXES ?? join(ROOT, 'boxes');

/** The folder in which `npm run box -- use` puts box files; where the variable BOXES is set, another one, or none if it is empty. */
export const BOXES = setting && resolve(setting);

/** The files of a folder by game. */
export function boxFiles(folder) {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [basename(name, '.json'), join(folder, name)]),
  );
}

/** The file that stands in for an import: only where a game takes the values it plays with. */
function standIn(files, source, importer = '') {
  const game = /[\\/]src[\\/]games[\\/](\w+)[\\/]box\.ts$/.exec(importer.replace(/[?#].*$/, ''))?.[1];
  return source === './box.json' ? files.get(game) : undefined;
}

export function boxesForVite(folder) {
  const files = boxFiles(folder);
  return {
    name: 'skyline-boxes',
    enforce: 'pre',
    resolveId: (source, importer) => standIn(files, source, importer),
    // The build checks them once for client and server.
    configureServer: () => checkBoxes(folder),
  };
}

export function boxesForEsbuild(folder) {
  const files = boxFiles(folder);
  return {
    name: 'skyline-boxes',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\/box\.json$/ }, ({ path, importer }) => {
        const file = standIn(files, path, importer);
        return file === undefined ? undefined : { path: file };
      });
    },
  };
}

/** Throws with all that is wrong with the files: somebody may have edited them since they were checked. */
export async function checkBoxes(folder) {
  for (const [game, file] of boxFiles(folder)) {
    if (!existsSync(join(ROOT, 'src', 'games', game, 'box')))
      throw new Error(`${file}: there is no game ${game}`);
    const { read } = await readerOf(game);
    try {
      read(file);
    } catch (error) {
      throw new Error(`${error.message}\nCorrect ${file}, or go back: npm run box -- use ${game} --own`);
    }
  }
}

/** Reads box files of a game. The checks are TypeScript, which Node does not run by itself. */
async function readerOf(game) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { readBox } from './tools/box/read.ts';
        import { kit } from './src/games/${game}/box/index.ts';
        export const read = (file) => readBox('${game}', kit, file);`,
      resolveDir: ROOT,
    },
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
