/** The drawings of Tangram City. */
import type { Tangramcity } from '#games/tangramcity';
import type { Drawings } from '../kit/boardProps.ts';
import { Board } from './Board.tsx';
import { Legend } from './Legend.tsx';
import { Scene } from './Scene.tsx';
import { Small } from './Small.tsx';

export const drawings: Drawings<Tangramcity> = { Board, Small, Scene, Legend };
export { ruleDrawings } from './ruleDrawings.tsx';
