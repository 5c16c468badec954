/** What the drawings of the rules are made of: cards, lots, workers and tiles of the board. */
import type { ReactNode } from 'react';
import type { Kind } from '#games/newyork1901';
import { type ActionCard, type Challenge, FIRST_LEGENDARY, type Tile } from '#games/newyork1901/components';
import { LOTS } from '#games/newyork1901/queries';
import { CardDrawing } from '../pieces/ActionCards.tsx';
import { ChallengeSign } from '../pieces/ChallengeSign.tsx';
import { ExampleBuilding } from '../pieces/LegendEntry.tsx';
import { CardFace } from '../pieces/Market.tsx';
import { Pennant, SealSign } from '../pieces/mapSigns.tsx';
import { WorkerFigure } from '../pieces/OwnerMark.tsx';
import { Patterns, patternOf } from '../pieces/Patterns.tsx';
import { PointsBadge, TileIcon } from '../pieces/TileIcon.tsx';

/** One tile of each kind: of two squares, of four, of six. */
export const BRONZE: Tile = 0;
export const SILVER: Tile = 8;
export const GOLD: Tile = 16;

/** The card of a district for lots of so many squares. */
export function kindIn(district: string, squares = 2): Kind {
  const lot = LOTS.find(
    ({ sign, cells }) => sign.startsWith(district.charAt(0).toUpperCase()) && cells.length === squares,
  );
  if (!lot) throw new Error(`no such lot is ${district}`);
  return lot.kind;
}

/** With the patterns that lots need. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <span className="ny-rule">
      <svg width="0" height="0" aria-hidden="true">
        <Patterns sheet="rules" />
      </svg>
      {children}
    </span>
  );
}

export function LotCard({ district, squares = 2 }: { district: string; squares?: number }) {
  return (
    <span className="ny-rule-card">
      <CardFace kind={kindIn(district, squares)} />
    </span>
  );
}

/** Cards on offer, each by its district. */
export function Offer({ districts }: { districts: readonly string[] }) {
  return (
    <span className="ny-rule-offer">
      {districts.map((district) => (
        <LotCard key={district} district={district} />
      ))}
    </span>
  );
}

/** A lot of two squares, with a worker where it is reserved. */
export function Lot({ district, isReserved = false }: { district: string; isReserved?: boolean }) {
  return (
    <svg className={`ny-rule-lot ny-${district}`} viewBox="0 0 68 40" aria-hidden="true">
      <rect x="2" y="4" width="64" height="32" className="ny-ground" />
      <rect x="2" y="4" width="64" height="32" fill={patternOf('rules', district)} />
      <rect x="2" y="4" width="64" height="32" className="ny-border" />
      {isReserved && (
        <g transform="translate(34 21)">
          <WorkerFigure seat={0} />
        </g>
      )}
    </svg>
  );
}

export function Worker() {
  return (
    <svg className="ny-rule-worker" viewBox="-14 -18 30 36" aria-hidden="true">
      <WorkerFigure seat={0} />
    </svg>
  );
}

export function Building({ tile }: { tile: Tile }) {
  return (
    <svg
      className="ny-rule-building"
      viewBox={tile === SILVER || tile === GOLD ? '4 -10 54 60' : '4 -4 50 38'}
      aria-hidden="true"
    >
      <ExampleBuilding tile={tile} />
    </svg>
  );
}

export function Action({ card }: { card: ActionCard }) {
  return (
    <span className="ny-rule-action">
      <CardDrawing card={card} />
    </span>
  );
}

/** Tiles as in the rack, with what they are worth. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <span className="ny-rule-tiles">
      {tiles.map((tile) => (
        <span key={tile}>
          <TileIcon tile={tile} size={tile >= FIRST_LEGENDARY ? 8 : 9} />
          <PointsBadge tile={tile} />
        </span>
      ))}
    </span>
  );
}

/** Where a technology opens on the frame. */
export function Gate({ technology, from }: { technology: 'silver' | 'gold'; from: number }) {
  return (
    <svg className="ny-rule-sign" viewBox="0 0 36 36" aria-hidden="true">
      <g className={`ny-gate ${technology}`}>
        <Pennant x={18} y={15} size={13} depth={20} at={from} />
      </g>
    </svg>
  );
}

/** The points of a street. */
export function Seal({ points }: { points: number }) {
  return (
    <svg className="ny-rule-sign" viewBox="0 0 36 36" aria-hidden="true">
      <SealSign x={18} y={18} size={14} points={points} />
    </svg>
  );
}

export function Challenged({ challenge }: { challenge: Challenge }) {
  return (
    <svg className="ny-rule-sign" viewBox="0 0 34 34" aria-hidden="true">
      <ChallengeSign challenge={challenge} />
    </svg>
  );
}
