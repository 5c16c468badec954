import { goldenGames } from '#kernel/testing';
import { newyork1901 } from '../index.ts';
import { words } from '../text/index.ts';
import { GOLDEN } from './subject.ts';

goldenGames(newyork1901, words, GOLDEN, ['tiles', 'market']);
