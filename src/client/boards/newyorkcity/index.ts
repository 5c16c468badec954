/** The drawings of New York City. */
import type { NewYorkCity } from '#games/newyorkcity';
import type { Drawings } from '../kit/boardProps.ts';
import { Board } from './Board.tsx';
import { Legend } from './Legend.tsx';
import { Scene } from './Scene.tsx';
import { Small } from './Small.tsx';

export const drawings: Drawings<NewYorkCity> = { Board, Small, Scene, Legend };
export { ruleDrawings } from './ruleDrawings.tsx';
