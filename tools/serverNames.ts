/** File names that stand for more than one file: whoever reads one in a stack trace or an import must know which file is meant. */
import { basename } from 'node:path';

/** Every folder may have its `index.ts`. */
const EVERYWHERE = 'index.ts';

/** Each name used more than once, with the files that use it. */
export function repeatedNames(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = basename(file);
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return new Map([...byName].filter(([name, used]) => used.length > 1 && name !== EVERYWHERE));
}
