/** Reads an attempt, which may be any JSON. */

/** One field of it. */
export function fieldOf(attempt: unknown, name: string): unknown {
  if (typeof attempt !== 'object' || attempt === null || !Object.hasOwn(attempt, name)) return undefined;
  return (attempt as Record<string, unknown>)[name]; // it has the field, as was just asked
}

/** A field that must be a whole number below the limit. */
export function numberOf(attempt: unknown, name: string, limit: number): number | undefined {
  const value = fieldOf(attempt, name);
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit ? Number(value) : undefined;
}
