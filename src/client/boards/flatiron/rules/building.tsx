/** R5, R6: pillars and floors, and the actions of boards and cards, in drawings. */
import { AMOUNTS, ROOF } from '#games/flatiron/components';
import { Crossed, Group, Open, Sequence } from '../../kit/RuleParts.tsx';
import { bonusPicture } from '../pictures.ts';
import { Disc } from '../pieces/Pillar.tsx';
import { AtCityHall, Discs } from '../pieces/ruleChoices.tsx';
import { Action, CurrentLevel, Drawing, PrintedColumn, WholeCard } from '../pieces/ruleParts.tsx';
import { SignFigure } from '../pieces/Sign.tsx';
import { actionDrawing, Floor, Money, Points, SmallTower } from './figures.tsx';

const [ORANGE, BLUE, WHITE, BLACK] = [0, 1, 2, 3];
const POINTS = bonusPicture({ type: 'points', amount: 2, color: -1 });
const FULL = [WHITE, BLUE, ORANGE];

export const buildingDrawings = {
  'R5.1': () => (
    <Drawing>
      <Sequence>
        <Money dollars={3} sign="−" />
        <Disc color={ORANGE} />
        <PrintedColumn side={0} street={0} />
      </Sequence>
    </Drawing>
  ),
  'R5.2': () => (
    <Drawing>
      <Crossed>
        <Group>
          <Disc color={ORANGE} />
          <Disc color={ORANGE} />
        </Group>
      </Crossed>
    </Drawing>
  ),
  'R5.3': () => (
    <Drawing>
      <Sequence>
        <Crossed>
          <Disc color={ORANGE} />
        </Crossed>
        <Money dollars={3} sign="+" />
      </Sequence>
    </Drawing>
  ),
  'R5.4': () => (
    <Drawing>
      <Sequence>
        <Disc color={BLUE} />
        <CurrentLevel bonus={POINTS} pillars={[WHITE, BLUE, undefined]} />
      </Sequence>
    </Drawing>
  ),
  'R5.5': () => (
    <Drawing>
      <Sequence>
        <Group>
          <Crossed>
            <Disc color={WHITE} />
          </Crossed>
          <Discs colors={[ORANGE, BLACK]} />
        </Group>
        <CurrentLevel bonus={POINTS} pillars={[WHITE, BLUE, undefined]} />
      </Sequence>
    </Drawing>
  ),
  'R5.6': () => (
    <Drawing>
      <Sequence>
        <CurrentLevel bonus={POINTS} pillars={[undefined, ORANGE, undefined]} />
        <Points points={4} />
        <SignFigure picture={POINTS} />
      </Sequence>
    </Drawing>
  ),
  'R5.7': actionDrawing('build2'),
  'R5.8': () => (
    <Drawing>
      <Sequence>
        <CurrentLevel bonus={POINTS} pillars={FULL} />
        <Money dollars={AMOUNTS.floorCost} sign="−" />
        <Floor fits={({ effect }) => effect.type === 'colorBonus'} />
        <Points points={AMOUNTS.floorPoints} />
      </Sequence>
    </Drawing>
  ),
  'R5.9': () => (
    <Drawing>
      <Sequence>
        <Crossed>
          <WholeCard card={0} />
        </Crossed>
        <WholeCard card={1} />
      </Sequence>
    </Drawing>
  ),
  'R5.10': () => (
    <Drawing>
      <SmallTower
        levels={[
          { floor: 0, slots: FULL },
          { floor: 4, slots: [BLACK, WHITE, BLUE] },
          { floor: ROOF, slots: [] },
        ]}
      />
    </Drawing>
  ),
  'R6.1': actionDrawing('dollars'),
  'R6.2': actionDrawing('dollarsPerFloor'),
  'R6.3': () => (
    <Drawing>
      <Sequence>
        <Crossed>
          <Disc color={ORANGE} />
        </Crossed>
        <Discs colors={[BLUE, WHITE, BLACK]} />
      </Sequence>
    </Drawing>
  ),
  'R6.4': actionDrawing('pointsPerFloors'),
  'R6.5': () => (
    <Drawing>
      <Sequence>
        <Action type="buyAny" />
        <Discs colors={[ORANGE, BLUE, WHITE, BLACK]} />
      </Sequence>
    </Drawing>
  ),
  'R6.6': actionDrawing('build2Plus'),
  'R6.7': () => (
    <Drawing>
      <Sequence>
        <Action type="otherAction" />
        <Open>
          <PrintedColumn side={0} street={1} />
        </Open>
      </Sequence>
    </Drawing>
  ),
  'R6.8': actionDrawing('build1Plus'),
  'R6.9': () => (
    <Drawing>
      <Sequence>
        <Action type="visibleCard" />
        <Open>
          <WholeCard card={0} />
        </Open>
      </Sequence>
    </Drawing>
  ),
  'R6.10': () => (
    <Drawing>
      <Sequence>
        <Action type="build1Repeat" />
        <CurrentLevel bonus={POINTS} pillars={[WHITE, WHITE, undefined]} />
      </Sequence>
    </Drawing>
  ),
  'R6.11': () => (
    <Drawing>
      <Sequence>
        <Action type="cityHall" />
        <AtCityHall />
      </Sequence>
    </Drawing>
  ),
  'R6.12': actionDrawing('floorCheap'),
  'R6.13': actionDrawing('newspaper'),
  'R6.14': actionDrawing('colorPoints'),
  'R6.15': actionDrawing('newsboyDollars'),
};
