/** The rules of New York City that questions lead to, in drawings. */
import { CHARACTER } from '#games/newyorkcity/components';
import { BLACK } from '#games/newyorkcity/queries';
import { Alternatives, Captioned, Crossed, Group, Open, Sequence } from '../kit/RuleParts.tsx';
import type { RuleDrawings } from '../kit/ruleDrawings.ts';
import { PLATE } from './layout.ts';
import { PhaseBadge } from './pieces/CharacterTile.tsx';
import { OwnerMark, TowerSign } from './pieces/Owner.tsx';
import { PrestigeTile } from './pieces/Plate.tsx';
import {
  Character,
  DeckCards,
  District,
  Drawing,
  MixedPair,
  OneCard,
  Pair,
  Renewed,
  Used,
} from './pieces/ruleParts.tsx';
import { Sign } from './pieces/Sign.tsx';
import { Vehicle } from './pieces/Vehicle.tsx';
import './board.css';
import './rounds.css';
import './map.css';
import './owners.css';
import './vehicles.css';
import './cards.css';
import './elevator.css';
import './rules.css';

const [BROOKLYN, QUEENS] = [2, 3];

export const ruleDrawings: RuleDrawings<'newyorkcity'> = {
  'R2.7': () => (
    <Drawing>
      <Alternatives>
        <Open>
          <Group>
            <Character number={1} />
            <Character number={12} />
          </Group>
        </Open>
        <Group>
          <Character number={6} />
          <Character number={28} />
        </Group>
      </Alternatives>
    </Drawing>
  ),
  'R4.7': () => (
    <Drawing>
      <Sequence>
        <Alternatives>
          <Pair of={['press', 'plans']} />
          <Open>
            <Pair of={['dollars', 'dollars']} />
          </Open>
          <Pair of={['joker', 'prestige']} />
        </Alternatives>
        <Pair of={['dollars', 'dollars']} />
      </Sequence>
    </Drawing>
  ),
  'R5.3': () => (
    <Drawing>
      <Sequence>
        <Captioned caption="1–11">
          <PhaseBadge phase="draft" />
        </Captioned>
        <Captioned caption="12–22">
          <PhaseBadge phase="bidding" />
        </Captioned>
        <Captioned caption="23–27">
          <PhaseBadge phase="last" />
        </Captioned>
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
  'R7.9': () => (
    <Drawing>
      <Sequence>
        <Group>
          <svg viewBox={`-2 -2 ${PLATE.worthWidth + 4} ${PLATE.tile + 4}`} width="66" aria-hidden="true">
            <PrestigeTile tile={0} x={0} y={0} />
          </svg>
          <Vehicle vehicle={0} width={46} height={25} />
        </Group>
        <Alternatives>
          <District number={BROOKLYN} />
          <District number={QUEENS} />
        </Alternatives>
      </Sequence>
    </Drawing>
  ),
  'R7.10': () => (
    <Drawing>
      <Alternatives>
        <Sequence>
          <TowerSign owner={0} />
          <District number={BROOKLYN} />
        </Sequence>
        <Sequence>
          <Group>
            <District number={QUEENS} />
            <TowerSign owner={0} />
          </Group>
          <District number={BROOKLYN} />
        </Sequence>
      </Alternatives>
    </Drawing>
  ),
  'R8.1': () => (
    <Drawing>
      <Group>
        <Character number={23} />
        <Character number={25} />
      </Group>
    </Drawing>
  ),
  'R11.1': () => <Used number={1} brings={<Renewed cards={['plans', 'press']} />} />,
  'R11.2': () => (
    <Used
      number={2}
      brings={
        <Group>
          <MixedPair of={['press', 'joker']} />
          <MixedPair of={['plans', 'joker']} />
        </Group>
      }
    />
  ),
  'R11.5': () => (
    <Used
      number={5}
      brings={
        <Sequence>
          <DeckCards count={3} />
          <Crossed>
            <Pair of={['plans', 'press']} />
          </Crossed>
        </Sequence>
      }
    />
  ),
  'R11.7': () => (
    <Drawing>
      <Sequence>
        <Crossed>
          <Character number={1} />
        </Crossed>
        <Open>
          <Character number={6} />
        </Open>
      </Sequence>
    </Drawing>
  ),
  'R11.8': () => (
    <Used
      number={8}
      brings={
        <Group>
          <Pair of={['press', 'plans']} />
          <b>=</b>
          <Open>
            <Pair of={['press', 'plans']} />
          </Open>
        </Group>
      }
    />
  ),
  'R11.11': () => (
    <Used
      number={11}
      brings={
        <Sequence>
          <Crossed>
            <TowerSign owner={BLACK} />
          </Crossed>
          <TowerSign owner={0} />
        </Sequence>
      }
    />
  ),
  'R11.12': () => <Used number={12} brings={<Renewed cards={['plans']} />} />,
  'R11.15': () => (
    <Used
      number={15}
      brings={
        <Group>
          <OneCard kind="prestige" />
          <b>+</b>
          <Open>
            <OneCard kind="prestige" />
          </Open>
        </Group>
      }
    />
  ),
  'R11.21': () => (
    <Used
      number={21}
      brings={
        <Group>
          <TowerSign owner={0} />
          <b>+</b>
          <TowerSign owner={0} />
        </Group>
      }
    />
  ),
  'R11.22': () => <Used number={CHARACTER.clerk} brings={<Renewed cards={['press', 'plans']} />} />,
};
