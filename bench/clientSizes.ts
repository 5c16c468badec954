/** What the browser has to load, gzipped, as Vite's manifest tells it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '#games';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export interface Size {
  readonly name: string;
  readonly scripts: number;
  readonly styles: number;
}

const ENTRY = 'index.html';
/** What the home page loads by itself as soon as it stands. */
const HOME = [ENTRY, 'screens/home/Home.tsx'];
const TABLE = [
  'screens/home/quickGame.ts',
  'screens/local/LocalScreen.tsx',
  'i18n/en/sections.ts',
  'i18n/en/lists.ts',
];

export interface Sizes {
  readonly first: Size;
  readonly home: Size;
  readonly table: Size;
  readonly games: readonly Size[];
  /** The files of the home page, to be compared with what a browser asks for. */
  readonly homeFiles: ReadonlySet<string>;
}

export function sizesOf(folder: string): Sizes {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const first = filesOf(manifest, [ENTRY]);
  const home = filesOf(manifest, HOME);
  const table = without(filesOf(manifest, TABLE), home);
  return {
    first: sizeOf(folder, 'the first page', first),
    home: sizeOf(folder, 'home, with what it loads by itself', home),
    table: sizeOf(folder, 'the table, for every game', table),
    games: GAME_IDS.map((id) =>
      sizeOf(folder, id, without(filesOf(manifest, chunksOf(manifest, id)), home, table)),
    ),
    homeFiles: home,
  };
}

/** Rules, heuristics and words of a game, and its board where it has one. */
function chunksOf(manifest: Manifest, id: string): string[] {
  return Object.keys(manifest).filter((name) =>
    new RegExp(`games/${id}/(index|bot|text/index)\\.ts$|^boards/${id}/`).test(name),
  );
}

/** The chunks and all they import. */
function filesOf(manifest: Manifest, names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no chunk ${name}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return files;
}

function without(files: ReadonlySet<string>, ...known: readonly ReadonlySet<string>[]): Set<string> {
  return new Set([...files].filter((file) => !known.some((others) => others.has(file))));
}

function sizeOf(folder: string, name: string, files: ReadonlySet<string>): Size {
  const sum = (ending: string) =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .reduce((bytes, file) => bytes + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
  return { name, scripts: sum('.js'), styles: sum('.css') };
}
