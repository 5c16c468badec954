/** Chapters 6 and 7 in drawings: bidding, and what bids bring. */
import { BIDDING_KINDS, CHARACTER } from '#games/newyorkcity/components';
import { Alternatives, Crossed, Group, Open, Sequence } from '../../kit/RuleParts.tsx';
import { KindSign } from '../pieces/Kind.tsx';
import { OwnerMark, TowerSign } from '../pieces/Owner.tsx';
import {
  Character,
  District,
  Drawing,
  Kinds,
  Letter,
  MAYORS_LETTERS,
  OneCard,
  OneVehicle,
  Pair,
  Points,
  Tile,
  Towers,
  Track,
  Worth,
} from '../pieces/ruleParts.tsx';
import { Sign } from '../pieces/Sign.tsx';
import type { NewYorkCityRules } from './shape.ts';

export const bidRules = {
  'R6.1': () => (
    <Drawing>
      <Sequence>
        {BIDDING_KINDS.map((kind, i) => (
          <KindSign key={kind} kind={i} />
        ))}
      </Sequence>
    </Drawing>
  ),
  'R6.2': () => (
    <Drawing>
      <Sequence>
        <Group>
          <OwnerMark owner={0} size={22} />
          <Pair of={['press', 'press']} />
        </Group>
        <Group>
          <OwnerMark owner={1} size={22} />
          <OneCard kind="press" />
        </Group>
        <Group>
          <OwnerMark owner={2} size={22} />
          <b>–</b>
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R6.4': () => (
    <Drawing>
      <Group>
        <Pair of={['press', 'plans']} />
        <Sign name="swap" />
        <Pair of={['prestige', 'prestige']} />
      </Group>
    </Drawing>
  ),
  'R6.5': () => (
    <Drawing>
      <Worth cards={[['plans', 'plans']]} value={2} />
    </Drawing>
  ),
  'R6.6': () => (
    <Drawing>
      <Worth cards={[['plans'], ['press', 'press']]} value={2} />
    </Drawing>
  ),
  'R6.7': () => (
    <Drawing>
      <Alternatives>
        <Worth cards={[['joker', 'press']]} value={1} />
        <Crossed>
          <Worth cards={[['joker', 'joker']]} value={undefined} />
        </Crossed>
      </Alternatives>
    </Drawing>
  ),
  'R6.8': () => (
    <Drawing>
      <Worth cards={[['plans'], ['press', 'press'], ['joker']]} value={3} />
    </Drawing>
  ),
  'R6.9': () => (
    <Drawing>
      <Group>
        <OneCard kind="plans" />
        <b>+</b>
        <Character number={CHARACTER.lobbyist} />
        <b>= 2</b>
      </Group>
    </Drawing>
  ),
  'R7.1': () => (
    <Drawing>
      <Sequence>
        <Group>
          <Pair of={['dollars', 'dollars']} />
          <Sign name="crown" />
        </Group>
        <Kinds kind="dollars" count={3} />
      </Sequence>
    </Drawing>
  ),
  'R7.2': () => (
    <Drawing>
      <Sequence>
        <Track from={3} to={6} pawns={{ 4: [0], 6: [1] }} />
        <OwnerMark owner={1} size={22} />
        <OwnerMark owner={0} size={22} />
      </Sequence>
    </Drawing>
  ),
  'R7.3': () => (
    <Drawing>
      <Sequence>
        <Pair of={['press', 'press']} />
        <Track from={1} to={4} pawns={{ 1: [0] }} />
        <Track from={1} to={4} pawns={{ 3: [0] }} />
      </Sequence>
    </Drawing>
  ),
  'R7.4': () => (
    <Drawing>
      <Sequence>
        <Pair of={['dollars', 'dollars']} />
        <Kinds kind="dollars" count={2} />
      </Sequence>
    </Drawing>
  ),
  'R7.5': () => (
    <Drawing>
      <Sequence>
        <Pair of={['characters', 'characters', 'characters']} />
        <Open>
          <Character number={8} />
        </Open>
      </Sequence>
    </Drawing>
  ),
  'R7.6': () => (
    <Drawing>
      <Sequence>
        <Pair of={['plans', 'plans']} />
        <Towers owner={0} count={2} />
      </Sequence>
    </Drawing>
  ),
  'R7.7': () => (
    <Drawing>
      <Sequence>
        <Pair of={['prestige', 'prestige']} />
        <Points count={2} />
      </Sequence>
    </Drawing>
  ),
  'R7.8': () => (
    <Drawing>
      <Sequence>
        <Group>
          <OwnerMark owner={0} size={22} />
          <Pair of={['prestige', 'prestige']} />
          <Tile vehicle="boat" />
        </Group>
        <Group>
          <OwnerMark owner={1} size={22} />
          <OneCard kind="prestige" />
          <Tile vehicle="subway" />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R7.9': () => (
    <Drawing>
      <Sequence>
        <Group>
          <Tile vehicle="taxi" />
          <OneVehicle name="taxi" />
        </Group>
        <Alternatives>
          <District name="manhattan" />
          <District name="queens" />
        </Alternatives>
      </Sequence>
    </Drawing>
  ),
  'R7.10': () => (
    <Drawing>
      <Alternatives>
        <Sequence>
          <TowerSign owner={0} />
          <District name="brooklyn" />
        </Sequence>
        <Sequence>
          <Group>
            <District name="queens" />
            <TowerSign owner={0} />
          </Group>
          <District name="brooklyn" />
        </Sequence>
      </Alternatives>
    </Drawing>
  ),
  'R7.12': () => (
    <Drawing>
      <Sequence>
        <Pair of={['skyscrapers', 'skyscrapers']} />
        <Towers owner={0} count={2} />
        <Letter letter="C" isMayors />
      </Sequence>
    </Drawing>
  ),
  'R7.14': () => (
    <Drawing>
      <Sequence>
        <Group>
          {[...MAYORS_LETTERS, 'X'].map((letter) => (
            <Group key={letter}>
              <Letter letter={letter} />
              <TowerSign owner={0} />
            </Group>
          ))}
        </Group>
        <Group>
          <Sign name="statue" />
          <Points count={4} />
        </Group>
      </Sequence>
    </Drawing>
  ),
} satisfies NewYorkCityRules;
