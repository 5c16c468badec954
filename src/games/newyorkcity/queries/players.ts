/** What is known of players and of the cards out of sight. */
import { at, type NameOf } from '#kernel';
import type { Character } from '../characters.ts';
import { CARDS_PER_KIND, KINDS } from '../components.ts';
import { add, type Counts, none, put, total } from '../counts.ts';
import { TOM_NAMES } from '../events.ts';
import { endPoints } from '../scoring.ts';
import type { FirmView, View } from '../view.ts';

/** The viewer's own firm, where there is one. */
export function ownFirm({ viewer, firms }: View): (FirmView & { hand: Counts }) | undefined {
  if (viewer === 'spectator') return undefined;
  const firm = at(firms, viewer);
  return { ...firm, hand: cardsIn(firm.hand) };
}

/** The cards of a hand that is seen; none of one that is not. */
function cardsIn(hand: FirmView['hand']): Counts {
  return typeof hand === 'number' ? none() : hand;
}

export function handSize({ hand }: FirmView): number {
  return typeof hand === 'number' ? hand : total(hand);
}

/** A seat's name, or a Tom's. */
export function firmName({ seats }: View, firm: number, name: NameOf): string {
  return firm < seats ? name(firm) : at(TOM_NAMES, firm - seats);
}

/** R9.3 What a character would score for the viewer if the game ended now, besides its value and sets. */
export function endPointsOf(view: View, character: Character): number {
  return view.viewer === 'spectator' ? 0 : endPoints(view, view.viewer, character);
}

/** R1.3 Cards by kind that are in the deck or in hands the viewer does not see. */
export function unseenCards({ discard, pairs, firms }: View): Counts {
  const unseen = KINDS.map(() => CARDS_PER_KIND);
  add(unseen, discard, -1);
  for (const pair of pairs) for (const kind of pair) put(unseen, kind, -1);
  for (const { hand, reserve, played } of firms)
    for (const seen of [reserve, played, cardsIn(hand)]) add(unseen, seen, -1);
  return unseen;
}
