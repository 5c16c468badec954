/** The tower: what is built, floor by floor, and the outline of what is still to come. */

import { memo } from 'react';
import type { View } from '#games/flatiron';
import { NONE, ROOF } from '#games/flatiron/components';
import { at } from '#kernel';
import {
  CORNER_PILLAR,
  CORNER_PLACES,
  CROWN_PARTS,
  crownOf,
  deckOf,
  MIDDLE,
  PLAN,
  planOf,
  storeyOf,
  wedge,
} from '../towerLayout.ts';
import { Flag } from './Flag.tsx';
import { Pillar } from './Pillar.tsx';
import { SlabOf, Walls } from './Storey.tsx';

interface Props {
  readonly levels: View['levels'];
  /** How much larger letters are drawn; 0 for pictures without any. */
  readonly letter: number;
  /** The name of a pillar that moves: see useSlides. */
  readonly piece?: (level: number, slot: number) => string;
  /** More classes for a part that is highlighted or not sent yet. */
  readonly marked?: (part: string) => string;
  /** The full text of a level. */
  readonly note?: (level: number) => string;
}

/** Ground, finished storeys, then the open deck or the crown. */
export function Tower({ levels, letter, piece, marked = () => '', note }: Props) {
  const roofed = levels.at(-1)?.floor === ROOF;
  const finished = levels.slice(0, -1);
  return (
    <>
      <SlabOf y={6} thick={12} grown={1.16} top="pavement" plain />
      {(roofed || finished.length > 0) && <SlabOf y={-9.8} thick={12} grown={1.06} />}
      {finished.map((level, index) => (
        <g key={level.floor} className={`fi-level${marked(`level:${index}`)}`} data-note={note?.(index)}>
          <Walls index={index} />
          {[0, 2, 1].map((slot) => {
            const color = at(level.slots, slot);
            const { x, y } = at(CORNER_PLACES, slot);
            return (
              <g
                key={slot}
                data-piece={piece?.(index, slot)}
                className={`fi-pillar${marked(`pillar:${index}:${slot}`)}`}
              >
                {color !== NONE && (
                  <Pillar
                    color={color}
                    x={x}
                    y={y + storeyOf(index).bottom}
                    scale={CORNER_PILLAR}
                    letter={letter}
                  />
                )}
              </g>
            );
          })}
          {index < finished.length - 1 && <SlabOf y={storeyOf(index).slab + 2.6} thick={18} grown={1.07} />}
        </g>
      ))}
      {roofed ? (
        <Crown storeys={finished.length} />
      ) : (
        <g
          key={`deck ${finished.length}`}
          className={`fi-level${marked(`level:${finished.length}`)}`}
          data-note={note?.(finished.length)}
          data-piece={piece && `floor-${levels.at(-1)?.floor}`}
        >
          <SlabOf y={deckOf(finished.length)} thick={30} grown={1.09} top="deck" />
        </g>
      )}
    </>
  );
}

/** The roof: cornice, parapet, a little house and a flag. */
function Crown({ storeys }: { storeys: number }) {
  const { cornice, parapet, house, flag } = crownOf(storeys);
  const { x, y } = MIDDLE;
  return (
    <g className="fi-crown">
      <SlabOf y={cornice} thick={CROWN_PARTS.cornice} grown={1.2} />
      <SlabOf y={parapet} thick={CROWN_PARTS.parapet} grown={1.1} plain />
      <polygon points={flat(wedge(parapet + 3, 0.98))} fill="var(--fi-pavement)" opacity=".8" />
      <SlabOf y={house} thick={CROWN_PARTS.house} grown={0.36} />
      <path d={`M${x} ${y + house}V${y + flag}`} className="fi-pole" />
      <g transform={`translate(${x} ${y + flag})`}>
        <Flag />
      </g>
    </g>
  );
}

const flat = ({ left, prow, right }: ReturnType<typeof wedge>) =>
  [left, prow, right].map(({ x, y }) => `${x},${y}`).join(' ');

const outline = (y: number, thick: number, grown: number) => {
  const { left, prow, right } = wedge(y, grown);
  return `M${prow.x} ${prow.y}L${left.x} ${left.y} ${right.x} ${right.y}zM${left.x} ${left.y}v${thick}L${prow.x} ${prow.y + thick} ${right.x} ${right.y + thick}v-${thick}M${prow.x} ${prow.y}v${thick}`;
};

/** The blueprint: floors and the roof to come, dashed. */
export const Blueprint = memo(function Blueprint({ levels }: { levels: number }) {
  const { slabs, storey, roof } = planOf(levels);
  const d = [
    ...slabs.map((y) => outline(y - PLAN.slab, PLAN.slab, 1.07) + outline(y - PLAN.slab - storey, storey, 1)),
    outline(roof - PLAN.roof, PLAN.roof, 1.09),
  ].join('');
  return <path className="fi-blueprint" d={d} />;
});

/** The crane on the open deck. */
export function Derrick({ y }: { y: number }) {
  return (
    <g className="fi-derrick" transform={`translate(0 ${y + 218.6})`}>
      <path d="M8 -277V-371M-8 -274 8 -337l16 57M8 -295 76 -383M8 -371 76 -383M-1 -299h18M3 -319h10" />
      <path d="M76 -383v22" strokeWidth="1" />
      <path d="M72 -361h8l-4 7z" fill="var(--brass)" stroke="none" />
    </g>
  );
}
