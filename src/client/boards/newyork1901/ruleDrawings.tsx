/** The rules of New York 1901 in drawings, made of the board's own parts. */
import type { RuleDrawings } from '../kit/ruleDrawings.ts';
import { beginning } from './rules/beginning.tsx';
import { building } from './rules/building.tsx';
import { ending } from './rules/ending.tsx';
import './board.css';
import './map.css';
import './towers.css';
import './track.css';
import './panels.css';
import './rack.css';
import './hand.css';
import './majorities.css';
import './rules.css';

export const ruleDrawings: RuleDrawings<'newyork1901'> = { ...beginning, ...building, ...ending };
