import { goldenGames } from '#kernel/testing';
import { tangramcity } from '../index.ts';
import { words } from '../text/index.ts';
import { GOLDEN } from './subject.ts';

goldenGames(tangramcity, words, GOLDEN, [
  'lastRound',
  'beginner',
  'promising',
  'impressive',
  'magnificent',
  'master',
]);
