/** Chapters 8 to 10 in drawings: the last phase, the final scoring, and Tom. */
import { CHARACTER, PRESS_BONUS_FROM } from '#games/newyorkcity/components';
import { BLACK } from '#games/newyorkcity/queries';
import { Crossed, Group, Open, Sequence } from '../../kit/RuleParts.tsx';
import { OwnerMark } from '../pieces/Owner.tsx';
import {
  Base,
  Character,
  DeckCards,
  Drawing,
  Kinds,
  Letter,
  MAYORS_LETTERS,
  OneCard,
  Pair,
  Points,
  Ranks,
  Tile,
  Towers,
  Track,
} from '../pieces/ruleParts.tsx';
import { Sign } from '../pieces/Sign.tsx';
import type { NewYorkCityRules } from './shape.ts';

/** In drawings Tom has this owner's colours. */
const TOM = 1;

export const endingRules = {
  'R8.1': () => (
    <Drawing>
      <Group>
        <Character number={23} />
        <Character number={25} />
      </Group>
    </Drawing>
  ),
  'R8.3': () => (
    <Drawing>
      <Group>
        <Crossed>
          <Pair of={['press', 'plans']} />
        </Crossed>
        <Sign name="swap" />
        <Open>
          <Pair of={['joker', 'skyscrapers']} />
        </Open>
      </Group>
    </Drawing>
  ),
  'R9.2': () => (
    <Drawing>
      <Sequence>
        <Character number={CHARACTER.actor} />
        <Points count={3} />
      </Sequence>
    </Drawing>
  ),
  'R9.4': () => (
    <Drawing>
      <Group>
        <Ranks
          ranks={[
            [1, 3, undefined],
            [0, 3, undefined],
            [BLACK, 2, undefined],
          ]}
        />
        <Track from={3} to={6} pawns={{ 4: [0], 6: [1] }} />
      </Group>
    </Drawing>
  ),
  'R9.5': () => (
    <Drawing>
      <Sequence>
        <Group>
          <Base value={10} />
          <b>+</b>
          <Tile vehicle="boat" />
        </Group>
        <Ranks
          ranks={[
            [0, 4, 11],
            [1, 3, 6],
            [BLACK, 2, 3],
          ]}
        />
      </Sequence>
    </Drawing>
  ),
  'R9.6': () => (
    <Drawing>
      <Sequence>
        <Group>
          {[...MAYORS_LETTERS, 'X'].map((letter) => (
            <Letter key={letter} letter={letter} />
          ))}
        </Group>
        <Points count={3} />
      </Sequence>
    </Drawing>
  ),
  'R9.7': () => (
    <Drawing>
      <Sequence>
        <Track from={3} to={7} pawns={{ [PRESS_BONUS_FROM]: [0] }} />
        <Points count={3} />
      </Sequence>
    </Drawing>
  ),
  'R9.8': () => (
    <Drawing>
      <Sequence>
        <Group>
          <Kinds kind="dollars" count={2} />
          <b>+</b>
          <Towers owner={0} count={1} />
        </Group>
        <Points count={2} />
      </Sequence>
    </Drawing>
  ),
  'R10.3': () => (
    <Drawing>
      <Group>
        <OneCard kind="plans" />
        <b>=</b>
        <OneCard kind="joker" />
      </Group>
    </Drawing>
  ),
  'R10.7': () => (
    <Drawing>
      <Sequence>
        <DeckCards count={4} />
        <Group>
          <OwnerMark owner={TOM} size={22} />
          <Pair of={['press', 'characters', 'prestige', 'plans']} />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R10.9': () => (
    <Drawing>
      <Group>
        <OwnerMark owner={0} size={22} />
        <Pair of={['press', 'press']} />
        <OwnerMark owner={TOM} size={22} />
        <Pair of={['press', 'press', 'joker']} />
        <Sign name="crown" />
      </Group>
    </Drawing>
  ),
  'R10.11': () => (
    <Drawing>
      <Sequence>
        <Pair of={['characters', 'characters', 'characters']} />
        <Character number={CHARACTER.headhunter} />
      </Sequence>
    </Drawing>
  ),
  'R10.15': () => (
    <Drawing>
      <Group>
        <Towers owner={TOM} count={5} />
        <Crossed>
          <Towers owner={TOM} count={1} />
        </Crossed>
      </Group>
    </Drawing>
  ),
  'R10.16': () => (
    <Drawing>
      <Sequence>
        <Group>
          <Kinds kind="dollars" count={2} />
          <Character number={CHARACTER.actor} />
        </Group>
        <Points count={6} />
      </Sequence>
    </Drawing>
  ),
} satisfies NewYorkCityRules;
