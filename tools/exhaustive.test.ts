/** What a newcomer may forget: every addition below is a type error wherever one of its parts is missing. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel';

const ROOT = join(import.meta.dirname, '..');

interface Addition {
  readonly what: string;
  /** One place is edited, as somebody would who begins to add it. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
  /** What the addition is called, by which its errors are known. */
  readonly name: string;
  /** The files that must be named. */
  readonly missing: readonly string[];
}

const inAll = (path: (language: string) => string) => LANGUAGES.map(path);
const FLATIRON = 'src/games/flatiron';
const CITY = 'src/games/newyorkcity';
const EARLY = 'src/games/newyork1901';
const TANGRAM = 'src/games/tangramcity';

const ADDITIONS: readonly Addition[] = [
  {
    what: 'an effect of a floor in Flatiron',
    file: `${FLATIRON}/box/schema.ts`,
    find: "  'sameColor',\n",
    put: "  'sameColor',\n  'dummyEffect',\n",
    name: 'dummyEffect',
    missing: [
      `${FLATIRON}/effects/floors.ts`,
      'src/client/boards/flatiron/pictures.ts',
      ...inAll((language) => `${FLATIRON}/text/${language}/names.ts`),
    ],
  },
  {
    what: 'an action of a card in Flatiron',
    file: `${FLATIRON}/box/schema.ts`,
    find: "  'newsboyDollars',\n",
    put: "  'newsboyDollars',\n  'dummyDeed',\n",
    name: 'dummyDeed',
    missing: [
      `${FLATIRON}/components/deeds.ts`,
      `${FLATIRON}/effects/deeds.ts`,
      `${FLATIRON}/bot/deeds.ts`,
      `${FLATIRON}/bot/useWorth.ts`,
      'src/client/boards/flatiron/pictures.ts',
      ...inAll((language) => `${FLATIRON}/text/${language}/names.ts`),
    ],
  },
  {
    what: 'a character of New York City',
    file: `${CITY}/characters.ts`,
    find: '  financier: 42,\n',
    put: '  financier: 42,\n  dummyCharacter: 43,\n',
    name: 'dummyCharacter',
    missing: [
      `${CITY}/powers.ts`,
      `${CITY}/bot/weights/byHand.ts`,
      ...inAll((language) => `${CITY}/text/${language}/characters.ts`),
    ],
  },
  {
    what: 'an action card of New York 1901',
    file: `${EARLY}/components.ts`,
    find: "['constructionBoom', 'marketShift', 'landGrab']",
    put: "['constructionBoom', 'marketShift', 'landGrab', 'dummyCard']",
    name: 'dummyCard',
    missing: [`${EARLY}/actionCards.ts`, ...inAll((language) => `${EARLY}/text/${language}/cards.ts`)],
  },
  {
    what: 'a bonus of Tangram City',
    file: `${TANGRAM}/components.ts`,
    find: "export const BONUSES = ['planning', 'balance'] as const;",
    put: "export const BONUSES = ['planning', 'balance', 'dummyBonus'] as const;",
    name: 'dummyBonus',
    missing: [
      `${TANGRAM}/scoring.ts`,
      `${TANGRAM}/roundEnd.ts`,
      `${TANGRAM}/bot/cityWorth.ts`,
      ...inAll((language) => `${TANGRAM}/text/${language}/words.ts`),
    ],
  },
  {
    what: 'a command to a table',
    file: 'src/table/commands.ts',
    find: "  | { readonly do: 'rematch' };",
    put: "  | { readonly do: 'rematch' }\n  | { readonly do: 'dummyCommand' };",
    name: 'dummyCommand',
    missing: ['src/protocol/parse.ts', 'src/table/table.ts'],
  },
  {
    what: 'a language',
    file: 'src/kernel/words.ts',
    find: "'it', 'pl'] as const;",
    put: "'it', 'pl', 'dummyLanguage'] as const;",
    name: 'dummyLanguage',
    missing: [
      'src/client/i18n/languages.ts',
      ...['rowhouse', 'flatiron', 'newyork1901', 'newyorkcity', 'tangramcity'].map(
        (game) => `src/games/${game}/text/index.ts`,
      ),
    ],
  },
  {
    what: 'a sentence of the client',
    file: 'src/client/i18n/text/main.ts',
    find: '  readonly toHome: string;',
    put: '  readonly toHome: string;\n  readonly dummySentence: string;',
    name: 'dummySentence',
    missing: inAll((language) => `src/client/i18n/${language}/main.ts`),
  },
];

const place = mkdtempSync(join(tmpdir(), 'skyline-exhaustive-'));
let errors: readonly string[] = [];

/** All additions are made in one copy of the sources, so that the compiler runs once. */
beforeAll(() => {
  // What tests say is of no interest here, and half of what there is to check.
  const isProduct = (path: string) => !/\.test\.tsx?$|[\\/]tests$/.test(path);
  cpSync(join(ROOT, 'src'), join(place, 'src'), { recursive: true, filter: isProduct });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, file), join(place, file));
  symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'), 'junction');
  for (const { file, find, put } of ADDITIONS) {
    const text = readFileSync(join(place, file), 'utf8');
    if (text.split(find).length !== 2) throw new Error(`${file} must contain ${find} once`);
    writeFileSync(join(place, file), text.replace(find, put));
  }
  const compiler = join(ROOT, 'node_modules', '.bin', 'tsc');
  // One checker and little collecting of garbage: half the work of several checkers that share nothing.
  const { stdout } = spawnSync(compiler, ['--checkers', '1'], {
    cwd: place,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, GOGC: '400' },
  });
  // What follows an error by indented lines belongs to it.
  errors = stdout.split(/\n(?! )/);
}, 240_000);

afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Files in which the compiler complains of something by this name. */
function filesNaming(name: string): Set<string> {
  const named = errors.filter((line) => line.includes(name));
  return new Set(named.map((line) => line.split('(')[0] ?? ''));
}

describe('adding', () => {
  it.each(ADDITIONS)('$what is a type error in every place that needs it', ({ name, missing }) => {
    const named = filesNaming(name);
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.filter((file) => !named.has(file))).toEqual([]);
  });
});
