/** The box files of every game: what is known about them, and the values that games come with or came with before. */
import type { BoxKit, SheetPart } from '#box';
import type { Box } from '#kernel';
import { GAME_INFO, type GameId } from './registry.ts';

/** What is known about a game's box file. */
export interface BoxFile {
  readonly kit: BoxKit;
  readonly sheet: readonly SheetPart[];
}

const BOX_FILES: Readonly<Record<GameId, () => Promise<BoxFile>>> = {
  flatiron: () => import('./flatiron/box/index.ts'),
  newyork1901: () => import('./newyork1901/box/index.ts'),
  newyorkcity: () => import('./newyorkcity/box/index.ts'),
  rowhouse: () => import('./rowhouse/box/index.ts'),
  tangramcity: () => import('./tangramcity/box/index.ts'),
};

/** Loads what is known about a game's box file; the game itself is not loaded. */
export function loadBoxFile(id: GameId): Promise<BoxFile> {
  return BOX_FILES[id]();
}

type BoxModule = Promise<{ readonly default: unknown }>;

/** Skyline's own values, also in a build that plays with others. */
const OWN_BOXES: Readonly<Record<GameId, () => BoxModule>> = {
  flatiron: () => import('./flatiron/box.json', { with: { type: 'json' } }),
  newyork1901: () => import('./newyork1901/box.json', { with: { type: 'json' } }),
  newyorkcity: () => import('./newyorkcity/box.json', { with: { type: 'json' } }),
  rowhouse: () => import('./rowhouse/box.json', { with: { type: 'json' } }),
  tangramcity: () => import('./tangramcity/box.json', { with: { type: 'json' } }),
};

/** Values that games came with before, by fingerprint: tables and records made with them go on with them. */
const FORMER_BOXES: Partial<Record<GameId, Readonly<Record<string, () => BoxModule>>>> = {
  flatiron: {
    bd89cce4a8df4d35: () => import('./flatiron/boxes/bd89cce4a8df4d35.json', { with: { type: 'json' } }),
  },
  newyork1901: {
    '564a86989321c018': () => import('./newyork1901/boxes/564a86989321c018.json', { with: { type: 'json' } }),
  },
  newyorkcity: {
    '2e30912f39925498': () => import('./newyorkcity/boxes/2e30912f39925498.json', { with: { type: 'json' } }),
  },
};

/** Loads values that a game comes with, or came with before. */
export async function loadKnownBox(id: GameId, fingerprint: string): Promise<Box | undefined> {
  const load = GAME_INFO[id].boxes.at(-1) === fingerprint ? OWN_BOXES[id] : FORMER_BOXES[id]?.[fingerprint];
  // A test checks the files against their schemas.
  return load && ((await load()).default as Box);
}
