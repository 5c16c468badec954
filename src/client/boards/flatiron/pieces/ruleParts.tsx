/** Parts of the board as the drawings of rules show them: without a view, and without anything to choose. */
import type { ReactNode } from 'react';
import {
  CARDS,
  type Card,
  DEEDS,
  type DeedType,
  deedCard,
  FIRST_DECREE,
  type Half,
  PAPERS,
  type PaperName,
  paperDeed,
  printedDeed,
  SIDES,
  STREETS,
} from '#games/flatiron/components';
import { at } from '#kernel';
import { useBoardText } from '../boardText.ts';
import type { Picture } from '../pictures.ts';
import { deedPicture } from '../pictures.ts';
import { deckOf, PLAQUE_PLACES, SLOT_PLACES } from '../towerLayout.ts';
import { Defs, Painted } from './Defs.tsx';
import { Plate } from './FloorPlan.tsx';
import { Disc, Pillar } from './Pillar.tsx';
import { Sign, SignFigure } from './Sign.tsx';
import { SlabOf } from './Storey.tsx';
import { HalfFace } from './Strip.tsx';

/** A drawing with its gradients and patterns. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <Painted>
      <span className="fi-rule">{children}</span>
      <svg className="fi-defs" aria-hidden="true">
        <Defs />
      </svg>
    </Painted>
  );
}

/** An action, the first of its kind. */
export function Action({ type }: { type: DeedType }) {
  const deed = DEEDS.find((one) => one.type === type);
  return deed && <SignFigure picture={deedPicture(deed)} />;
}

/** A newspaper with its action. */
export function Newspaper({ name }: { name: PaperName }) {
  return (
    <span className="fi-paper-card fi-ivory">
      <SignFigure picture={deedPicture(deedCard(paperDeed(PAPERS.indexOf(name))))} />
    </span>
  );
}

/** The sign of a place; four streets, then City Hall. */
export function PlaceSign({ place, children }: { place: number; children?: ReactNode }) {
  const { streets } = useBoardText();
  return (
    <span className="fi-sign-plate" data-street={place}>
      {children}
      {streets[place]}
    </span>
  );
}

/** A card with both halves. */
export function WholeCard({ card }: { card: Card }) {
  const { money, decree } = useBoardText();
  const isDecree = card >= FIRST_DECREE;
  const printed = isDecree ? undefined : at(CARDS, card);
  return (
    <span className={isDecree ? 'fi-card fi-dark' : 'fi-card fi-ivory'}>
      <span className="fi-card-head" data-street={printed?.street ?? STREETS.length}>
        {printed ? <StreetShort street={printed.street} /> : decree}
        {printed && <b className="fi-cost">{money(printed.cost)}</b>}
      </span>
      {[0, 1].map((half) => (
        <span key={half} className="fi-half">
          <HalfFace card={card} half={half} says="" />
        </span>
      ))}
    </span>
  );
}

function StreetShort({ street }: { street: number }) {
  return <span>{useBoardText().streets[street]}</span>;
}

/** A column with a card laid above (half 0) or below (half 1). */
export function LaidCard({ card, half, street }: { card: Card; half: Half; street: number }) {
  const strip = (
    <span className={half === 0 ? 'fi-above' : 'fi-below'}>
      <span className={card >= FIRST_DECREE ? 'fi-strip fi-dark' : 'fi-strip fi-ivory'}>
        <HalfFace card={card} half={half} says="" />
      </span>
    </span>
  );
  return (
    <span className="fi-rule-column">
      {half === 0 && strip}
      <PrintedColumn side={0} street={street} />
      {half === 1 && strip}
    </span>
  );
}

/** A column as it is printed. */
export function PrintedColumn({ side, street }: { side: number; street: number }) {
  return (
    <span className="fi-body" data-street={street}>
      <span className="fi-band">
        <StreetShort street={street} />
      </span>
      {[0, 1].map((row) => (
        <PrintedAction key={row} deed={printedDeed(side, street, row)} side={side} />
      ))}
    </span>
  );
}

function PrintedAction({ deed, side }: { deed: number; side: number }) {
  const card = deedCard(deed);
  if (card.type !== 'trade')
    return (
      <span className="fi-row">
        <SignFigure picture={deedPicture(card)} />
      </span>
    );
  return (
    <span className="fi-row">
      <Disc color={card.color} empty />
      <Sign name="points" />
      <b>{at(at(SIDES, side).points, card.color)}</b>
    </span>
  );
}

interface DeckProps {
  /** What the slot in front brings. */
  readonly bonus: Picture;
  /** The colours that stand at the left, in front and at the right. */
  readonly pillars: readonly (number | undefined)[];
}

/** The current level with its slots. */
export function CurrentLevel({ bonus, pillars }: DeckProps) {
  return (
    <svg className="fi-rule-level" viewBox="-118 -118 254 136" aria-hidden="true">
      <SlabOf y={deckOf(0)} thick={30} grown={1.09} top="deck" />
      <g transform={`translate(0 ${deckOf(0)})`}>
        {SLOT_PLACES.map(({ x, y }, slot) => {
          const color = pillars[slot];
          return (
            <g key={x}>
              <ellipse className="fi-pad" cx={x} cy={y} rx="20" ry="8" />
              {color !== undefined && <Pillar color={color} x={x} y={y + 3} letter={1.2} />}
            </g>
          );
        })}
        <Plate {...at(PLAQUE_PLACES, 1)} picture={bonus} scale={1.2} />
      </g>
    </svg>
  );
}
