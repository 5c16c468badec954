/** A game's city as shapes, within 320 by 200. */
import type { Shape } from './shape.ts';

export const CITY = { width: 320, height: 200 } as const;

/** Draws what a viewer sees of a game. */
export type DrawCity = (view: unknown) => readonly Shape[];

const LOADERS: Readonly<Record<string, () => Promise<DrawCity>>> = {
  flatiron: async () => drawing((await import('./cities/flatiron.ts')).flatiron),
  newyork1901: async () => drawing((await import('./cities/newyork1901.ts')).newyork1901),
  newyorkcity: async () => drawing((await import('./cities/newyorkcity.ts')).newyorkcity),
  rowhouse: async () => drawing((await import('./cities/rowhouse.ts')).rowhouse),
  tangramcity: async () => drawing((await import('./cities/tangramcity.ts')).tangramcity),
};

/** Loads the drawing of a game; undefined for a game that has none. */
export async function loadCity(game: string): Promise<DrawCity | undefined> {
  return Object.hasOwn(LOADERS, game) ? LOADERS[game]?.() : undefined;
}

function drawing<View>(draw: (view: View) => readonly Shape[]): DrawCity {
  // Drawing and view are chosen by the same game's id.
  return (view) => draw(view as View);
}
