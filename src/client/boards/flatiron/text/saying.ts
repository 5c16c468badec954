/** Everything the board says in one language: the words of the pieces and its own. */
import type { Language } from '#kernel';
import { de } from '../../../../games/flatiron/text/de/board.ts';
import { en } from '../../../../games/flatiron/text/en/board.ts';
import { es } from '../../../../games/flatiron/text/es/board.ts';
import { fr } from '../../../../games/flatiron/text/fr/board.ts';
import {
  type Names,
  namesDe,
  namesEn,
  namesEs,
  namesFr,
  phrases,
  pointsDe,
  pointsEn,
  pointsEs,
  pointsFr,
} from '../game.ts';
import type { BoardText } from './text.ts';

export interface Saying {
  readonly text: BoardText;
  readonly names: Names;
  readonly phrases: ReturnType<typeof phrases>;
  readonly points: (count: number) => string;
}

const saying = (text: BoardText, names: Names, points: (count: number) => string): Saying => ({
  text,
  names,
  phrases: phrases(names),
  points,
});

export const SAYING: Readonly<Record<Language, Saying>> = {
  en: saying(en, namesEn, pointsEn),
  fr: saying(fr, namesFr, pointsFr),
  es: saying(es, namesEs, pointsEs),
  de: saying(de, namesDe, pointsDe),
};
