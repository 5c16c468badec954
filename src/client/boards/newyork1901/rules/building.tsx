/** Drawings of the rules about building, demolishing and technology. */
import { START_TILE, THRESHOLDS } from '#games/newyork1901/components';
import { Alternatives, Crossed, Group, Sequence } from '../../kit/RuleParts.tsx';
import { PointsBadge, TileIcon } from '../pieces/TileIcon.tsx';
import { MapPart, standing } from './MapPart.tsx';
import { BRONZE, Building, Drawing, Gate, GOLD, Lot, SILVER, Tiles, Worker } from './parts.tsx';

/** Two lots beside Broadway, and what is around them. */
const CORNER = { rows: [8, 12], columns: [4, 9] } as const;
/** A lot of three squares, two of which touch no street. */
const INSIDE = { rows: [0, 3], columns: [11, 14] } as const;

const BRONZE_BAR3 = 3;
const BRONZE_SQUARE = 5;
const SILVER_PEE = 11;

export const building = {
  'R5.1': () => (
    <Drawing>
      <Sequence>
        <Group>
          <TileIcon tile={BRONZE} size={16} />
          <PointsBadge tile={BRONZE} />
        </Group>
        <Lot district="blue" isReserved />
        <Group>
          <Building tile={BRONZE} />
          <Worker />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R5.2': () => (
    <Drawing>
      <Group>
        <MapPart {...INSIDE} buildings={[standing(BRONZE, 1, 12, 1)]} />
        <Crossed>
          <MapPart {...INSIDE} buildings={[standing(BRONZE, 2, 12)]} />
        </Crossed>
      </Group>
    </Drawing>
  ),
  'R5.3': () => (
    <Drawing>
      <Alternatives>
        <MapPart {...CORNER} buildings={[standing(BRONZE_BAR3, 11, 5)]} />
        <MapPart {...CORNER} buildings={[standing(BRONZE_SQUARE, 10, 5)]} />
      </Alternatives>
    </Drawing>
  ),
  'R5.4': () => (
    <Drawing>
      <Sequence>
        <MapPart {...CORNER} workers={['B06', 'B12']} />
        <Group>
          <MapPart {...CORNER} buildings={[standing(BRONZE_SQUARE, 10, 5)]} />
          <Worker />
          <Worker />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R6.1': () => (
    <Drawing>
      <Sequence>
        <MapPart {...CORNER} buildings={[standing(BRONZE_SQUARE, 10, 5)]} />
        <MapPart {...CORNER} buildings={[standing(SILVER_PEE, 10, 5, 3)]} />
      </Sequence>
    </Drawing>
  ),
  'R6.2': () => (
    <Drawing>
      <Sequence>
        <Building tile={START_TILE} />
        <Building tile={BRONZE} />
        <Building tile={SILVER} />
        <Building tile={GOLD} />
      </Sequence>
    </Drawing>
  ),
  'R6.3': () => (
    <Drawing>
      <Crossed>
        <Sequence>
          <Building tile={GOLD} />
          <Building tile={SILVER} />
        </Sequence>
      </Crossed>
    </Drawing>
  ),
  'R7.1': () => <Gates thresholds={THRESHOLDS.usual} />,
  'R7.2': () => <Gates thresholds={THRESHOLDS.expert} />,
} as const;

/** From which points on which tiles are open. */
function Gates({ thresholds }: { thresholds: (typeof THRESHOLDS)['usual'] }) {
  return (
    <Drawing>
      <Sequence>
        <Gate technology="silver" from={thresholds.silver} />
        <Tiles tiles={[SILVER, SILVER_PEE]} />
      </Sequence>
      <Sequence>
        <Gate technology="gold" from={thresholds.gold} />
        <Tiles tiles={[GOLD, 19]} />
      </Sequence>
    </Drawing>
  );
}
