/** R3, R4: the turn, and cards, in drawings. */
import { AMOUNTS, CITY_HALL, FIRST_DECREE } from '#games/flatiron/components';
import { Captioned, Crossed, Group, Open, Sequence } from '../../kit/RuleParts.tsx';
import { Architect } from '../pieces/Figures.tsx';
import { Figure, Landings, ThingsToDo } from '../pieces/ruleChoices.tsx';
import { Action, Drawing, Newspaper, PlaceSign, WholeCard } from '../pieces/ruleParts.tsx';
import { CardedColumn, Money } from './figures.tsx';

/** A street card and a decree to lay. */
const [CARD, DECREE] = [0, FIRST_DECREE];
const BROADWAY = 0;

const Rival = () => (
  <svg viewBox="0 0 34 51" width="18" height="27" aria-hidden="true">
    <Architect seat={1} />
  </svg>
);

export const turnDrawings = {
  'R3.1': () => (
    <Drawing>
      <Sequence>
        <PlaceSign place={2}>
          <Figure />
        </PlaceSign>
        <CardedColumn street={2} />
      </Sequence>
    </Drawing>
  ),
  'R3.2': () => (
    <Drawing>
      <Sequence>
        <PlaceSign place={BROADWAY}>
          <Figure />
        </PlaceSign>
        <Open>
          <Group>
            {[1, 2, 3, CITY_HALL].map((place) => (
              <PlaceSign key={place} place={place} />
            ))}
          </Group>
        </Open>
      </Sequence>
    </Drawing>
  ),
  'R3.3': () => (
    <Drawing>
      <Sequence>
        <Figure />
        <Crossed>
          <PlaceSign place={1}>
            <Rival />
          </PlaceSign>
        </Crossed>
      </Sequence>
    </Drawing>
  ),
  'R3.4': ThingsToDo,
  'R3.5': () => (
    <Drawing>
      <Money dollars={AMOUNTS.takeMoney} sign="+" />
    </Drawing>
  ),
  'R3.6': () => (
    <Drawing>
      <Group>
        <CardedColumn above={[2]} below={[CARD]} />
        <Captioned caption="1 → 2 → 3 → 4">
          <Figure />
        </Captioned>
      </Group>
    </Drawing>
  ),
  'R3.7': () => (
    <Drawing>
      <Sequence>
        <Action type="build1" />
        <Crossed>
          <Action type="dollars" />
        </Crossed>
        <Action type="swap" />
      </Sequence>
    </Drawing>
  ),
  'R3.8': () => (
    <Drawing>
      <Sequence>
        <PlaceSign place={CITY_HALL}>
          <Figure />
        </PlaceSign>
        <Newspaper name="dollars3" />
      </Sequence>
    </Drawing>
  ),
  'R4.1': () => (
    <Drawing>
      <Sequence>
        <PlaceSign place={BROADWAY}>
          <Figure />
        </PlaceSign>
        <WholeCard card={CARD} />
      </Sequence>
    </Drawing>
  ),
  'R4.2': () => (
    <Drawing>
      <Sequence>
        <WholeCard card={CARD} />
        <Landings card={CARD} />
      </Sequence>
    </Drawing>
  ),
  'R4.3': () => (
    <Drawing>
      <CardedColumn above={[CARD, DECREE]} below={[2]} />
    </Drawing>
  ),
  'R4.4': () => (
    <Drawing>
      <Sequence>
        <WholeCard card={DECREE} />
        <Landings card={DECREE} />
      </Sequence>
    </Drawing>
  ),
  'R4.5': () => (
    <Drawing>
      <Crossed>
        <CardedColumn above={[DECREE]} below={[DECREE + 1]} />
      </Crossed>
    </Drawing>
  ),
};
