/** The full text of everything that can be pointed at. Pure. */

import type { View } from '#games/flatiron';
import {
  CARDS,
  type Card,
  DANIEL,
  type Deed,
  deedCard,
  FIRST_DECREE,
  FLOOR_TILES,
  type Half,
  halfReputation,
  NONE,
  ROOF,
  SIDES,
} from '#games/flatiron/components';
import { decreePrice, tradePrice } from '#games/flatiron/queries';
import { capital, type GameText, signed } from '#games/flatiron/text';
import { at, type NameOf } from '#kernel';
import { note } from '../kit/Notes.tsx';

/** The name of a seat, or Daniel's. */
export function whoIs(who: number, name: NameOf): string {
  return who === DANIEL ? 'Daniel' : name(who);
}

/** What a half does, and its reputation. */
export function halfText({ board, phrases }: GameText, card: Card, half: Half): string {
  const reputation = halfReputation(card, half);
  const says = capital(phrases.half(card, half));
  return reputation === 0 ? says : `${says} (${board.reputation(signed(reputation))})`;
}

/** Both halves of a card. */
export function cardNote(text: GameText, card: Card, price?: number): string {
  const { board, names } = text;
  const heading =
    card >= FIRST_DECREE
      ? board.decree
      : board.streetCard(at(names.place, at(CARDS, card).street), price ?? at(CARDS, card).cost);
  return note(
    heading,
    board.tells(board.upper, halfText(text, card, 0)),
    board.tells(board.lower, halfText(text, card, 1)),
  );
}

/** A deck: its top card, and what is known of the rest. */
export function deckNote(text: GameText, view: View, deck: number): string {
  const { board, names } = text;
  const { top, unseen, under } = at(view.decks, deck);
  const place = at(names.place, deck);
  const rest = board.deckLeft(unseen, under.length);
  const seen = under.map((card) => board.tells(at(names.place, at(CARDS, card).street), halves(text, card)));
  const lines = [rest, ...(seen.length > 0 ? [board.seenUnder, ...seen] : [])];
  if (top === NONE) return note(place, board.emptyDeck, ...lines);
  const [heading = '', ...own] = cardNote(text, top).split('\n');
  return note(`${place} · ${heading}`, ...own, ...lines);
}

function halves({ phrases }: GameText, card: Card): string {
  return `${phrases.half(card, 0)} / ${phrases.half(card, 1)}`;
}

/** An action of a column; for a warehouse also whether a pillar is stored, and its prices and points. */
export function deedNote(text: GameText, view: View, deed: Deed, side: number, isStored: boolean): string {
  const { board, names, phrases } = text;
  const { points } = names;
  const { type, color } = deedCard(deed);
  if (type !== 'trade') return note(capital(phrases.deed(deed)));
  return note(
    board.warehouse(at(names.color, color)),
    isStored ? board.stored : board.notStored,
    board.trade(
      tradePrice(view, deed, false),
      tradePrice(view, deed, true),
      points(at(at(SIDES, side).points, color)),
    ),
  );
}

/** A floor with its effect and its slots. */
export function floorNote({ board, phrases }: GameText, floor: number, ...more: readonly string[]): string {
  if (floor === ROOF) return note(board.roof, ...more);
  const slots = at(FLOOR_TILES, floor).slots.map((_, slot) =>
    board.tells(board.slot(slot + 1), phrases.bonus(floor, slot)),
  );
  return note(capital(phrases.effect(floor)), ...slots, ...more);
}

/** A level of the tower: who set which pillar, which slots are free, its effect. */
export function levelNote(text: GameText, view: View, index: number, name: NameOf): string {
  const { board, names, phrases } = text;
  const { floor, by, slots, setBy } = at(view.levels, index);
  const isCurrent = index === view.levels.length - 1;
  const built = by === NONE ? [] : [board.builtBy(whoIs(by, name))];
  if (floor === ROOF) return note(board.roof, ...built);
  const lines = slots.map((color, slot) => {
    const pillar =
      color === NONE ? board.free : `${at(names.color, color)}, ${board.setBy(whoIs(at(setBy, slot), name))}`;
    const bonus = isCurrent && color === NONE ? ` (${phrases.bonus(floor, slot)})` : '';
    return board.tells(board.slot(slot + 1), `${pillar}${bonus}`);
  });
  const effect = board.tells(board.effect, phrases.effect(floor));
  return note(board.level(index + 1), ...(isCurrent ? [effect] : []), ...lines, ...built);
}

/** The decrees on offer and what they cost. */
export function decreeNote(text: GameText, view: View, card: Card): string {
  const [heading = '', ...lines] = cardNote(text, card).split('\n');
  return note(`${heading}, ${text.board.money(decreePrice(view, 0))}`, ...lines);
}

export function paperNote({ board, phrases }: GameText, paper: number): string {
  return note(board.newspaper, capital(phrases.paper(paper)));
}
