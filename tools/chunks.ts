/** Which files the client's build consists of: few, so that a page asks for few, and none that holds what the page has no use for. */
import type { Plugin, Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/** Each is one file. A module goes to the first group that fits, together with what it imports and no group before has taken. */
const IN_ORDER: readonly CodeSplittingGroup[] = [
  // What the page and the bots' worker share from the start; nothing here may touch the page.
  { name: 'core', tags: ['$initial'], test: /preload-helper|src[\\/](kernel|games)[\\/]/ },
  { name: 'shell', tags: ['$initial'], test: /^(?!.*src[\\/](bots|client[\\/]table[\\/]thinking)[\\/])/ },
  // The names of the levels, which the home page lists before any game is loaded.
  { name: 'levels', test: /src[\\/]kernel[\\/]thinking\./ },
  { name: 'bots', test: /src[\\/](bots[\\/]|client[\\/]table[\\/]thinking[\\/](tasks|ranking))/ },
  { name: 'kernel', test: /src[\\/](kernel|geometry|box)[\\/]/ },
  // A game's values are chosen before its rules run: they are never in one file.
  ofEachGame('values', /games[\\/](\w+)[\\/](box\.json|box[\\/])/),
  ofEachGame('rules', /games[\\/](\w+)[\\/](index|queries|components|bot[\\/]index|text[\\/]index)\.ts/),
  {
    name: 'lists',
    test: /client[\\/](remote[\\/](?!passkey|push)|i18n[\\/]((spans|timeOfDay)\.|text[\\/])|table[\\/]store[\\/]localRepository|ui[\\/](Mark|Refusal)\.|table[\\/]moments[\\/]small\.)|screens[\\/](lobby[\\/](TableList|titles)|frame[\\/]RefusedPage)\.|screens[\\/]setup[\\/]newTable\.|src[\\/]table[\\/](phrases|absenceRule)\./,
  },
  { name: 'art', test: /screens[\\/]home[\\/]art[\\/]/ },
  { name: 'home', test: /screens[\\/]home[\\/]Home\.tsx/ },
  {
    name: 'ui',
    test: /client[\\/](ui[\\/]|table[\\/](titles[\\/](titles|useTitle)\.|rules[\\/]|log[\\/]MarkedText))/,
  },
  { name: 'kit', test: /client[\\/]boards[\\/](kit[\\/]|\w+\.tsx?)/ },
  { name: 'table', test: /client[\\/](table[\\/](screen|store)[\\/]|screens[\\/]local[\\/]LocalScreen)/ },
  ofEachGame('board', /client[\\/]boards[\\/](\w+)[\\/]/),
];

/** The same with the order as Rolldown wants it. */
export const GROUPS = IN_ORDER.map((group, i) => ({ ...group, priority: IN_ORDER.length - i }));

function ofEachGame(part: string, path: RegExp): CodeSplittingGroup {
  const name = (module: string) => {
    const game = path.exec(module)?.[1];
    return game === undefined ? null : `${game}-${part}`;
  };
  return { name, debugName: part };
}

/**
 * Builds a worker from the page's own files: `import url from './worker.ts?sharing'`. Vite would build it apart, with a second
 * copy of every module that both use.
 */
export function sharingWorker(): Plugin {
  let isBuild = false;
  return {
    name: 'skyline-sharing-worker',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    // What preloads the files of a dynamic import looks for links in the page, which a worker has not.
    transform(code, id) {
      if (!isBuild || !id.includes('vite/preload-helper')) return null;
      const guarded = code.replace('deps.length > 0', 'deps.length > 0 && typeof document !== "undefined"');
      if (guarded === code) throw new Error('Vite preloads otherwise now: see tools/chunks.ts');
      return guarded;
    },
    async resolveId(source, importer) {
      if (!source.endsWith('?sharing')) return null;
      const found = await this.resolve(source.slice(0, -'?sharing'.length), importer);
      return found && `${found.id}?sharing`;
    },
    load(id) {
      if (!id.endsWith('?sharing')) return null;
      const file = id.slice(0, -'?sharing'.length);
      if (!isBuild) return `export default new URL(${JSON.stringify(`/@fs/${file}`)}, import.meta.url).href`;
      const chunk = this.emitFile({ type: 'chunk', id: file, name: 'worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`;
    },
  };
}
