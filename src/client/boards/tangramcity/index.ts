/** The drawings of Tangram City. */
import type { Drawings } from '../boardProps.ts';
import { Board } from './Board.tsx';
import type { Tangramcity } from './game.ts';
import { Legend } from './Legend.tsx';
import { Scene } from './Scene.tsx';
import { Small } from './Small.tsx';

export const drawings: Drawings<Tangramcity> = { Board, Small, Scene, Legend };
