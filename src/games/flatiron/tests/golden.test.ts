import { goldenGames } from '#kernel/testing';
import { flatiron } from '../index.ts';
import { words } from '../text/index.ts';
import { GOLDEN } from './subject.ts';

goldenGames(flatiron, words, GOLDEN, ['roof', 'danielBeaten', 'danielWins']);
