/** Drawings of the rules about action cards, the end and what counts then. */
import { STREET_POINTS, STREETS, TILES_AT_END, UNUSED_CARD_POINTS } from '#games/newyork1901/components';
import { Mark } from '../../../ui/Mark.tsx';
import { Crossed, Group, Sequence } from '../../kit/RuleParts.tsx';
import { MapPart, standing } from './MapPart.tsx';
import { Action, BRONZE, Building, Challenged, Drawing, Lot, LotCard, Offer, Seal, Tiles } from './parts.tsx';

const BROADWAY = 1 << STREETS.indexOf('broadway');
const WALL = 1 << STREETS.indexOf('wall');

export const ending = {
  'R8.2': () => (
    <Drawing>
      <Sequence>
        <Building tile={BRONZE} />
        <Action card="constructionBoom" />
        <Building tile={BRONZE} />
      </Sequence>
    </Drawing>
  ),
  'R8.4': () => (
    <Drawing>
      <Sequence>
        <Action card="marketShift" />
        <Crossed>
          <Offer districts={['red', 'blue']} />
        </Crossed>
        <Offer districts={['yellow', 'green']} />
      </Sequence>
    </Drawing>
  ),
  'R8.5': () => (
    <Drawing>
      <Sequence>
        <Action card="landGrab" />
        <Group>
          <LotCard district="blue" />
          <Lot district="blue" isReserved />
        </Group>
        <Group>
          <LotCard district="green" />
          <Lot district="green" isReserved />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R9.1': () => (
    <Drawing>
      <Sequence>
        <Offer districts={['red', 'blue', 'yellow']} />
        <Offer districts={['red', 'blue', 'yellow', 'green']} />
      </Sequence>
    </Drawing>
  ),
  'R9.2': () => (
    <Drawing>
      <Tiles tiles={[5, 14, 15, 17].slice(0, TILES_AT_END)} />
    </Drawing>
  ),
  'R10.1': () => (
    <Drawing>
      <Sequence>
        <MapPart
          rows={[10, 13]}
          columns={[4, 10]}
          buildings={[standing(3, 11, 5), standing(0, 11, 8), standing(1, 13, 8, 0, 1)]}
          inPlay={WALL}
        />
        <Group>
          <Mark seat={0} />
          <Seal points={STREET_POINTS} />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R10.2': () => (
    <Drawing>
      <MapPart
        rows={[11, 15]}
        columns={[3, 8]}
        buildings={[standing(0, 13, 5, 1)]}
        inPlay={BROADWAY | WALL}
      />
    </Drawing>
  ),
  'R10.3': () => <Sign challenge="goldTycoon" />,
  'R10.4': () => <Sign challenge="masterArchitect" />,
  'R10.5': () => <Sign challenge="goldPrestige" />,
  'R10.6': () => <Sign challenge="bronzeBaron" />,
  'R10.7': () => <Sign challenge="generationKing" />,
  'R10.9': () => (
    <Drawing>
      <Sequence>
        <Action card="marketShift" />
        <Seal points={UNUSED_CARD_POINTS} />
      </Sequence>
    </Drawing>
  ),
} as const;

function Sign({ challenge }: { challenge: Parameters<typeof Challenged>[0]['challenge'] }) {
  return (
    <Drawing>
      <Challenged challenge={challenge} />
    </Drawing>
  );
}
