/** The drawings of Rowhouse. */
import type { Rowhouse } from '#games/rowhouse';
import type { Drawings } from '../kit/boardProps.ts';
import { Board } from './Board.tsx';
import { Legend } from './Legend.tsx';
import { Scene } from './Scene.tsx';
import { Small } from './Small.tsx';

export const drawings: Drawings<Rowhouse> = { Board, Small, Scene, Legend };
export { ruleDrawings } from './ruleDrawings.tsx';
