/** The drawings of New York City. */
import type { NewYorkCity } from '#games/newyorkcity';
import type { Drawings } from '../kit/boardProps.ts';
import { Board } from './Board.tsx';
import { Legend } from './Legend.tsx';
import { Scene } from './Scene.tsx';
import { Small } from './Small.tsx';

/** How long settled bids stay in sight, in milliseconds. */
const SETTLED = 4000;

/** Bids that are settled can be read before the table goes on. */
function hold(events: readonly NewYorkCity['event'][]): number | undefined {
  return events.some(({ did }) => did === 'won') ? SETTLED : undefined;
}

export const drawings: Drawings<NewYorkCity> = { Board, Small, Scene, Legend, hold };
export { ruleDrawings } from './ruleDrawings.tsx';
