/** Answers that are named alike in all languages: what differs is a handful of phrases. */
import { at, type Telling } from '#kernel';
import { CHARACTERS_BY_NUMBER, LINKS, PRESTIGE_TILES } from '../components.ts';
import { total } from '../counts.ts';
import type { Action, Bid, NewYorkCity } from '../state.ts';
import type { View } from '../view.ts';
import { capital } from './tell.ts';
import { cards, character, characters, listed, pairOf, type Vocabulary } from './text.ts';

/** The phrases around the nouns. */
export type Phrases = {
  pass: string;
  done: string;
  swap: string;
  use(name: string): string;
  from(card: string, pair: string): string;
  with(staff: string): string;
  back(spaces: number): string;
  award(vehicle: string, value: number, ends: string, district: string): string;
  moveFrom(district: string): string;
  group: {
    pass: string;
    use: string;
    swap: string;
    choices: string;
    bid(value: number): string;
    raise(value: number): string;
    cards(count: number): string;
    value(value: number): string;
  };
};

export function sayAnswer(
  words: Vocabulary,
  phrases: Phrases,
  action: Action,
  { view }: Telling<NewYorkCity>,
): string {
  return capital(say(words, phrases, action, view));
}

function say(words: Vocabulary, phrases: Phrases, action: Action, view: View): string {
  if ('pass' in action) return phrases.pass;
  if ('done' in action) return phrases.done;
  if ('swap' in action) return phrases.swap;
  if ('use' in action) return phrases.use(character(words, action.use));
  if ('stack' in action) return characters(words, at(view.stacks, action.stack));
  if ('pair' in action) return pairOf(words, at(view.pairs, action.pair));
  if ('mix' in action) return sayMix(words, phrases, action.mix, view.pairs);
  if ('discard' in action) return cards(words, action.discard);
  if ('fetch' in action) return cards(words, action.fetch);
  if ('keep' in action) return cards(words, action.keep);
  if ('drop' in action) return character(words, action.drop);
  if ('hire' in action) return character(words, action.hire);
  if ('from' in action) return phrases.moveFrom(at(words.district, action.from));
  if ('tile' in action) return sayAward(words, phrases, action);
  if ('district' in action) return at(words.district, action.district);
  return sayBid(words, phrases, action);
}

function sayBid(words: Vocabulary, phrases: Phrases, { cards: laid, staff, back }: Bid): string {
  return [
    ...(total(laid) > 0 ? [cards(words, laid)] : []),
    ...(staff.length > 0 ? [phrases.with(characters(words, staff))] : []),
    ...(back > 0 ? [phrases.back(back)] : []),
  ].join(', ');
}

function sayMix(
  words: Vocabulary,
  { from }: Phrases,
  mix: readonly number[],
  pairs: readonly number[][],
): string {
  const [one = 0, first = 0, two = 0, second = 0] = mix;
  const part = (card: number, pair: number) => from(at(words.card, card)[0], pairOf(words, at(pairs, pair)));
  return listed(words, [part(first, one), part(second, two)]);
}

function sayAward(
  { vehicle, district: districts }: Vocabulary,
  { award }: Phrases,
  { tile, link, district }: { tile: number; link: number; district: number },
): string {
  const { vehicle: kind, value } = at(PRESTIGE_TILES, tile);
  const ends = at(LINKS, link).ends.map((end) => at(districts, end));
  return award(at(vehicle, kind), value, ends.join(' – '), at(districts, district));
}

/** Bids by their value, discards by their number, the rest by what they are. */
export function sayGroup({ group }: Phrases, action: Action, { view }: Telling<NewYorkCity>): string {
  if ('value' in action) {
    const { viewer, firms } = view;
    const raises = viewer !== 'spectator' && at(firms, viewer).bid > 0;
    return raises ? group.raise(action.value) : group.bid(action.value);
  }
  if ('discard' in action) return group.cards(total(action.discard));
  if ('fetch' in action) return group.cards(total(action.fetch));
  if ('hire' in action) return group.value(at(CHARACTERS_BY_NUMBER, action.hire).value);
  if ('drop' in action) return group.value(at(CHARACTERS_BY_NUMBER, action.drop).value);
  if ('use' in action) return group.use;
  if ('swap' in action) return group.swap;
  return 'pass' in action || 'done' in action ? group.pass : group.choices;
}
