/** Answers that are named alike in all languages: what differs is a handful of phrases. */
import { at, type Telling } from '#kernel';
import {
  characterTile,
  DISTRICTS,
  type District,
  KINDS,
  type Kind,
  LINKS,
  PRESTIGE_TILES,
  VEHICLES,
  type Vehicle,
} from '../components.ts';
import { total } from '../counts.ts';
import type { Action, Bid, NewYorkCity } from '../state.ts';
import type { View } from '../view.ts';
import { capital, cards, character, characters, pairOf, type Vocabulary } from './text.ts';

/** The phrases around the nouns. */
export type Phrases = {
  pass: string;
  done: string;
  swap: string;
  use(name: string): string;
  /** One card out of a pair. */
  from(card: Kind, pair: string): string;
  with(staff: string): string;
  back(spaces: number): string;
  /** A prestige tile, the vehicle that comes with it from between these ends, and where the tile is laid. */
  award(vehicle: Vehicle, value: number, ends: string, district: District): string;
  moveFrom(district: District): string;
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
  if ('from' in action) return phrases.moveFrom(at(DISTRICTS, action.from));
  if ('tile' in action) return sayAward(words, phrases, action);
  if ('district' in action) return words.district[at(DISTRICTS, action.district)];
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
  const part = (card: number, pair: number) => from(at(KINDS, card), pairOf(words, at(pairs, pair)));
  return words.list([part(first, one), part(second, two)]);
}

function sayAward(
  { district: districts }: Vocabulary,
  { award }: Phrases,
  { tile, link, district }: { tile: number; link: number; district: number },
): string {
  const { vehicle, value } = at(PRESTIGE_TILES, tile);
  const ends = at(LINKS, link).ends.map((end) => districts[at(DISTRICTS, end)]);
  return award(at(VEHICLES, vehicle), value, ends.join(' – '), at(DISTRICTS, district));
}

/** Bids by their value, discards by their number, the rest by what they are. */
export function sayGroup({ group }: Phrases, action: Action, { view }: Telling<NewYorkCity>): string {
  if ('pass' in action || 'done' in action) return group.pass;
  if ('use' in action) return group.use;
  if ('swap' in action) return group.swap;
  if ('discard' in action) return group.cards(total(action.discard));
  if ('fetch' in action) return group.cards(total(action.fetch));
  if ('hire' in action) return group.value(characterTile(action.hire).value);
  if ('drop' in action) return group.value(characterTile(action.drop).value);
  if ('stack' in action || 'pair' in action || 'mix' in action) return group.choices;
  if ('keep' in action || 'from' in action || 'district' in action) return group.choices;
  return sayBidGroup(group, action, view);
}

function sayBidGroup(group: Phrases['group'], { value }: Bid, { viewer, firms }: View): string {
  const raises = viewer !== 'spectator' && at(firms, viewer).bid > 0;
  return raises ? group.raise(value) : group.bid(value);
}
