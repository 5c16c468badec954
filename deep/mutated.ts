/** Data that is nearly right. */
import { at, type Rng } from '#kernel';

/** A piece of plain data with one thing about it changed. */
export function mutated(rng: Rng, value: unknown): unknown {
  if (Array.isArray(value)) return mutatedArray(rng, value);
  if (typeof value === 'object' && value !== null)
    return mutatedObject(rng, value as Record<string, unknown>);
  if (typeof value === 'number')
    return rng.pick([value + 1, value - 1, -value - 1, value + 0.5, String(value), 1e9]);
  if (typeof value === 'string') return rng.pick([`${value}x`, '', value.toUpperCase(), 0]);
  return rng.pick([0, 'null', [], {}, true]);
}

function mutatedArray(rng: Rng, items: readonly unknown[]): unknown {
  if (items.length === 0) return [0];
  const place = rng.below(items.length);
  return rng.pick([
    items.with(place, mutated(rng, items[place])),
    items.toSpliced(place, 1),
    [...items, at(items, place)],
    { ...items },
  ]);
}

function mutatedObject(rng: Rng, value: Record<string, unknown>): unknown {
  const keys = Object.keys(value);
  if (keys.length === 0) return { seat: 0 };
  const key = rng.pick(keys);
  const { [key]: _gone, ...without } = value;
  return rng.pick([
    { ...value, [key]: mutated(rng, value[key]) },
    without,
    { ...value, [`${key}2`]: 1 },
    [value],
    [key],
  ]);
}
