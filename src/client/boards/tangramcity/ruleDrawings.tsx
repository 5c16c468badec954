/** The rules of Tangram City in drawings. */
import { FOUNTAIN } from '#games/tangramcity/components';
import { Icon } from '../../ui/Icon.tsx';
import { Alternatives, Captioned, Crossed, Group, Open, Sequence } from '../kit/RuleParts.tsx';
import type { RuleDrawings } from '../kit/ruleDrawings.ts';
import { Picture } from './pieces/Picture.tsx';
import { Board, BonusSteps, Card, Counted, Drawing, Placed, Plot, Sign } from './pieces/ruleParts.tsx';
import './board.css';
import './drawing.css';
import './garden.css';
import './city.css';
import './cards.css';
import './balance.css';
import './legend.css';
import './setup.css';
import './rules.css';

const BOAT = { tile: 17, face: 'dark', turn: 0 } as const;
const GARDEN = { tile: 17, face: 'green', turn: 0 } as const;
const WATER = { tile: FOUNTAIN, face: 'water', turn: 0 } as const;
const DOMINO = { tile: 6, face: 'dark', turn: 0 } as const;
const TALL = { tile: 6, turn: 1 } as const;
/** Halves of a square: a roof, and a garden over the other half. */
const ROOF_HALF = { tile: 0, face: 'dark', turn: 0 } as const;
const GARDEN_HALF = { tile: 0, face: 'green', turn: 0 } as const;

export const ruleDrawings: RuleDrawings<'tangramcity'> = {
  'R1.3': () => (
    <Drawing>
      <Group>
        <Picture {...BOAT} />
        <Icon name="flip" />
        <Picture {...GARDEN} />
      </Group>
    </Drawing>
  ),
  'R1.4': () => (
    <Drawing>
      <Plot rows={1} columns={1}>
        <Placed {...WATER} row={0} column={0} />
      </Plot>
    </Drawing>
  ),
  'R2.1': () => (
    <Drawing>
      <Group>
        <Board number={0} />
        <Open>
          <Board number={1} />
        </Open>
        <Board number={2} />
      </Group>
    </Drawing>
  ),
  'R2.2': () => (
    <Drawing>
      <Alternatives>
        <Open>
          <Board number={0} />
        </Open>
        <Open>
          <Board number={0} side="green" />
        </Open>
      </Alternatives>
    </Drawing>
  ),
  'R3.2': () => (
    <Drawing>
      <Group>
        <Card tile={17} />
        <Card tile={6} />
        <Card />
        <Card />
      </Group>
    </Drawing>
  ),
  'R3.3': () => (
    <Drawing>
      <Group>
        <Card tile={17} />
        <Card />
        <Card seat={0} />
        <Card seat={1} />
      </Group>
    </Drawing>
  ),
  'R3.8': () => (
    <Drawing>
      <Sequence>
        <Card tile={17} />
        <Card />
        <Card seat={0} />
        <Card seat={1} />
      </Sequence>
    </Drawing>
  ),
  'R4.1': () => (
    <Drawing>
      <Sequence>
        <Alternatives>
          <Picture {...BOAT} />
          <Picture {...GARDEN} />
        </Alternatives>
        <Plot>
          <Placed {...BOAT} row={1} column={1} />
        </Plot>
      </Sequence>
    </Drawing>
  ),
  'R4.2': () => (
    <Drawing>
      <Crossed>
        <Plot>
          <Placed {...GARDEN} row={1} column={0} />
          <Placed {...DOMINO} row={1} column={1} />
        </Plot>
      </Crossed>
    </Drawing>
  ),
  'R4.4': () => (
    <Drawing>
      <Alternatives>
        {([0, 1, 2, 3] as const).map((turn) => (
          <Picture key={turn} tile={17} face="dark" turn={turn} />
        ))}
        <Picture {...GARDEN} />
      </Alternatives>
    </Drawing>
  ),
  'R4.5': () => (
    <Drawing>
      <Plot>
        <Placed {...DOMINO} row={0} column={0} />
        <Placed {...TALL} face="green" row={1} column={3} />
      </Plot>
    </Drawing>
  ),
  'R4.6': () => (
    <Drawing>
      <Alternatives>
        <Plot>
          <Placed {...BOAT} row={1} column={1} />
        </Plot>
        <Crossed>
          <Picture {...BOAT} />
        </Crossed>
      </Alternatives>
    </Drawing>
  ),
  'R5.1': () => (
    <Drawing>
      <Sequence>
        <Picture {...WATER} />
        <Plot>
          <Placed {...GARDEN} row={1} column={0} />
          <Placed {...WATER} row={0} column={3} />
        </Plot>
      </Sequence>
    </Drawing>
  ),
  'R6.1': () => (
    <Drawing>
      <Plot>
        <Placed {...TALL} face="dark" row={0} column={0} />
        <Placed {...TALL} face="green" row={0} column={1} />
        <Placed {...TALL} face="dark" row={0} column={2} />
        <Placed {...DOMINO} row={2} column={2} />
        <Counted rows={2} columns={3} />
      </Plot>
    </Drawing>
  ),
  'R7.2': () => (
    <Drawing>
      <Group>
        <Captioned caption={<Sign face="dark" />}>
          <Plot rows={1} columns={1}>
            <Placed {...ROOF_HALF} row={0} column={0} />
            <Placed {...WATER} turn={1} row={0} column={0} />
          </Plot>
        </Captioned>
        <Captioned caption={<Sign face="green" />}>
          <Plot rows={1} columns={1}>
            <Placed {...GARDEN_HALF} row={0} column={0} />
            <Placed {...WATER} row={0} column={0} />
          </Plot>
        </Captioned>
        <Captioned caption="–">
          <Plot rows={1} columns={1}>
            <Placed {...ROOF_HALF} row={0} column={0} />
            <Placed {...GARDEN_HALF} turn={3} row={0} column={0} />
          </Plot>
        </Captioned>
      </Group>
    </Drawing>
  ),
  'R8.1': () => (
    <Drawing>
      <Group>
        <Open>
          <Card tile={2} />
        </Open>
        <Open>
          <Card tile={15} />
        </Open>
        <Open>
          <Card tile={0} />
        </Open>
      </Group>
    </Drawing>
  ),
  'R9.3': () => (
    <Drawing>
      <BonusSteps />
    </Drawing>
  ),
};
