/** Everything the board says in one language: the words of the pieces and its own. */
import type { Language } from '#kernel';
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
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
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
