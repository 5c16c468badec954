/** The drawings of Tangram City. */
import type { Tangramcity } from '#games/tangramcity';
import type { Drawings } from '../kit/boardProps.ts';
import { Board } from './Board.tsx';
import { Legend } from './Legend.tsx';
import { Scene } from './Scene.tsx';
import { Small } from './Small.tsx';

/** R6.1 The end of a round is counted before the next one is dealt, in milliseconds. */
const SCORING = 5000;

export const drawings: Drawings<Tangramcity> = {
  Board,
  Small,
  Scene,
  Legend,
  hold: (events) => (events.some(({ did }) => did === 'scored') ? SCORING : undefined),
};
export { ruleDrawings } from './ruleDrawings.tsx';
