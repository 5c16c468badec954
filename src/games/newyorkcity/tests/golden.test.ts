import { goldenGames } from '#kernel/testing';
import { newyorkcity } from '../index.ts';
import { words } from '../text/index.ts';
import { GOLDEN } from './subject.ts';

goldenGames(newyorkcity, words, GOLDEN, ['fifthRound', 'aheadOfTom', 'behindTom']);
