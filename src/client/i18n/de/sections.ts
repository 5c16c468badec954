/** What tables and most other screens say, in German. */
import type { SectionsOf } from '../text/pack.ts';
import { accord } from './accord.ts';
import { advice } from './advice.ts';
import { fair } from './fair.ts';
import { kit } from './kit.ts';
import { learn } from './learn.ts';
import { puzzles } from './puzzles.ts';
import { ratings } from './ratings.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { share } from './share.ts';
import { slow } from './slow.ts';
import { talk } from './talk.ts';
import { whatIf } from './whatIf.ts';

export const sections: SectionsOf<'sections'> = {
  accord,
  advice,
  fair,
  kit,
  learn,
  puzzles,
  ratings,
  replay,
  review,
  rules,
  score,
  share,
  slow,
  talk,
  whatIf,
};
