/** R7, R8: floors with their slots, and newspapers, in drawings. */
import { CITY_HALL, type PaperName, STREETS } from '#games/flatiron/components';
import { Mark } from '../../../ui/Mark.tsx';
import { Group, Open, Sequence } from '../../kit/RuleParts.tsx';
import { bonusPicture } from '../pictures.ts';
import { Newsboy } from '../pieces/Figures.tsx';
import { Disc } from '../pieces/Pillar.tsx';
import { CurrentLevel, Drawing, Newspaper, PlaceSign, WholeCard } from '../pieces/ruleParts.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { effectDrawing, slotDrawing } from './figures.tsx';

const PAPER = bonusPicture({ type: 'useNewspaper', amount: 0, color: -1 });
const [ORANGE, BLUE] = [0, 1];

const paperDrawing = (name: PaperName) => () => (
  <Drawing>
    <Newspaper name={name} />
  </Drawing>
);

const TheNewsboy = () => (
  <svg viewBox="0 0 34 40" width="38" height="45" aria-hidden="true">
    <Newsboy />
  </svg>
);

export const floorDrawings = {
  'R7.1': effectDrawing('streetDollar'),
  'R7.2': effectDrawing('cityHallFour'),
  'R7.3': effectDrawing('streetDollar'),
  'R7.4': effectDrawing('shareLocation'),
  'R7.5': effectDrawing('cardPoint'),
  'R7.6': effectDrawing('sellDearer'),
  'R7.7': effectDrawing('decreeCheaper'),
  'R7.8': effectDrawing('pillarCheaper'),
  'R7.9': effectDrawing('sameColor'),
  'R7.10': effectDrawing('colorBonus'),
  'R7.11': slotDrawing('points'),
  'R7.12': slotDrawing('newspaper'),
  'R7.13': slotDrawing('reputation'),
  'R7.14': () => (
    <Drawing>
      <Sequence>
        <Sign name="card" />
        <Open>
          <Group>
            {STREETS.map((street, number) => (
              <PlaceSign key={street} place={number} />
            ))}
          </Group>
        </Open>
        <WholeCard card={0} />
      </Sequence>
    </Drawing>
  ),
  'R7.15': slotDrawing('dollars'),
  'R7.16': () => (
    <Drawing>
      <Sequence>
        <CurrentLevel bonus={PAPER} pillars={[undefined, ORANGE, undefined]} />
        <Newspaper name="dollars3" />
      </Sequence>
    </Drawing>
  ),
  'R7.17': slotDrawing('colorPoints'),
  'R8.1': () => (
    <Drawing>
      <Sequence>
        <Newspaper name="swap" />
        <Group>
          <Disc color={ORANGE} />
          <Sign name="swap" />
          <Disc color={BLUE} />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R8.2': () => (
    <Drawing>
      <Sequence>
        <Newspaper name="swap" />
        <Group>
          <PlaceSign place={CITY_HALL} />
          <Newspaper name="swap" />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R8.3': () => (
    <Drawing>
      <Sequence>
        <TheNewsboy />
        <Group>
          <Newspaper name="dollars3" />
          <Newspaper name="build1" />
        </Group>
        <Group>
          <Mark seat={0} />
          <Open>
            <Newspaper name="build1" />
          </Open>
          <Mark seat={1} />
          <Newspaper name="dollars3" />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R8.4': () => (
    <Drawing>
      <Group>
        <b>50</b>
        <TheNewsboy />
      </Group>
    </Drawing>
  ),
  'R8.5': paperDrawing('dollars3'),
  'R8.6': paperDrawing('swap'),
  'R8.7': paperDrawing('dollars2point1'),
  'R8.8': paperDrawing('build1'),
  'R8.9': paperDrawing('cardCheaper'),
  'R8.10': paperDrawing('decreeCheaper'),
  'R8.11': paperDrawing('anyPillar'),
};
