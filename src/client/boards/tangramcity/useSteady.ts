/** Views come as new objects each time; what has not changed stays the same object, so that it is not drawn again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Action, City } from './game.ts';

/** All that is drawn of a city. */
const keyOf = ({ board, side, pieces, aside, rounds, planningBonus, balanceBonus }: City) =>
  `${board} ${side}|${pieces}|${aside}|${rounds}|${planningBonus} ${balanceBonus}`;

export function useSteady(cities: readonly City[]): readonly City[] {
  // What was drawn last, by seat; looking it up again finds the same.
  const [known] = useState(() => new Map<number, { readonly key: string; readonly city: City }>());
  return cities.map((city, seat) => {
    const key = keyOf(city);
    const last = known.get(seat);
    if (last?.key === key) return last.city;
    known.set(seat, { key, city });
    return city;
  });
}

/** Answers to the same question stay the same list. */
export function useSteadyLegal(legal: readonly Action[], asked: string): readonly Action[] {
  const [known] = useState(() => new Map<string, readonly Action[]>());
  const key = `${asked}|${legal.length}`;
  const steady = known.get(key) ?? legal;
  if (!known.has(key)) known.clear();
  known.set(key, steady);
  return steady;
}

/** A function that stays the same and does what the last one does. */
export function useSteadyCall<T>(call: (value: T) => void): (value: T) => void {
  const last = useRef(call);
  useEffect(() => {
    last.current = call;
  });
  return useCallback((value: T) => last.current(value), []);
}
