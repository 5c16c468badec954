/** A guard against chance, clocks and timers in rules: they throw instead. */
import type { Game, GameTypes } from '../index.ts';

const FORBIDDEN = [
  'Date',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'performance',
  'crypto',
] as const;

/** The same game, with everything forbidden removed while its rules run. */
export function guarded<G extends GameTypes>(game: Game<G>): Game<G> {
  const wrapped = Object.entries(game).map(([name, member]) => [
    name,
    typeof member === 'function' ? (...args: unknown[]) => isolated(() => member.apply(game, args)) : member,
  ]);
  return Object.fromEntries(wrapped) as Game<G>;
}

function isolated<T>(run: () => T): T {
  const { random } = Math;
  const before = FORBIDDEN.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  Math.random = () => forbid('Math.random');
  for (const name of FORBIDDEN) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => forbid(name) });
  }
  try {
    return run();
  } finally {
    Math.random = random;
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
}

function forbid(name: string): never {
  throw new Error(`rules may not use ${name}`);
}
