/** Parts of the board as the drawings of rules show them: without a view, and without anything to choose. */
import type { ReactNode } from 'react';
import {
  type Character as CharacterNumber,
  DISTRICTS,
  type District as DistrictName,
  DOLLARS,
  KINDS,
  type Kind,
  LETTERS,
  PRESS_BONUS_FROM,
  PRESTIGE_TILES,
  VEHICLES,
  type Vehicle as VehicleName,
} from '#games/newyorkcity/components';
import { Crossed, Group, Open, Sequence } from '../../kit/RuleParts.tsx';
import { PLATE } from '../layout.ts';
import { CharacterFace } from './CharacterTile.tsx';
import { Card, KindSign } from './Kind.tsx';
import { OwnerMark, TowerSign } from './Owner.tsx';
import { BaseValue, DistrictLetter, PrestigeTile } from './Plate.tsx';
import { Lantern, Sign } from './Sign.tsx';
import { Vehicle } from './Vehicle.tsx';

/** A drawing in the colours of the board. */
export function Drawing({ children }: { children: ReactNode }) {
  return <span className="nyc nyc-rule">{children}</span>;
}

/** A character that is used for a dollar, and what that does. */
export function Used({ number, brings }: { number: CharacterNumber; brings: ReactNode }) {
  return (
    <Drawing>
      <Sequence>
        <Group>
          <KindSign kind={DOLLARS} />
          <Character number={number} />
        </Group>
        {brings}
      </Sequence>
    </Drawing>
  );
}

/** A character that counts at the end, and what for. */
export function Counted({ number, by }: { number: CharacterNumber; by: ReactNode }) {
  return (
    <Drawing>
      <Group>
        {by}
        <b>=</b>
        <Sign name="star" />
        <Character number={number} />
      </Group>
    </Drawing>
  );
}

/** A character's tile. */
export function Character({ number }: { number: CharacterNumber }) {
  return (
    <span className="nyc-character">
      <CharacterFace character={number} />
    </span>
  );
}

/** A card by its kind. */
export function OneCard({ kind }: { kind: Kind }) {
  return <Card kind={KINDS.indexOf(kind)} size="small" />;
}

/** Cards that lie together. */
export function Pair({ of }: { of: readonly Kind[] }) {
  return (
    <span className="nyc-rule-pair">
      {of.map((kind, place) => (
        <OneCard key={`${place} ${kind}`} kind={kind} />
      ))}
    </span>
  );
}

/** A pair of which the first card is taken. */
export function MixedPair({ of: [taken, left] }: { of: readonly [Kind, Kind] }) {
  return (
    <span className="nyc-rule-pair">
      <Open>
        <OneCard kind={taken} />
      </Open>
      <OneCard kind={left} />
    </span>
  );
}

/** Cards off the deck. */
export function DeckCards({ count }: { count: number }) {
  return (
    <Group>
      <Sign name="deck" />
      {count > 1 && <b>×{count}</b>}
    </Group>
  );
}

/** Cards that are replaced by others off the deck. */
export function Renewed({ cards }: { cards: readonly Kind[] }) {
  return (
    <Sequence>
      <Crossed>
        <Pair of={cards} />
      </Crossed>
      <DeckCards count={cards.length} />
    </Sequence>
  );
}

/** Cards, and what they count together in a bid. */
export function Worth({ cards, value }: { cards: readonly (readonly Kind[])[]; value: number | undefined }) {
  return (
    <Group>
      {cards.map((laid, place) => (
        <Group key={laid.join()}>
          {place > 0 && <b>+</b>}
          <Pair of={laid} />
        </Group>
      ))}
      <b>{value === undefined ? '= –' : `= ${value}`}</b>
    </Group>
  );
}

/** The sign of a kind, and so many. */
export function Kinds({ kind, count }: { kind: Kind; count: number }) {
  return (
    <Group>
      <KindSign kind={KINDS.indexOf(kind)} />
      <b>{count}</b>
    </Group>
  );
}

/** Points. */
export function Points({ count }: { count: number | string }) {
  return (
    <Group>
      <b>{typeof count === 'number' ? `+${count}` : count}</b>
      <Sign name="star" />
    </Group>
  );
}

/** A district, by its lantern. */
export function District({ name }: { name: DistrictName }) {
  return <Lantern district={DISTRICTS.indexOf(name)} width={24} height={32} />;
}

/** The letter of a district. */
export function Letter({ letter, isMayors = false }: { letter: string; isMayors?: boolean }) {
  return (
    <svg viewBox="-1 -1 26 24" width="30" aria-hidden="true">
      <DistrictLetter letter={letter} isMayors={isMayors} />
    </svg>
  );
}

/** All letters that the mayor comes to. */
export const MAYORS_LETTERS = LETTERS.slice(0, -1);

/** What a district is worth without prestige tiles. */
export function Base({ value }: { value: number }) {
  return (
    <svg viewBox={`-1 -1 ${PLATE.worthWidth + 2} ${PLATE.base + 2}`} width="60" aria-hidden="true">
      <BaseValue value={value} />
    </svg>
  );
}

/** The first prestige tile of a vehicle. */
export function Tile({ vehicle }: { vehicle: VehicleName }) {
  const tile = PRESTIGE_TILES.findIndex((one) => one.vehicle === VEHICLES.indexOf(vehicle));
  return (
    <svg viewBox={`-2 -2 ${PLATE.worthWidth + 4} ${PLATE.tile + 4}`} width="66" aria-hidden="true">
      <PrestigeTile tile={tile} x={0} y={0} />
    </svg>
  );
}

export function OneVehicle({ name }: { name: VehicleName }) {
  return <Vehicle vehicle={VEHICLES.indexOf(name)} width={46} height={25} />;
}

/** So many skyscrapers of an owner. */
export function Towers({ owner, count }: { owner: number; count: number }) {
  return (
    <span className="nyc-rule-pair">
      {Array.from({ length: count }, (_, i) => (
        <TowerSign key={i} owner={owner} />
      ))}
    </span>
  );
}

interface TrackProps {
  readonly from: number;
  readonly to: number;
  /** Owners on a space, the lowest first. */
  readonly pawns: Readonly<Record<number, readonly number[]>>;
}

/** Some spaces of the press track with pawns, those that arrived later above the others. */
export function Track({ from, to, pawns }: TrackProps) {
  return (
    <span className="nyc-rule-track">
      {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((space) => (
        <span key={space}>
          <span className="nyc-rule-pawns">
            {(pawns[space] ?? []).map((owner) => (
              <OwnerMark key={owner} owner={owner} size={18} />
            ))}
          </span>
          <small className={space >= PRESS_BONUS_FROM ? 'nyc-from-five' : undefined}>{space}</small>
        </span>
      ))}
    </span>
  );
}

/** Owners in a district in the order of their ranks: skyscrapers and what they score. */
export function Ranks({
  ranks,
}: {
  ranks: readonly (readonly [owner: number, count: number, points: number | undefined])[];
}) {
  return (
    <span className="nyc-rule-ranks">
      {ranks.map(([owner, count, points]) => (
        <span key={owner}>
          <OwnerMark owner={owner} size={18} />
          <Towers owner={owner} count={count} />
          <b>{points ?? '–'}</b>
        </span>
      ))}
    </span>
  );
}
