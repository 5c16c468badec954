/** What accompanies the first games of Flatiron. */
import type { Guide } from '#kernel';
import type { Flatiron } from './flatiron.ts';
import { firstGame, notes } from './lessons/notes.ts';
import { guide as de } from './text/de/guide.ts';
import { guide as en } from './text/en/guide.ts';
import { guide as es } from './text/es/guide.ts';
import { guide as fr } from './text/fr/guide.ts';
import { guide as it } from './text/it/guide.ts';
import { guide as pl } from './text/pl/guide.ts';

export const guide: Guide<Flatiron> = {
  firstGame,
  notes,
  doubt: { points: 4, times: 6 },
  text: { en, fr, es, de, it, pl },
};
