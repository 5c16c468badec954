/** Views come as new objects each time. What says the same as before stays the same object, so that memoised parts are not drawn again. */
import { useState } from 'react';
import { same } from '#kernel';

/** The list with last time's objects in the places where they say the same; last time's list where all of them do. */
export function useUnchanged<T>(list: readonly T[]): readonly T[] {
  // Written while rendering: rendering again with the same list finds the same objects.
  const [last] = useState({ list });
  last.list = unchanged(last.list, list);
  return last.list;
}

export function unchanged<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  if (now === before) return before;
  const kept = now.map((item, i) => {
    const old = before[i];
    return old !== undefined && same(old, item) ? old : item;
  });
  return kept.length === before.length && kept.every((item, i) => item === before[i]) ? before : kept;
}
