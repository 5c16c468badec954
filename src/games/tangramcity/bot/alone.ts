/** Cities do not touch each other: what a seat plays is a game of its own. */
import { type Agenda, at, clone, type Seat } from '#kernel';
import type { DealtCard, Step } from '../state.ts';
import type { View } from '../view.ts';

/** The view of a lone seat with this seat's city and cards; undefined while boards are still chosen. */
export function alone(view: View, seat: Seat): View | undefined {
  if (view.round === 0) return undefined;
  const { options, round, deckSize, cards, discard, cities, agenda } = view;
  return {
    viewer: 0,
    options: clone(options),
    round,
    first: 0,
    deckSize,
    cards: cards.map((card) => cardOf(card)),
    discard: [...discard],
    cities: [clone(at(cities, seat))],
    agenda: agendaOf(agenda, seat),
  };
}

/** A card that the seat cannot see counts as one that nobody has drawn. */
function cardOf({ tile, open }: DealtCard): DealtCard {
  return { tile, holders: tile === null || open ? [] : [0], open };
}

/** The steps of this seat, which becomes seat 0, and those that belong to no seat. */
function agendaOf(agenda: Agenda<Step>, seat: Seat): Agenda<Step> {
  const own: Step[] = [];
  for (const step of agenda) {
    const steps = step.step === 'lanes' ? step.lanes.flat() : [step];
    for (const one of steps) {
      if (!('seat' in one)) own.push(clone(one));
      else if (one.seat === seat) own.push({ ...clone(one), seat: 0 });
    }
  }
  return own;
}
