/** The rules of New York 1901 that questions lead to, in drawings. */
import type { ReactNode } from 'react';
import type { Kind } from '#games/newyork1901';
import type { ActionCard, Tile } from '#games/newyork1901/components';
import { LOTS } from '#games/newyork1901/queries';
import { Alternatives, Crossed, Group, Sequence } from '../kit/RuleParts.tsx';
import type { RuleDrawings } from '../kit/ruleDrawings.ts';
import { CardDrawing } from './pieces/ActionCards.tsx';
import { ExampleBuilding } from './pieces/LegendEntry.tsx';
import { CardFace } from './pieces/Market.tsx';
import { WorkerFigure } from './pieces/OwnerMark.tsx';
import { Patterns, patternOf } from './pieces/Patterns.tsx';
import { PointsBadge, TileIcon } from './pieces/TileIcon.tsx';
import './board.css';
import './map.css';
import './towers.css';
import './panels.css';
import './rack.css';
import './hand.css';
import './rules.css';

/** A bronze tile of two squares, and a silver one of four. */
const BRONZE: Tile = 0;
const SILVER: Tile = 8;
/** The cards of small lots in two districts. */
const BLUE = kindIn('blue');
const GREEN = kindIn('green');

export const ruleDrawings: RuleDrawings<'newyork1901'> = {
  'R3.1': () => (
    <Drawing>
      <Alternatives>
        <Sequence>
          <LotCard kind={BLUE} />
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
  'R8.2': () => (
    <Drawing>
      <Sequence>
        <Building tile={BRONZE} />
        <Action card="constructionBoom" />
        <Building tile={BRONZE} />
      </Sequence>
    </Drawing>
  ),
  'R8.5': () => (
    <Drawing>
      <Sequence>
        <Action card="landGrab" />
        <Group>
          <LotCard kind={BLUE} />
          <Lot district="blue" isReserved />
        </Group>
        <Group>
          <LotCard kind={GREEN} />
          <Lot district="green" isReserved />
        </Group>
      </Sequence>
    </Drawing>
  ),
};

/** The card of two squares in a district. */
function kindIn(district: string): Kind {
  const lot = LOTS.find(
    ({ sign, cells }) => sign.startsWith(district.charAt(0).toUpperCase()) && cells.length === 2,
  );
  if (!lot) throw new Error(`no small lot is ${district}`);
  return lot.kind;
}

/** With the patterns that lots need. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <span className="ny-rule">
      <svg width="0" height="0" aria-hidden="true">
        <Patterns sheet="rules" />
      </svg>
      {children}
    </span>
  );
}

function LotCard({ kind }: { kind: Kind }) {
  return (
    <span className="ny-rule-card">
      <CardFace kind={kind} />
    </span>
  );
}

/** A lot of two squares, with a worker where it is reserved. */
function Lot({ district, isReserved = false }: { district: string; isReserved?: boolean }) {
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

function Worker() {
  return (
    <svg className="ny-rule-worker" viewBox="-14 -18 30 36" aria-hidden="true">
      <WorkerFigure seat={0} />
    </svg>
  );
}

function Building({ tile }: { tile: Tile }) {
  return (
    <svg
      className="ny-rule-building"
      viewBox={tile === BRONZE ? '4 -4 50 38' : '4 -10 54 60'}
      aria-hidden="true"
    >
      <ExampleBuilding tile={tile} />
    </svg>
  );
}

function Action({ card }: { card: ActionCard }) {
  return (
    <span className="ny-rule-action">
      <CardDrawing card={card} />
    </span>
  );
}
