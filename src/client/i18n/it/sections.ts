/** What single screens say, in Italian. */
import type { Sections } from '../text/pack.ts';
import { absence } from './absence.ts';
import { accord } from './accord.ts';
import { admin } from './admin.ts';
import { advice } from './advice.ts';
import { circle } from './circle.ts';
import { coach } from './coach.ts';
import { conduct } from './conduct.ts';
import { daily } from './daily.ts';
import { events } from './events.ts';
import { fair } from './fair.ts';
import { kit } from './kit.ts';
import { learn } from './learn.ts';
import { moderation } from './moderation.ts';
import { notices } from './notices.ts';
import { puzzles } from './puzzles.ts';
import { ratings } from './ratings.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { slow } from './slow.ts';
import { statistics } from './statistics.ts';
import { tables } from './tables.ts';
import { talk } from './talk.ts';
import { whatIf } from './whatIf.ts';

export const sections: Sections = {
  absence,
  accord,
  admin,
  advice,
  circle,
  coach,
  conduct,
  daily,
  events,
  fair,
  kit,
  learn,
  moderation,
  notices,
  puzzles,
  ratings,
  replay,
  review,
  rules,
  score,
  settings,
  share,
  tables,
  slow,
  statistics,
  talk,
  whatIf,
};
