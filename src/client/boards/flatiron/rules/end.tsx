/** R9, R10: the end, and Daniel Burnham, in drawings. */
import { AMOUNTS, ROOF } from '#games/flatiron/components';
import { Mark } from '../../../ui/Mark.tsx';
import { Alternatives, Group, Sequence } from '../../kit/RuleParts.tsx';
import { bonusPicture } from '../pictures.ts';
import { Architect } from '../pieces/Figures.tsx';
import { Disc } from '../pieces/Pillar.tsx';
import { Board } from '../pieces/ruleChoices.tsx';
import { Action, CurrentLevel, Drawing, PlaceSign, WholeCard } from '../pieces/ruleParts.tsx';
import { Reputation, Sign } from '../pieces/Sign.tsx';
import { CardedColumn, DecreeHalf, decreeDrawing, Points, SmallTower, StreetResult } from './figures.tsx';

const POINTS = bonusPicture({ type: 'points', amount: 2, color: -1 });

const DanielFigure = () => (
  <svg viewBox="0 0 34 51" width="18" height="27" aria-hidden="true">
    <Architect seat={2} />
  </svg>
);

export const endDrawings = {
  'R9.1': () => (
    <Drawing>
      <SmallTower
        levels={[
          { floor: 0, slots: [0, 1, 2] },
          { floor: 4, slots: [3, 2, 1] },
          { floor: 5, slots: [1, 0, 3] },
          { floor: ROOF, slots: [] },
        ]}
      />
    </Drawing>
  ),
  'R9.2': () => (
    <Drawing>
      <Group>
        <CardedColumn above={[2]} below={[0]} />
        <Group>
          <StreetResult value={1} points={AMOUNTS.goodStreet} />
          <StreetResult value={0} points={0} />
          <StreetResult value={-1} points={AMOUNTS.badStreet} />
        </Group>
      </Group>
    </Drawing>
  ),
  'R9.3': () => (
    <Drawing>
      <Sequence>
        <Sign name="token" />
        <Reputation value={1} />
      </Sequence>
    </Drawing>
  ),
  'R9.4': () => (
    <Drawing>
      <Sequence>
        <CardedColumn above={[36]} />
        <DecreeHalf type="fixed" />
      </Sequence>
    </Drawing>
  ),
  'R9.5': decreeDrawing('perPairStreetCards'),
  'R9.6': decreeDrawing('perStreetCard'),
  'R9.7': decreeDrawing('perStoredPillar'),
  'R9.8': decreeDrawing('pairFloor'),
  'R9.9': decreeDrawing('per2Dollars'),
  'R9.10': decreeDrawing('perDollar'),
  'R9.11': decreeDrawing('perReputation'),
  'R9.12': decreeDrawing('per2Reputation'),
  'R9.13': decreeDrawing('perDecree'),
  'R9.14': decreeDrawing('perColorBuilt'),
  'R9.15': decreeDrawing('fixed'),
  'R9.16': () => (
    <Drawing>
      <Alternatives>
        <Group>
          <Mark seat={0} />
          <Sign name="points" />
        </Group>
        <Group>
          <Mark seat={1} />
          <Sign name="roof" />
        </Group>
      </Alternatives>
    </Drawing>
  ),
  'R10.1': () => (
    <Drawing>
      <Alternatives>
        <Board side={2} />
        <Board side={3} />
      </Alternatives>
    </Drawing>
  ),
  'R10.3': () => (
    <Drawing>
      <Sequence>
        <DanielFigure />
        <Alternatives>
          <PlaceSign place={0} />
          <PlaceSign place={4} />
        </Alternatives>
      </Sequence>
    </Drawing>
  ),
  'R10.4': () => (
    <Drawing>
      <Sequence>
        <DanielFigure />
        <PlaceSign place={1}>
          <Mark seat={0} />
        </PlaceSign>
        <Points points={AMOUNTS.danielMeets} />
      </Sequence>
    </Drawing>
  ),
  'R10.5': () => (
    <Drawing>
      <Group>
        <Sign name="up" />
        <Sign name="points" />
      </Group>
    </Drawing>
  ),
  'R10.6': () => (
    <Drawing>
      <Sequence>
        <Disc color={1} />
        <CurrentLevel bonus={POINTS} pillars={[2, 1, undefined]} />
      </Sequence>
    </Drawing>
  ),
  'R10.8': () => (
    <Drawing>
      <Sequence>
        <CurrentLevel bonus={POINTS} pillars={[2, 1, 0]} />
        <Action type="floor" />
      </Sequence>
    </Drawing>
  ),
  'R10.11': () => (
    <Drawing>
      <Sequence>
        <PlaceSign place={0}>
          <DanielFigure />
        </PlaceSign>
        <WholeCard card={0} />
      </Sequence>
    </Drawing>
  ),
};
