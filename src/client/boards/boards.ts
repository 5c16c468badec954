/** The games that have drawings of their own; each loads when it is needed. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Drawings } from './boardProps.ts';

const LOADERS: Readonly<Record<string, () => Promise<Drawings>>> = {
  newyork1901: () => loaded(import('./newyork1901/index.ts')),
  flatiron: () => loaded(import('./flatiron/index.ts')),
  newyorkcity: () => loaded(import('./newyorkcity/index.ts')),
  rowhouse: () => loaded(import('./rowhouse/index.ts')),
  tangramcity: () => loaded(import('./tangramcity/index.ts')),
};

/** Drawings take the view of their own game; the id ties the two together. */
async function loaded(module: Promise<{ readonly drawings: unknown }>): Promise<Drawings> {
  return (await module).drawings as Drawings;
}

type Lazy<C> = C extends ComponentType<infer P> ? LazyExoticComponent<ComponentType<P>> : never;
type Loading = { readonly [K in keyof Drawings]: Lazy<Drawings[K]> };

const known = new Map<string, Loading>();

/** Loads a game's drawings before they are needed. */
export async function drawingsAhead(id: string): Promise<void> {
  if (Object.hasOwn(LOADERS, id)) await LOADERS[id]?.();
}

/** A game's drawings, to be rendered below a Suspense. */
export function drawingsOf(id: string): Loading | undefined {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (!load) return undefined;
  let loading = known.get(id);
  if (!loading) {
    loading = {
      Board: lazy(async () => ({ default: (await load()).Board })),
      Small: lazy(async () => ({ default: (await load()).Small })),
      Scene: lazy(async () => ({ default: (await load()).Scene })),
      Legend: lazy(async () => ({ default: (await load()).Legend })),
    };
    known.set(id, loading);
  }
  return loading;
}
