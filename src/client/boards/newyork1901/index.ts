/** The drawings of New York 1901. */
import type { NewYork1901 } from '#games/newyork1901';
import type { Drawings } from '../kit/boardProps.ts';
import { Board } from './Board.tsx';
import { Legend } from './Legend.tsx';
import { Scene } from './Scene.tsx';
import { Small } from './Small.tsx';

export const drawings: Drawings<NewYork1901> = { Board, Small, Scene, Legend };
export { ruleDrawings } from './ruleDrawings.tsx';
