/** What the screens of people and moderators say, in Italian. */
import type { SectionsOf } from '../text/pack.ts';
import { admin } from './admin.ts';
import { circle } from './circle.ts';
import { conduct } from './conduct.ts';
import { moderation } from './moderation.ts';
import { notices } from './notices.ts';
import { statistics } from './statistics.ts';

export const people: SectionsOf<'people'> = {
  admin,
  circle,
  conduct,
  moderation,
  notices,
  statistics,
};
