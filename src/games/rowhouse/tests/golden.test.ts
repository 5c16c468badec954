import { goldenGames } from '#kernel/testing';
import { rowhouse } from '../index.ts';
import { words } from '../text/index.ts';
import { GOLDEN } from './subject.ts';

goldenGames(rowhouse, words, GOLDEN, ['lastRound', 'twoRows']);
