/** The pillars of the current level alone, for pictures without anything to choose. */
import type { View } from '#games/flatiron';
import { NONE } from '#games/flatiron/components';
import { at } from '#kernel';
import { deckOf, SLOT_PLACES } from '../towerLayout.ts';
import { Pillar } from './Pillar.tsx';

export function OpenPillars({ levels, letter = 0 }: { levels: View['levels']; letter?: number }) {
  const y = deckOf(levels.length - 1);
  const slots = levels.at(-1)?.slots ?? [];
  return (
    <>
      {[0, 2, 1].map((slot) => {
        const color = slots[slot] ?? NONE;
        const place = at(SLOT_PLACES, slot);
        return (
          color !== NONE && (
            <Pillar key={slot} color={color} x={place.x} y={place.y + 3 + y} letter={letter} />
          )
        );
      })}
    </>
  );
}
