/** What each language says in the first games of New York City. */
import { at, type GuideText } from '#kernel';
import { ALL_CHARACTERS, DISTRICTS, nameOf } from '../components.ts';
import type { NoteId } from '../lessons/noteKit.ts';
import type { NewYorkCity } from '../state.ts';
import type { Vocabulary } from './text.ts';

export type CityGuideText = GuideText<
  NewYorkCity,
  NoteId,
  'gain' | 'tile' | 'district' | 'projected' | 'hires' | 'pair',
  'spends' | 'lost' | 'bonus'
>;

type Value = string | number | undefined;

/** The name of a character that a note speaks of. */
export function characterIn({ characters }: Pick<Vocabulary, 'characters'>, number: Value): string {
  const who = ALL_CHARACTERS.find((one) => one === number);
  return who === undefined ? '' : characters[nameOf(who)].name;
}

/** A district that a note speaks of: "in the Bronx". */
export function inDistrict(words: Pick<Vocabulary, 'inDistrict'>, district: Value): string {
  return words.inDistrict[at(DISTRICTS, Number(district))];
}
