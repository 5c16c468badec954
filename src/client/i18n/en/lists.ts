/** What lists of tables say, and what every screen may, in English. */
import type { SectionsOf } from '../text/pack.ts';
import { absence } from './absence.ts';
import { coach } from './coach.ts';
import { links } from './links.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';

export const lists: SectionsOf<'lists'> = {
  absence,
  coach,
  links,
  settings,
  tables,
};
