/** The components' laws: nothing lost, nothing doubled, nothing where it cannot be. */
import { at } from '#kernel';
import { ALL_CHARACTERS, type Character } from './characters.ts';
import {
  BLACK_PER_DISTRICT,
  CARDS_PER_KIND,
  characterTile,
  KINDS,
  LAST_SPACE,
  LINKS,
  SKYSCRAPERS_PER_COLOR,
  TOM_LIMIT,
} from './components.ts';
import { add, total } from './counts.ts';
import { asCounts } from './flow/pairs.ts';
import type { State } from './state.ts';

export function check(state: State): void {
  checkCards(state);
  checkCharacters(state);
  checkSkyscrapers(state);
  checkPrestige(state);
  checkPress(state);
}

function checkCards({ deck, discard, pairs, firms }: State): void {
  const cards = deck.slice();
  add(cards, discard);
  for (const pair of pairs) add(cards, asCounts(pair));
  for (const { hand, reserve, played } of firms)
    for (const counts of [hand, reserve, played]) {
      add(cards, counts);
      if (counts.length !== KINDS.length || counts.some((count) => count < 0))
        throw new Error('cards that are not there');
    }
  if (cards.some((count) => count !== CARDS_PER_KIND)) throw new Error('a card is lost or doubled');
}

function checkCharacters({ shelves, piles, stacks, gone, firms, options, seats }: State): void {
  const tiles = [...shelves, ...piles, ...stacks, gone, ...firms.map(({ staff }) => staff)].flat();
  const dark = ALL_CHARACTERS.reduce((sum, character) => sum + characterTile(character).dark, 0);
  const shown = seats + options.toms + (options.toms > 0 ? 0 : 1);
  if (tiles.length !== dark + 2 * shown) throw new Error('a character is lost or doubled');
  const counts = new Map<Character, number>();
  for (const character of tiles) counts.set(character, (counts.get(character) ?? 0) + 1);
  for (const [character, count] of counts) {
    const { dark: darkCopies, light } = characterTile(character);
    if (count > darkCopies + light) throw new Error(`too many of character ${character}`);
  }
  for (const { staff, paid } of firms)
    for (const number of new Set(paid)) {
      const copies = staff.filter((own) => own === number).length;
      if (paid.filter((used) => used === number).length > copies) throw new Error('a dollar on nobody');
    }
}

function checkSkyscrapers({ firms, black, seats }: State): void {
  for (const [firm, { board, supply, built, dollars }] of firms.entries()) {
    const parts = [board, supply, dollars, ...built];
    if (parts.some((count) => count < 0)) throw new Error('less than nothing');
    if (firm < seats && board + supply + total(built) !== SKYSCRAPERS_PER_COLOR)
      throw new Error('a skyscraper is lost or doubled');
    if (firm >= seats && (board + supply > 0 || built.some((count) => count > TOM_LIMIT)))
      throw new Error('a Tom has what he cannot have');
  }
  if (black.some((count) => count < 0 || count > BLACK_PER_DISTRICT)) throw new Error('black is wrong');
}

function checkPrestige({ tiles, offer, laid, links, firms }: State): void {
  const seen = [...tiles, ...offer, ...laid.flat()];
  if (new Set(seen).size !== seen.length) throw new Error('a prestige tile is doubled');
  const standing = LINKS.filter((_, link) => (links & (1 << link)) !== 0).length;
  const owned = firms.reduce((sum, { vehicles }) => sum + total(vehicles), 0);
  if (standing + owned !== LINKS.length || owned !== laid.flat().length)
    throw new Error('a vehicle is lost or doubled');
}

function checkPress({ space, order, firms }: State): void {
  if (new Set(order).size !== firms.length || order.length !== firms.length)
    throw new Error('a pawn is lost');
  const spaces = order.map((firm) => at(space, firm));
  if (spaces.some((on, i) => on > (spaces[i - 1] ?? LAST_SPACE) || on < 0))
    throw new Error('pawns out of order');
}
