/** What accompanies the first games of New York City. */
import type { Guide } from '#kernel';
import { firstGame, notes } from './lessons/notes.ts';
import type { NewYorkCity } from './state.ts';
import { guide as de } from './text/de/guide.ts';
import { guide as en } from './text/en/guide.ts';
import { guide as es } from './text/es/guide.ts';
import { guide as fr } from './text/fr/guide.ts';
import { guide as it } from './text/it/guide.ts';
import { guide as pl } from './text/pl/guide.ts';

export const guide: Guide<NewYorkCity> = {
  firstGame,
  notes,
  doubt: { points: 4, times: 6 },
  text: { en, fr, es, de, it, pl },
};
