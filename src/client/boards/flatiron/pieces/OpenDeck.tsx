/** The current level: its slots with their bonuses, the pillars that stand, and where one may be set. */
import type { View } from '#games/flatiron';
import { FLOOR_TILES, NONE } from '#games/flatiron/components';
import { at } from '#kernel';
import { Choosable } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { bonusPicture } from '../pictures.ts';
import { pillarPiece } from '../pieceNames.ts';
import { deckOf, PLAQUE_PLACES, SLOT_HIT, SLOT_PLACES } from '../towerLayout.ts';
import { Plate } from './FloorPlan.tsx';
import { Pillar } from './Pillar.tsx';

/** How far enlarged plaques are moved up, so that they hide less of the storey below. */
const RAISED = 14;

/** From the back to the front. */
const ORDER = [0, 2, 1];

interface Props {
  readonly letter: number;
  /** How much to enlarge plaques, to make up for the scale of the tower. */
  readonly grown: number;
  /** How wide the area is in which a tap chooses a slot. */
  readonly hit: number;
}

export function OpenDeck({ letter, grown, hit }: Props) {
  const { view, text } = useBoard();
  const { levels } = view;
  const level = at(levels, levels.length - 1);
  const y = deckOf(levels.length - 1);
  const { slots } = at(FLOOR_TILES, level.floor);
  return (
    <g transform={`translate(0 ${y})`}>
      <polygon points="2,-15 -72,-52 90,-58" className="fi-inlay" />
      {ORDER.map((slot) => (
        <Slot key={slot} slot={slot} view={view} letter={letter} hit={hit} />
      ))}
      {slots.map((bonus, slot) => {
        const place = at(PLAQUE_PLACES, slot);
        const isTaken = level.slots[slot] !== NONE;
        const heading = text.board.tells(text.board.slot(slot + 1), text.phrases.bonus(level.floor, slot));
        return (
          <g
            key={place.x}
            className={isTaken ? 'fi-plaque fi-used' : 'fi-plaque'}
            data-note={note(heading)}
            {...(!isTaken && newSign('plaque', text.board.signs.plaque))}
          >
            <Plate
              x={place.x}
              y={place.y - (grown - 1) * RAISED}
              picture={bonusPicture(bonus)}
              scale={grown}
            />
          </g>
        );
      })}
    </g>
  );
}

interface SlotProps extends Omit<Props, 'grown'> {
  readonly slot: number;
  readonly view: View;
}

function Slot({ slot, view, letter, hit }: SlotProps) {
  const { text, step, offer, marked, hintAt } = useBoard();
  const { levels } = view;
  const index = levels.length - 1;
  const level = at(levels, index);
  const color = at(level.slots, slot);
  const { x, y } = at(SLOT_PLACES, slot);
  const { board, phrases, names } = text;
  const free = board.tells(board.slot(slot + 1), `${board.free}. ${phrases.bonus(level.floor, slot)}`);
  const heading = color === NONE ? free : board.tells(board.slot(slot + 1), at(names.color, color));
  const stands = offer(`slot:${slot}`, heading);
  const ghost = step?.step === 'pickSlot' && color === NONE && stands.onChoose;
  return (
    <Choosable {...stands} className="fi-slot" note={note(heading)}>
      <rect
        x={x - hit / 2}
        y={y - SLOT_HIT.above}
        width={hit}
        height={SLOT_HIT.above + SLOT_HIT.below}
        fill="transparent"
      />
      <ellipse className={stands.onChoose ? 'fi-pad glow' : 'fi-pad'} cx={x} cy={y} rx="20" ry="8" />
      {ghost && (
        <>
          <path className="glow" d={`M${x - 16} ${y}v-60h32v60`} />
          <g className="fi-ghost">
            <Pillar color={step.color} x={x} y={y + 3} letter={letter} />
          </g>
        </>
      )}
      {hintAt(`slot:${slot}`) > 0 && (
        <g className="fi-slot-hint" transform={`translate(${x} ${y - SLOT_HIT.above})`}>
          <circle r="11" />
          <text dy=".36em" textAnchor="middle">
            {hintAt(`slot:${slot}`)}
          </text>
        </g>
      )}
      {color !== NONE && (
        <g
          data-piece={pillarPiece(view, index, slot)}
          className={`fi-pillar${marked(`pillar:${index}:${slot}`)}`}
        >
          <Pillar color={color} x={x} y={y + 3} letter={letter} />
        </g>
      )}
    </Choosable>
  );
}
