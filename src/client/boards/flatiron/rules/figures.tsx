/** Small figures in the drawings of rules: money, points, floors, decrees, a tower. */
import type { ReactNode } from 'react';
import type { View } from '#games/flatiron';
import {
  type Bonus,
  type BonusType,
  type Card,
  DECREE_COUNT,
  type DeedType,
  type EffectType,
  FIRST_DECREE,
  FLOOR_TILES,
  type Half,
  NONE,
  ROOF,
  type ScoringType,
  scoringOf,
} from '#games/flatiron/components';
import { Group } from '../../kit/RuleParts.tsx';
import { useBoardText } from '../boardText.ts';
import { bonusPicture, effectPicture } from '../pictures.ts';
import { FloorPlan } from '../pieces/FloorPlan.tsx';
import { OpenPillars } from '../pieces/OpenPillars.tsx';
import { Action, Drawing, PrintedColumn } from '../pieces/ruleParts.tsx';
import { Reputation, Sign, SignFigure } from '../pieces/Sign.tsx';
import { HalfFace } from '../pieces/Strip.tsx';
import { Tower } from '../pieces/Tower.tsx';
import { heightOf } from '../towerLayout.ts';

/** Dollars, gained or paid. */
export function Money({ dollars, sign = '' }: { dollars: number; sign?: '+' | '−' | '' }) {
  const { money } = useBoardText();
  return (
    <span className="fi-shown">
      <Sign name="coin" />
      <b>{`${sign}${money(dollars)}`}</b>
    </span>
  );
}

/** Points, gained or lost. */
export function Points({ points }: { points: number }) {
  return (
    <span className="fi-shown">
      <Sign name="points" />
      <b>{points < 0 ? `−${-points}` : `+${points}`}</b>
    </span>
  );
}

/** The first floor that fits, seen from above. */
export function Floor({ fits }: { fits: (tile: (typeof FLOOR_TILES)[number]) => boolean }) {
  const floor = FLOOR_TILES.findIndex(fits);
  return (
    <span className="fi-rule-floor">
      <FloorPlan floor={floor < 0 ? ROOF : floor} />
    </span>
  );
}

/** The roof, seen from above. */
export function Roof() {
  return <Floor fits={() => false} />;
}

/** What is drawn where a rule tells of one action. */
export function actionDrawing(type: DeedType, then?: ReactNode) {
  return () => (
    <Drawing>
      <Group>
        <Action type={type} />
        {then}
      </Group>
    </Drawing>
  );
}

/** What is drawn where a rule tells of an effect: its sign, and a floor that has it. */
export function effectDrawing(type: EffectType) {
  const tile = FLOOR_TILES.find(({ effect }) => effect.type === type);
  return () => (
    <Drawing>
      <Group>
        {tile && <SignFigure picture={effectPicture(tile.effect)} />}
        <Floor fits={(one) => one === tile} />
      </Group>
    </Drawing>
  );
}

/** What is drawn where a rule tells of a slot: its sign, and a floor that has it. */
export function slotDrawing(type: BonusType, then?: ReactNode) {
  const has = ({ slots }: { readonly slots: readonly Bonus[] }) => slots.some((bonus) => bonus.type === type);
  const bonus = FLOOR_TILES.find(has)?.slots.find((one) => one.type === type);
  return () => (
    <Drawing>
      <Group>
        {bonus && <SignFigure picture={bonusPicture(bonus)} />}
        {then}
        <Floor fits={has} />
      </Group>
    </Drawing>
  );
}

/** What is drawn where a rule tells of a decree: the half that scores so. */
export function decreeDrawing(type: ScoringType) {
  return () => (
    <Drawing>
      <DecreeHalf type={type} />
    </Drawing>
  );
}

/** A half of a decree with this scoring. */
export function DecreeHalf({ type }: { type: ScoringType }) {
  const decrees = Array.from({ length: DECREE_COUNT }, (_, i) => FIRST_DECREE + i);
  const found = decrees.flatMap((card) => [0, 1].map((half) => ({ card, half })));
  const one = found.find(({ card, half }) => scoringOf(card, half).type === type);
  return one && <HalfStrip {...one} />;
}

/** A half of a card, as it comes out from under a column. */
function HalfStrip({ card, half }: { card: Card; half: Half }) {
  return (
    <span className={card >= FIRST_DECREE ? 'fi-strip fi-dark' : 'fi-strip fi-ivory'}>
      <HalfFace card={card} half={half} says="" />
    </span>
  );
}

/** A column with these cards above and below it. */
export function CardedColumn({
  above = [],
  below = [],
  street = 0,
}: {
  above?: readonly Card[];
  below?: readonly Card[];
  street?: number;
}) {
  return (
    <span className="fi-rule-column">
      <span className="fi-above">
        {above.map((card) => (
          <HalfStrip key={card} card={card} half={0} />
        ))}
      </span>
      <PrintedColumn side={0} street={street} />
      <span className="fi-below">
        {below.map((card) => (
          <HalfStrip key={card} card={card} half={1} />
        ))}
      </span>
    </span>
  );
}

/** The sum of a street's reputation, and what it brings. */
export function StreetResult({ value, points }: { value: number; points: number }) {
  return (
    <Group>
      {value === 0 ? <b>0</b> : <Reputation value={value} />}
      {points === 0 ? <b>0</b> : <Points points={points} />}
    </Group>
  );
}

/** A tower with these levels; under the roof, if the last is the roof. */
export function SmallTower({ levels }: { levels: readonly { floor: number; slots: readonly number[] }[] }) {
  const built: View['levels'] = levels.map(({ floor, slots }) => ({
    floor,
    slots: [...slots],
    by: NONE,
    setBy: [NONE, NONE, NONE],
  }));
  const roofed = built.at(-1)?.floor === ROOF;
  const height = heightOf(built.length - (roofed ? 1 : 0), roofed);
  return (
    <svg
      className="fi-rule-tower"
      viewBox={`-150 ${-height - 10} 300 ${height + 40}`}
      style={{ aspectRatio: `300 / ${height + 40}` }}
      aria-hidden="true"
    >
      <Tower levels={built} letter={1.4} />
      {!roofed && <OpenPillars levels={built} letter={1.4} />}
    </svg>
  );
}
