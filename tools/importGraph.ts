/** Who imports whom in src, and whether ARCHITECTURE.md allows it. Run it to draw the picture: `npx tsx tools/importGraph.ts`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layersPicture } from './layersPicture.ts';

/** Layer → what it may import; the table in ARCHITECTURE.md. */
export type Permissions = ReadonlyMap<string, ReadonlySet<string>>;

/** Path → text of every source file. */
export type Sources = ReadonlyMap<string, string>;

const ROOT = join(import.meta.dirname, '..');

/** Where the picture of the layers lies; ARCHITECTURE.md shows it. */
export const PICTURE = join(ROOT, 'docs', 'layers.svg');

/** Everything under src; tests may also use the toy game and the laws, so they are told apart. */
export function readSources(): { sources: Sources; tests: Sources } {
  const all = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
  const isTest = (file: string) => /\/(tests|testing)\/|\.test\.tsx?$/.test(file);
  return {
    sources: new Map(all.filter(([file]) => !isTest(file))),
    tests: new Map(all.filter(([file]) => isTest(file))),
  };
}

export function readPermissionsOf(file = 'ARCHITECTURE.md'): Permissions {
  return readPermissions(readFileSync(join(ROOT, file), 'utf8'));
}

/** Reads the rows `| kernel | nothing | …` under the heading «Who may import whom». */
export function readPermissions(markdown: string): Permissions {
  const section = markdown.split(/^## Who may import whom$/m)[1]?.split(/^## /m)[0] ?? '';
  const rows = [...section.matchAll(/^\| `([\w/]+)` \| ([^|]+) \|/gm)];
  return new Map(
    rows.map(([, layer = '', list = '']) => [
      layer,
      new Set([...list.matchAll(/`([\w/]+)`/g)].map((match) => match[1] ?? '')),
    ]),
  );
}

/** `src/games/flatiron/flow.ts` is in games, `src/client/ui/Icon.tsx` in client/ui. */
export function layerOf(path: string): string {
  const [, top = '', below = ''] = path.split('/');
  return top === 'client' ? `client/${below}` : top;
}

/** One line per import between layers that the table does not allow. */
export function importFaults(sources: Sources, permissions: Permissions): string[] {
  return [...sources].flatMap(([file, source]) => {
    const own = layerOf(file);
    const allowed = permissions.get(own);
    if (!allowed) return [`${own} is not in the table of ARCHITECTURE.md`];
    return importsOf(file, source)
      .map(layerOf)
      .filter((layer) => layer !== own && !allowed.has(layer))
      .map((layer) => `${file} imports ${layer}, which ${own} may not`);
  });
}

/** Games never import each other: only the registry knows them all. */
export function gameFaults(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) => {
    const own = gameOf(file);
    if (!own) return [];
    const others = importsOf(file, source).map(gameOf);
    return others
      .filter((other) => other && other !== own)
      .map((other) => `${file} imports the game ${other}`);
  });
}

/** Besides its index.ts, what others may import of a game: what is printed, what boards ask, words, bots, lessons, and what the shelf shows. */
const GAME_DOORS =
  /^src\/games\/\w+\/((components|queries|info|box\/index|bot\/index|course|guide|text\/index|text\/\w+\/(course|guide))\.ts|(box|puzzles|boxes\/\w+)\.json)$/;

/** One line per import that goes past the index.ts of a folder it is not in. */
export function deepFaults(sources: Sources): string[] {
  const doors = new Set([...sources.keys()].filter((file) => file.endsWith('/index.ts')));
  return [...sources].flatMap(([file, source]) =>
    importsOf(file, source)
      .filter((target) => !GAME_DOORS.test(target))
      .flatMap((target) => {
        const door = foldersOf(target)
          .filter((folder) => !file.startsWith(`${folder}/`))
          .map((folder) => `${folder}/index.ts`)
          .find((one) => doors.has(one) && one !== target);
        return door ? [`${file} imports ${target} past ${door}`] : [];
      }),
  );
}

/** Folders that import each other in a circle, each circle once; within table and screens of the client folders count too. */
export function circles(sources: Sources): string[][] {
  const graph = folderGraph(sources, folderOf);
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of graph.get(from) ?? []) if (!seen.has(to)) reach(to, seen.add(to));
    return seen;
  };
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(folder)]));
  const inCircle = [...graph.keys()].filter((folder) => reached.get(folder)?.has(folder));
  const circleOf = (folder: string) =>
    inCircle.filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder));
  return inCircle.map(circleOf).filter((circle, i) => circle[0] === inCircle[i]);
}

/** Folder → the other folders it imports. */
export function folderGraph(sources: Sources, nameOf: (path: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const own = nameOf(file);
    const others = graph.get(own) ?? new Set<string>();
    graph.set(own, others);
    for (const target of importsOf(file, source)) if (nameOf(target) !== own) others.add(nameOf(target));
  }
  return graph;
}

/** As fine as circles are looked for. */
function folderOf(path: string): string {
  const [, top = '', layer = '', below = '', file] = path.split('/');
  if (top !== 'client' || file === undefined || !['table', 'screens', 'boards'].includes(layer))
    return layerOf(path);
  return `client/${layer}/${below}`;
}

function gameOf(path: string): string | undefined {
  return /^src\/games\/(\w+)\//.exec(path)?.[1];
}

/** `src/a/b/c.ts` lies in src/a and src/a/b. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.slice(1).map((_, i) => parts.slice(0, i + 2).join('/'));
}

/** The files of src that a source file imports, by alias or by path. */
function importsOf(file: string, source: string): string[] {
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^'?]+)/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) return [aliased(specifier.slice(1))];
    return specifier.startsWith('.') ? [resolvePath(file, specifier)] : [];
  });
}

/** As in package.json's imports. */
function aliased(name: string): string {
  if (name === 'games') return 'src/games/registry.ts';
  return /\/(components|queries)$/.test(name) ? `src/${name}.ts` : `src/${name}/index.ts`;
}

function resolvePath(file: string, specifier: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

if (process.argv[1] === import.meta.filename) {
  const { sources } = readSources();
  writeFileSync(PICTURE, layersPicture(folderGraph(sources, layerOf)));
}
