/** What must hold in every state: nothing lost, nothing doubled, nothing where it cannot be. */
import { at } from '#kernel';
import { AMOUNTS } from './components/amounts.ts';
import { countOf } from './components/colors.ts';
import {
  CARDS,
  COLORS,
  DANIELS,
  FLOOR_TILES,
  isDecree,
  NONE,
  PAPER_COPIES,
  PAPERS,
  STREETS,
} from './components.ts';
import type { State } from './state.ts';

export function check(state: State): void {
  checkCards(state);
  checkColumns(state);
  checkFloors(state);
  checkPillars(state);
  checkPapers(state);
  checkCounts(state);
}

function fail(what: string): never {
  throw new Error(what);
}

/** R1.1, R1.2 Every street card is somewhere, once; six decrees are in the game. */
function checkCards({ decks, players, daniel, decrees }: State): void {
  const owned = [
    ...players.flatMap(({ above, below }) => [...above.flat(), ...below.flat()]),
    ...(daniel?.cards ?? []),
  ];
  const street = [
    ...owned.filter((card) => !isDecree(card)),
    ...decks.flatMap(({ top, unseen, under }) => [...(top === NONE ? [] : [top]), ...unseen, ...under]),
  ];
  if (street.length !== CARDS.length || new Set(street).size !== CARDS.length)
    fail('a street card is lost or doubled');
  const strays = decks.some((deck, number) =>
    [...deck.unseen, ...deck.under].some((card) => at(CARDS, card).deck !== number),
  );
  if (strays) fail('a card lies in the wrong deck');
  const all = [...owned.filter(isDecree), ...decrees];
  if (all.length !== AMOUNTS.decreesShown || new Set(all).size !== all.length)
    fail('a decree is lost or doubled');
}

/** R4.2, R4.3, R4.5 Columns hold at most three cards of their street and one decree. */
function checkColumns({ players }: State): void {
  for (const { above, below } of players) {
    for (let street = 0; street < STREETS.length; street++) {
      const cards = [...at(above, street), ...at(below, street)];
      if (cards.length > AMOUNTS.columnRoom) fail('a column holds too many cards');
      if (cards.filter(isDecree).length > 1) fail('a column holds two decrees');
      if (cards.some((card) => !isDecree(card) && at(CARDS, card).street !== street))
        fail('a card lies in the wrong column');
    }
  }
}

/** R2.1 Every floor is a level, the next one, or unseen. */
function checkFloors({ levels, nextFloor, floors }: State): void {
  const all = [...levels.map(({ floor }) => floor), ...floors, ...(nextFloor === NONE ? [] : [nextFloor])];
  if (new Set(all).size !== all.length) fail('a floor is doubled');
  const total = levels.length > AMOUNTS.stackedFloors ? FLOOR_TILES.length : FLOOR_TILES.length - 1;
  if (all.length !== total) fail('a floor is lost');
  const open = levels.slice(0, -1).some(({ slots }) => slots.includes(NONE));
  if (open) fail('a floor stands on fewer than three pillars');
}

/** R1.6 Seven pillars of each colour. */
function checkPillars({ supply, players, levels }: State): void {
  for (let color = 0; color < COLORS.length; color++) {
    const stored = players.filter((player) => (player.stored >> color) & 1).length;
    const built = levels.flatMap(({ slots }) => slots).filter((one) => one === color).length;
    if (at(supply, color) < 0 || at(supply, color) + stored + built !== AMOUNTS.pillarsPerColor)
      fail('a pillar is lost or doubled');
  }
}

/** R1.4, R8.3 All newspapers are somewhere, and given ones are in hand. */
function checkPapers({ paper, papers, oldPapers, delivery, players }: State): void {
  const all = [paper, ...papers, ...oldPapers, ...delivery, ...players.flatMap(({ hand }) => hand)];
  for (let kind = 0; kind < PAPERS.length; kind++) {
    if (all.filter((one) => one === kind).length !== PAPER_COPIES[kind])
      fail('a newspaper is lost or doubled');
  }
  for (const { hand, given } of players) {
    const rest = [...hand];
    for (const one of given) {
      const place = rest.indexOf(one);
      if (place < 0) fail('a given newspaper is not in hand');
      rest.splice(place, 1);
    }
  }
}

function checkCounts({ players, tokens, daniel }: State): void {
  const owned = players.reduce((sum, player) => sum + player.tokens, 0);
  if (tokens < 0 || tokens + owned !== AMOUNTS.reputationTokens) fail('a reputation token is lost');
  for (const { dollars, stored } of players) {
    if (dollars < 0) fail('a seat owes money');
    if (countOf(stored) > COLORS.length || stored >> COLORS.length) fail('a warehouse does not exist');
  }
  if (daniel && daniel.deck.length + daniel.shown.length !== DANIELS.length)
    fail("one of Daniel's cards is lost");
}
