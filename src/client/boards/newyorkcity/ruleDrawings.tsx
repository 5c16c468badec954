/** The rules of New York City in drawings, chapter by chapter. */
import type { RuleDrawings } from '../kit/ruleDrawings.ts';
import { bidRules } from './rules/bids.tsx';
import { earlyCharacterRules } from './rules/earlyCharacters.tsx';
import { endingRules } from './rules/ending.tsx';
import { lateCharacterRules } from './rules/lateCharacters.tsx';
import { roundRules } from './rules/round.tsx';
import './board.css';
import './rounds.css';
import './map.css';
import './owners.css';
import './vehicles.css';
import './cards.css';
import './elevator.css';
import './rules.css';

export const ruleDrawings: RuleDrawings<'newyorkcity'> = {
  ...roundRules,
  ...bidRules,
  ...endingRules,
  ...earlyCharacterRules,
  ...lateCharacterRules,
};
