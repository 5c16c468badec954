/** Characters 1 to 22 of chapter 11 in drawings: those of the draft and of the bidding rounds. */
import { CHARACTER, type Kind } from '#games/newyorkcity/components';
import { BLACK } from '#games/newyorkcity/queries';
import { Crossed, Group, Open, Sequence } from '../../kit/RuleParts.tsx';
import { TowerSign } from '../pieces/Owner.tsx';
import {
  Character,
  DeckCards,
  Drawing,
  Kinds,
  MixedPair,
  OneCard,
  Pair,
  Points,
  Renewed,
  Track,
  Used,
} from '../pieces/ruleParts.tsx';
import { Sign } from '../pieces/Sign.tsx';
import type { NewYorkCityRules } from './shape.ts';

/** Any card, in place of others. */
function AnyCard({ as }: { as: readonly Kind[] }) {
  return (
    <Group>
      <b>?</b>
      <Sign name="cards" />
      <b>=</b>
      <Pair of={as} />
    </Group>
  );
}

export const earlyCharacterRules = {
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
  'R11.3': () => (
    <Used
      number={CHARACTER.archivist}
      brings={
        <Group>
          <Points count={1} />
          <DeckCards count={1} />
          <Sign name="swap" />
        </Group>
      }
    />
  ),
  'R11.4': () => (
    <Used
      number={CHARACTER.bulkBuyer}
      brings={
        <Open>
          <Group>
            <Pair of={['press', 'plans']} />
            <Pair of={['dollars', 'joker']} />
          </Group>
        </Open>
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
  'R11.6': () => <Used number={CHARACTER.banker} brings={<Kinds kind="dollars" count={2} />} />,
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
  'R11.9': () => (
    <Used
      number={CHARACTER.reporter}
      brings={
        <Group>
          <DeckCards count={1} />
          <Kinds kind="dollars" count={1} />
        </Group>
      }
    />
  ),
  'R11.10': () => <Used number={CHARACTER.agent} brings={<DeckCards count={2} />} />,
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
  'R11.13': () => <Used number={CHARACTER.interpreter} brings={<AnyCard as={['prestige']} />} />,
  'R11.14': () => (
    <Used
      number={CHARACTER.whistleBlower}
      brings={
        <Group>
          <Track from={2} to={5} pawns={{ 3: [0] }} />
          <Pair of={['joker', 'joker']} />
        </Group>
      }
    />
  ),
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
  'R11.16': () => <Used number={CHARACTER.lobbyist} brings={<OneCard kind="joker" />} />,
  'R11.17': () => <Used number={CHARACTER.patron} brings={<OneCard kind="prestige" />} />,
  'R11.18': () => <Used number={CHARACTER.doorman} brings={<Kinds kind="dollars" count={1} />} />,
  'R11.19': () => (
    <Used
      number={CHARACTER.celebrity}
      brings={
        <Group>
          <Pair of={['prestige', 'prestige']} />
          <b>=</b>
          <Points count={4} />
        </Group>
      }
    />
  ),
  'R11.20': () => <Used number={CHARACTER.engineer} brings={<AnyCard as={['prestige', 'prestige']} />} />,
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
} satisfies NewYorkCityRules;
