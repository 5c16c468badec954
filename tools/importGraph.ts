/** Who imports whom between the folders of src, and whether ARCHITECTURE.md allows it. */

/** Folder → what it may import; the table in ARCHITECTURE.md. */
export type Permissions = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the rows `| kernel | nothing | …` under the heading «Who may import whom». */
export function readPermissions(markdown: string): Permissions {
  const section = markdown.split(/^## Who may import whom$/m)[1]?.split(/^## /m)[0] ?? '';
  const rows = [...section.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)];
  return new Map(
    rows.map(([, folder = '', list = '']) => [
      folder,
      new Set([...list.matchAll(/`(\w+)`/g)].map((match) => match[1] ?? '')),
    ]),
  );
}

/** The folders of src that a source file imports, by alias or by path. */
export function importedFolders(file: string, source: string): string[] {
  return specifiersOf(source).flatMap((specifier) => {
    const alias = /^#(\w+)/.exec(specifier)?.[1];
    if (alias) return [alias];
    return specifier.startsWith('.') ? [folderOf(resolvePath(file, specifier))] : [];
  });
}

/** `src/games/flatiron/flow.ts` is in games. */
export function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** One line per import that the table does not allow, or deep import past a game's door. */
export function importFaults(files: ReadonlyMap<string, string>, permissions: Permissions): string[] {
  return [...files].flatMap(([file, source]) => {
    const own = folderOf(file);
    const allowed = permissions.get(own);
    if (!allowed) return [`${own} is not in the table of ARCHITECTURE.md`];
    return importedFolders(file, source)
      .filter((folder) => folder !== own && !allowed.has(folder))
      .map((folder) => `${file} imports ${folder}, which ${own} may not`);
  });
}

/** Games never import each other: only the registry knows them all. */
export function gameFaults(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, source]) => {
    const own = gameOf(file);
    if (!own) return [];
    const others = specifiersOf(source).map((specifier) =>
      specifier.startsWith('.')
        ? gameOf(resolvePath(file, specifier))
        : /^#games\/(\w+)/.exec(specifier)?.[1],
    );
    return others
      .filter((other) => other && other !== own)
      .map((other) => `${file} imports the game ${other}`);
  });
}

function gameOf(path: string): string | undefined {
  return /^src\/games\/(\w+)\//.exec(path)?.[1];
}

function specifiersOf(source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

function resolvePath(file: string, specifier: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
