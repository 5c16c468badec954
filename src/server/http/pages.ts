/** The pages of the client: which one an address gets, in the reader's language. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#kernel';

/** A kind of page, as the build lists it (tools/pages.ts). */
interface PageKind {
  readonly name: string;
  /** A regular expression for its addresses. */
  readonly path: string;
}

export interface ClientPages {
  /** The file of an address, from the client's folder on. */
  fileFor(path: string, wished: string | undefined): string;
  /** The home page; the others have the same scripts and style sheets inside. */
  readonly home: string;
}

/** Every page, for a client that is built without a list of them. */
const PAGE = 'index.html';

/** Reads what was built; fails if nothing was. */
export function readPages(folder: string): ClientPages {
  const page = join(folder, PAGE);
  if (!existsSync(page)) throw new Error(`the client is not built: there is no ${page}`);
  const list = join(folder, 'pages/pages.json');
  const kinds: readonly PageKind[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const known = kinds.map(({ name, path }) => ({ name, path: new RegExp(path) }));
  return {
    fileFor(path, wished) {
      const kind = known.find((one) => one.path.test(path));
      return kind ? `pages/${kind.name}.${languageOf(wished)}.html` : PAGE;
    },
    home: readFileSync(page, 'utf8'),
  };
}

/** The first language of an Accept-Language header that we speak, by preference. */
export function languageOf(wished = ''): Language {
  const preferences = wished
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().toLowerCase().split(';');
      const weight = Number(/^\s*q=([\d.]+)$/.exec(quality)?.[1] ?? 1);
      return { language: LANGUAGES.find((one) => one === tag.split('-')[0]), weight };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, two) => two.weight - one.weight);
  return preferences.find(({ language }) => language)?.language ?? 'en';
}
