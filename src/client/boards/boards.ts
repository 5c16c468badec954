/** The drawings of each game, loaded when needed. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Drawings } from './kit/boardProps.ts';

const LOADERS: Readonly<Record<string, () => Promise<Drawings>>> = {
  newyork1901: () => drawingsFrom(import('./newyork1901/index.ts')),
  flatiron: () => drawingsFrom(import('./flatiron/index.ts')),
  newyorkcity: () => drawingsFrom(import('./newyorkcity/index.ts')),
  rowhouse: () => drawingsFrom(import('./rowhouse/index.ts')),
  tangramcity: () => drawingsFrom(import('./tangramcity/index.ts')),
};

async function drawingsFrom(module: Promise<{ readonly drawings: unknown }>): Promise<Drawings> {
  // Drawings take the view of their own game: both are chosen by the game's id.
  return (await module).drawings as Drawings;
}

/** Games whose seats lie in the top bar of a table; those of the others need room for more than points. */
const SEATS_IN_BAR: ReadonlySet<string> = new Set(['flatiron', 'newyork1901', 'rowhouse']);

/** Where the seats of a game lie. */
export function seatsPlace(id: string): 'bar' | 'rail' {
  return SEATS_IN_BAR.has(id) ? 'bar' : 'rail';
}

type Lazy<C> = C extends ComponentType<infer P> ? LazyExoticComponent<ComponentType<P>> : never;
type DrawingName = 'Board' | 'Small' | 'Scene' | 'Legend';
type LazyDrawings = { readonly [K in DrawingName]: Lazy<Drawings[K]> };

const cache = new Map<string, LazyDrawings>();
const loaded = new Map<string, Drawings>();

/** Loads a game's drawings, if it has any, before they are rendered. */
export async function loadDrawings(id: string): Promise<Drawings | undefined> {
  const drawings = Object.hasOwn(LOADERS, id) ? await LOADERS[id]?.() : undefined;
  if (drawings) loaded.set(id, drawings);
  return drawings;
}

/** Where a game's drawings want the table to stop; nowhere until they are loaded. */
export function holdOf(id: string): NonNullable<Drawings['hold']> {
  let hold: Drawings['hold'];
  loadDrawings(id).then(
    (drawings) => {
      hold = drawings?.hold;
    },
    () => {},
  );
  return (events) => hold?.(events);
}

/** A game's drawings, to be rendered below a Suspense. */
export function drawingsOf(id: string): LazyDrawings | undefined {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (!load) return undefined;
  let drawings = cache.get(id);
  if (!drawings) {
    // Whoever renders them sees no difference, but lazy ones would first leave their place empty.
    drawings = (loaded.get(id) as LazyDrawings | undefined) ?? {
      Board: lazy(async () => ({ default: (await load()).Board })),
      Small: lazy(async () => ({ default: (await load()).Small })),
      Scene: lazy(async () => ({ default: (await load()).Scene })),
      Legend: lazy(async () => ({ default: (await load()).Legend })),
    };
    cache.set(id, drawings);
  }
  return drawings;
}
