/** Drawings of the rules about the box, the setup and the turn. */
import { FIRST_LEGENDARY, START_TILE } from '#games/newyork1901/components';
import { Alternatives, Crossed, Group, Sequence } from '../../kit/RuleParts.tsx';
import { MapPart, standing } from './MapPart.tsx';
import { Action, BRONZE, Building, Drawing, Lot, LotCard, Offer, SILVER, Tiles, Worker } from './parts.tsx';

/** The blue block between Pine and Wall Street. */
const BLOCK = { rows: [8, 11], columns: [5, 9] } as const;

const tilesFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

export const beginning = {
  'R1.1': () => (
    <Drawing>
      <MapPart {...BLOCK} />
    </Drawing>
  ),
  'R1.2': () => (
    <Drawing>
      <MapPart rows={[8, 12]} columns={[2, 12]} />
    </Drawing>
  ),
  'R1.3': () => (
    <Drawing>
      <Group>
        <LotCard district="blue" />
        <LotCard district="blue" squares={3} />
        <LotCard district="red" />
        <LotCard district="green" squares={3} />
      </Group>
    </Drawing>
  ),
  'R1.4': () => (
    <Drawing>
      <Tiles tiles={tilesFrom(0, 6)} />
      <Tiles tiles={tilesFrom(6, 6)} />
      <Tiles tiles={tilesFrom(12, 6)} />
    </Drawing>
  ),
  'R1.5': () => (
    <Drawing>
      <Tiles tiles={tilesFrom(FIRST_LEGENDARY, 4)} />
    </Drawing>
  ),
  'R1.9': () => (
    <Drawing>
      <Group>
        <Worker />
        <Worker />
        <Worker />
        <Worker />
        <Action card="constructionBoom" />
        <Action card="marketShift" />
        <Action card="landGrab" />
      </Group>
    </Drawing>
  ),
  'R2.2': () => (
    <Drawing>
      <Sequence>
        <LotCard district="blue" />
        <MapPart {...BLOCK} buildings={[standing(START_TILE, 10, 8)]} />
      </Sequence>
    </Drawing>
  ),
  'R2.3': () => (
    <Drawing>
      <Offer districts={['red', 'blue', 'yellow', 'green']} />
    </Drawing>
  ),
  'R3.1': () => (
    <Drawing>
      <Alternatives>
        <Sequence>
          <LotCard district="blue" />
          <Lot district="blue" isReserved />
          <Building tile={BRONZE} />
        </Sequence>
        <Sequence>
          <Crossed>
            <Building tile={BRONZE} />
          </Crossed>
          <Building tile={SILVER} />
        </Sequence>
      </Alternatives>
    </Drawing>
  ),
  'R3.3': () => (
    <Drawing>
      <Sequence>
        <Group>
          <Crossed>
            <Worker />
          </Crossed>
          <Crossed>
            <LotCard district="blue" />
          </Crossed>
        </Group>
        <Building tile={BRONZE} />
      </Sequence>
    </Drawing>
  ),
  'R3.5': () => (
    <Drawing>
      <Sequence>
        <Lot district="blue" isReserved />
        <Group>
          <Lot district="blue" />
          <Worker />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R4.2': () => (
    <Drawing>
      <Sequence>
        <Group>
          <LotCard district="blue" />
          <Worker />
        </Group>
        <MapPart {...BLOCK} buildings={[standing(START_TILE, 10, 8)]} workers={['B06']} />
      </Sequence>
    </Drawing>
  ),
} as const;
