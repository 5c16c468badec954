/** Characters 23 to 42 of chapter 11 in drawings: those of the last phase, and those that score at the end. */
import { CHARACTER } from '#games/newyorkcity/components';
import { Group } from '../../kit/RuleParts.tsx';
import { TowerSign } from '../pieces/Owner.tsx';
import {
  Counted,
  District,
  Kinds,
  OneVehicle,
  Pair,
  Points,
  Towers,
  Track,
  Used,
} from '../pieces/ruleParts.tsx';
import { Sign } from '../pieces/Sign.tsx';
import type { NewYorkCityRules } from './shape.ts';

export const lateCharacterRules = {
  'R11.23': () => <Used number={CHARACTER.singer} brings={<Points count={2} />} />,
  'R11.24': () => (
    <Used
      number={CHARACTER.draughtsman}
      brings={
        <Group>
          <Points count={1} />
          <TowerSign owner={0} />
        </Group>
      }
    />
  ),
  'R11.25': () => <Used number={CHARACTER.actor} brings={<Points count={3} />} />,
  'R11.26': () => (
    <Used
      number={CHARACTER.photographer}
      brings={
        <Group>
          <TowerSign owner={0} />
          <Kinds kind="press" count={1} />
        </Group>
      }
    />
  ),
  'R11.27': () => (
    <Used number={CHARACTER.editor} brings={<Track from={2} to={6} pawns={{ 4: [0], 6: [1] }} />} />
  ),
  'R11.28': () => (
    <Counted
      number={CHARACTER.orangeLamplighter}
      by={
        <Group>
          <District name="bronx" />
          <TowerSign owner={0} />
        </Group>
      }
    />
  ),
  'R11.29': () => (
    <Counted
      number={CHARACTER.greenLamplighter}
      by={
        <Group>
          <District name="statenIsland" />
          <TowerSign owner={0} />
        </Group>
      }
    />
  ),
  'R11.30': () => (
    <Counted
      number={CHARACTER.brownLamplighter}
      by={
        <Group>
          <District name="brooklyn" />
          <TowerSign owner={0} />
        </Group>
      }
    />
  ),
  'R11.31': () => (
    <Counted
      number={CHARACTER.purpleLamplighter}
      by={
        <Group>
          <District name="queens" />
          <TowerSign owner={0} />
        </Group>
      }
    />
  ),
  'R11.32': () => (
    <Counted
      number={CHARACTER.whiteLamplighter}
      by={
        <Group>
          <District name="manhattan" />
          <TowerSign owner={0} />
        </Group>
      }
    />
  ),
  'R11.33': () => (
    <Counted
      number={CHARACTER.publisher}
      by={
        <Group>
          <Kinds kind="press" count={2} />
        </Group>
      }
    />
  ),
  'R11.34': () => (
    <Counted
      number={CHARACTER.collector}
      by={
        <Group>
          <Pair of={['plans', 'plans']} />
        </Group>
      }
    />
  ),
  'R11.35': () => (
    <Counted
      number={CHARACTER.townPlanner}
      by={
        <Group>
          <Towers owner={0} count={3} />
        </Group>
      }
    />
  ),
  'R11.36': () => (
    <Counted
      number={CHARACTER.manager}
      by={
        <Group>
          <Sign name="seats" />
        </Group>
      }
    />
  ),
  'R11.37': () => (
    <Counted
      number={CHARACTER.haulier}
      by={
        <Group>
          <OneVehicle name="taxi" />
          <OneVehicle name="bus" />
        </Group>
      }
    />
  ),
  'R11.38': () => (
    <Counted
      number={CHARACTER.railwayman}
      by={
        <Group>
          <OneVehicle name="tram" />
          <OneVehicle name="subway" />
        </Group>
      }
    />
  ),
  'R11.39': () => (
    <Counted
      number={CHARACTER.harbourMaster}
      by={
        <Group>
          <OneVehicle name="boat" />
          <OneVehicle name="taxi" />
        </Group>
      }
    />
  ),
  'R11.40': () => (
    <Counted
      number={CHARACTER.chauffeur}
      by={
        <Group>
          <OneVehicle name="bus" />
          <Kinds kind="dollars" count={2} />
        </Group>
      }
    />
  ),
  'R11.41': () => (
    <Counted
      number={CHARACTER.contractor}
      by={
        <Group>
          <OneVehicle name="bus" />
          <Towers owner={0} count={2} />
        </Group>
      }
    />
  ),
  'R11.42': () => (
    <Counted
      number={CHARACTER.financier}
      by={
        <Group>
          <Kinds kind="dollars" count={2} />
          <Towers owner={0} count={2} />
        </Group>
      }
    />
  ),
} satisfies NewYorkCityRules;
