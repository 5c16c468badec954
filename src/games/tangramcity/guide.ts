/** What accompanies the first games of Tangram City. */
import type { Guide } from '#kernel';
import { firstGame, notes } from './lessons/notes.ts';
import type { Tangramcity } from './state.ts';
import { guide as de } from './text/de/guide.ts';
import { guide as en } from './text/en/guide.ts';
import { guide as es } from './text/es/guide.ts';
import { guide as fr } from './text/fr/guide.ts';
import { guide as it } from './text/it/guide.ts';
import { guide as pl } from './text/pl/guide.ts';

export const guide: Guide<Tangramcity> = {
  firstGame,
  notes,
  doubt: { points: 5, times: 3 },
  text: { en, fr, es, de, it, pl },
};
