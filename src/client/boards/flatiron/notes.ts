/** The full text of everything that can be pointed at. Pure. */
import { at, type NameOf } from '#kernel';
import { note } from '../kit/Notes.tsx';
import {
  CARDS,
  type Card,
  capital,
  DANIEL,
  type Deed,
  deedCard,
  FIRST_DECREE,
  FLOOR_TILES,
  type Half,
  NONE,
  REPUTATION,
  ROOF,
  SIDES,
  signed,
  type View,
} from './game.ts';
import { decreeCost, priceNow } from './reading.ts';
import type { Saying } from './text/saying.ts';

/** The name of a seat, or Daniel's. */
export function whoIs(who: number, name: NameOf): string {
  return who === DANIEL ? 'Daniel' : name(who);
}

/** What a half does, and what the street thinks of it. */
export function halfText({ text, phrases }: Saying, card: Card, half: Half): string {
  const reputation = at(REPUTATION, card * 2 + half);
  const says = capital(phrases.half(card, half));
  return reputation === 0 ? says : `${says} (${text.reputation(signed(reputation))})`;
}

/** Both halves of a card. */
export function cardNote(saying: Saying, card: Card, price?: number): string {
  const { text, names } = saying;
  const heading =
    card >= FIRST_DECREE
      ? text.decree
      : text.streetCard(at(names.place, at(CARDS, card).street), price ?? at(CARDS, card).cost);
  return note(
    heading,
    text.tells(text.upper, halfText(saying, card, 0)),
    text.tells(text.lower, halfText(saying, card, 1)),
  );
}

/** A deck: its top card, and what is known of the rest. */
export function deckNote(saying: Saying, view: View, deck: number): string {
  const { text, names } = saying;
  const { top, unseen, under } = at(view.decks, deck);
  const place = at(names.place, deck);
  const rest = text.deckLeft(unseen, under.length);
  const seen = under.map((card) => text.tells(at(names.place, at(CARDS, card).street), halves(saying, card)));
  const lines = [rest, ...(seen.length > 0 ? [text.seenUnder, ...seen] : [])];
  if (top === NONE) return note(place, text.emptyDeck, ...lines);
  const [heading = '', ...own] = cardNote(saying, top).split('\n');
  return note(`${place} · ${heading}`, ...own, ...lines);
}

function halves({ phrases }: Saying, card: Card): string {
  return `${phrases.half(card, 0)} / ${phrases.half(card, 1)}`;
}

/** An action of a column; a warehouse also says what it holds and brings. */
export function deedNote(saying: Saying, view: View, deed: Deed, side: number, isStored: boolean): string {
  const { text, names, phrases, points } = saying;
  const { type, color } = deedCard(deed);
  if (type !== 'trade') return note(capital(phrases.deed(deed)));
  return note(
    text.warehouse(at(names.color, color)),
    isStored ? text.stored : text.notStored,
    text.trade(
      priceNow(view, deed, false),
      priceNow(view, deed, true),
      points(at(at(SIDES, side).points, color)),
    ),
  );
}

/** A floor with its effect and its slots. */
export function floorNote({ text, phrases }: Saying, floor: number, ...more: readonly string[]): string {
  if (floor === ROOF) return note(text.roof, ...more);
  const slots = at(FLOOR_TILES, floor).slots.map((_, slot) =>
    text.tells(text.slot(slot + 1), phrases.bonus(floor, slot)),
  );
  return note(capital(phrases.effect(floor)), ...slots, ...more);
}

/** A level of the tower: who set which pillar, what is free, what holds there. */
export function levelNote(saying: Saying, view: View, index: number, name: NameOf): string {
  const { text, names, phrases } = saying;
  const { floor, by, slots, setBy } = at(view.levels, index);
  const isCurrent = index === view.levels.length - 1;
  const built = by === NONE ? [] : [text.builtBy(whoIs(by, name))];
  if (floor === ROOF) return note(text.roof, ...built);
  const lines = slots.map((color, slot) => {
    const pillar =
      color === NONE ? text.free : `${at(names.color, color)}, ${text.setBy(whoIs(at(setBy, slot), name))}`;
    const bonus = isCurrent && color === NONE ? ` (${phrases.bonus(floor, slot)})` : '';
    return text.tells(text.slot(slot + 1), `${pillar}${bonus}`);
  });
  const effect = text.tells(text.effect, phrases.effect(floor));
  return note(text.level(index + 1), ...(isCurrent ? [effect] : []), ...lines, ...built);
}

/** The decrees on offer and what they cost. */
export function decreeNote(saying: Saying, view: View, card: Card): string {
  const [heading = '', ...lines] = cardNote(saying, card).split('\n');
  return note(`${heading}, ${saying.text.money(decreeCost(view))}`, ...lines);
}

export function paperNote({ text, names }: Saying, paper: number): string {
  return note(text.newspaper, capital(at(names.paper, paper)));
}
