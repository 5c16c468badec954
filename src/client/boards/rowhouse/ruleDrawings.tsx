/** The rules of Rowhouse that questions lead to, in drawings. */
import type { Rowhouse } from '#games/rowhouse';
import { COLORS, type Color } from '#games/rowhouse/components';
import { Crossed, Group, Open, Sequence } from '../kit/RuleParts.tsx';
import type { RuleDrawings } from '../kit/ruleDrawings.ts';
import { HOUSE, HOUSE_HEIGHT } from './layout.ts';
import { HouseDrawing } from './pieces/HouseDrawing.tsx';
import './board.css';
import './drawings.css';

/** Any tile of a colour. */
const tileOf = (color: Color) => COLORS.indexOf(color);

/** A house before and after a slate tile is built. */
const BEFORE = [[tileOf('brick'), tileOf('cream'), tileOf('moss')], [tileOf('slate')], []];
const AFTER = [BEFORE[0] ?? [], [tileOf('slate'), tileOf('slate')], []];

export const ruleDrawings: RuleDrawings<'rowhouse'> = {
  'R3.1': () => (
    <Sequence>
      <Group>
        <Tile color="cream" />
        <Open>
          <Tile color="slate" />
        </Open>
        <Tile color="ochre" />
      </Group>
      <Tile color="back" />
    </Sequence>
  ),
  'R4.1': () => (
    <Sequence>
      <Tile color="slate" />
      <House storeys={BEFORE} />
      <House storeys={AFTER} />
    </Sequence>
  ),
  'R4.2': () => (
    <Sequence>
      <Group>
        <Tile color="slate" />
        <Tile color="slate" />
      </Group>
      <Trade />
    </Sequence>
  ),
  'R4.3': Trade,
};

/** A tile of the hand goes, an unknown one comes. */
function Trade() {
  return (
    <Sequence>
      <Crossed>
        <Tile color="ochre" />
      </Crossed>
      <Tile color="back" />
    </Sequence>
  );
}

function Tile({ color }: { color: Color | 'back' }) {
  return (
    <span className="rowhouse rh-sign">
      <i className={`tile tile-${color}`} />
    </span>
  );
}

function House({ storeys }: { storeys: Rowhouse['view']['houses'][number]['storeys'] }) {
  return (
    <svg
      className="rh rh-rule-house"
      viewBox={`-8 ${-HOUSE_HEIGHT - 2} ${HOUSE.width + 16} ${HOUSE_HEIGHT + 4}`}
      aria-hidden="true"
    >
      <HouseDrawing house={{ storeys }} seat={0} />
    </svg>
  );
}
