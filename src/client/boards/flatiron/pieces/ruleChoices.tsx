/** What can be chosen from, in the drawings of rules: boards, things to do, places for a card, pillars. */
import { AMOUNTS, type Card, STREETS } from '#games/flatiron/components';
import { Alternatives, Captioned, Group, Open } from '../../kit/RuleParts.tsx';
import { useBoardText } from '../boardText.ts';
import { Architect } from './Figures.tsx';
import { Disc } from './Pillar.tsx';
import { Drawing, LaidCard, PrintedColumn, WholeCard } from './ruleParts.tsx';
import { Sign } from './Sign.tsx';

/** One side of a board. */
export function Board({ side }: { side: number }) {
  return (
    <Open>
      <span className="fi-rule-board">
        {STREETS.map((street, number) => (
          <PrintedColumn key={street} side={side} street={number} />
        ))}
      </span>
    </Open>
  );
}

/** An architect. */
export function Figure() {
  return (
    <svg viewBox="0 0 34 51" width="18" height="27" aria-hidden="true">
      <Architect seat={0} />
    </svg>
  );
}

/** Buy a card, activate the place, or take money. */
export function ThingsToDo() {
  const { act } = useBoardText();
  return (
    <Drawing>
      <Alternatives>
        <WholeCard card={0} />
        <Captioned caption={act.column}>
          <PrintedColumn side={0} street={0} />
        </Captioned>
        <Captioned caption={act.money(AMOUNTS.takeMoney)}>
          <Sign name="coin" />
        </Captioned>
      </Alternatives>
    </Drawing>
  );
}

/** Buy a decree, use the newspaper, or take money. */
export function AtCityHall() {
  const { act } = useBoardText();
  return (
    <Alternatives>
      <Captioned caption={act.buyDecree(AMOUNTS.decreeCost)}>
        <Sign name="decree" />
      </Captioned>
      <Captioned caption={act.paper}>
        <Sign name="news" />
      </Captioned>
      <Captioned caption={act.money(AMOUNTS.takeMoney)}>
        <Sign name="coin" />
      </Captioned>
    </Alternatives>
  );
}

/** A card laid above, or below. */
export function Landings({ card }: { card: Card }) {
  return (
    <Alternatives>
      <LaidCard card={card} half={0} street={0} />
      <LaidCard card={card} half={1} street={0} />
    </Alternatives>
  );
}

/** Pillars to choose from. */
export function Discs({ colors }: { colors: readonly number[] }) {
  return (
    <Open>
      <Group>
        {colors.map((color) => (
          <Disc key={color} color={color} />
        ))}
      </Group>
    </Open>
  );
}
