/** The rules of Flatiron in drawings, chapter by chapter. */
import type { RuleDrawings } from '../kit/ruleDrawings.ts';
import { boxDrawings } from './rules/box.tsx';
import { buildingDrawings } from './rules/building.tsx';
import { endDrawings } from './rules/end.tsx';
import { floorDrawings } from './rules/floors.tsx';
import { turnDrawings } from './rules/turn.tsx';
import './board.css';
import './signs.css';
import './columns.css';
import './decks.css';
import './holdings.css';
import './pictures.css';
import './rules.css';

export const ruleDrawings: RuleDrawings<'flatiron'> = {
  ...boxDrawings,
  ...turnDrawings,
  ...buildingDrawings,
  ...floorDrawings,
  ...endDrawings,
};
