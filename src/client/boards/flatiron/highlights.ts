/** Parts that stand out: what an event of the log speaks of, and what an answer that is not sent would change. Pure. */
import type { Event, View } from '#games/flatiron';
import { type Card, COLORS, DANIEL, hasColor, NONE } from '#games/flatiron/components';
import { at } from '#kernel';

type Parts<Did extends Event['did']> = (event: Extract<Event, { did: Did }>, view: View) => string[];

/** These events have no place on the board. */
const nowhere = () => [];
const dollars = ({ seat }: { seat: number }) => [`dollars:${seat}`];
const deed = (event: { deed: number }) => [`deed:${event.deed}`];
const card = (event: { card: number }) => [`card:${event.card}`];
const warehouse = ({ seat, color }: { seat: number; color: number }) => [
  `store:${seat}:${color}`,
  `supply:${color}`,
];
const level = ({ floor }: { floor: number }, view: View) => [`level:${levelWith(view, floor)}`];
const hand = ({ seat }: { seat: number }) => [`hand:${seat}`];
const newspaper = () => ['paper'];
const danielScore = () => [`score:${DANIEL}`];

const PARTS: { readonly [K in Event['did']]: Parts<K> } = {
  opened: nowhere,
  dealtBoards: nowhere,
  choseBoard: nowhere,
  dealtDaniel: nowhere,
  setDanielSide: nowhere,
  began: nowhere,
  reachedHall: nowhere,
  paidToBuild: nowhere,
  danielShuffled: nowhere,
  moved: ({ to, seat }) => [`place:${to}`, `figure:${seat}`],
  danielMoved: (event) => [`place:${event.to}`, `figure:${DANIEL}`, `daniel:${event.card}`],
  tookMoney: dollars,
  gained: dollars,
  activated: ({ seat, place }) => [`column:${seat}:${place}`],
  skipped: deed,
  chained: deed,
  scored: ({ seat }) => [`score:${seat}`],
  boughtCard: card,
  boughtDecree: card,
  danielTookCard: (event) => [`card:${event.taken}`, `daniel:${event.card}`],
  danielTookDecree: (event) => [`card:${event.decree}`, `daniel:${event.card}`],
  boughtPillar: warehouse,
  soldPillar: warehouse,
  swapped: ({ seat, taken, away }) => [`store:${seat}:${taken}`, `supply:${away}`],
  built: (event) => [`pillar:${event.level}:${event.slot}`],
  danielBuilt: (event) => [`pillar:${event.level}:${event.slot}`, `daniel:${event.card}`],
  builtFloor: level,
  danielBuiltFloor: level,
  showedFloor: () => ['nextFloor'],
  turnedCards: ({ tops }) => tops.map((top) => `card:${top}`),
  tookToken: ({ seat }) => [`tokens:${seat}`],
  drewPaper: hand,
  kept: hand,
  gave: hand,
  spent: newspaper,
  usedPaper: newspaper,
  changedPaper: newspaper,
  metNewsboy: ({ who }) => ['newsboy', `score:${who}`],
  danielMet: danielScore,
  danielPopular: danielScore,
  danielCounted: danielScore,
  scoredStreet: ({ seat, street }) => [`column:${seat}:${street}`],
  scoredDecree: card,
};

/** The parts of the board that an event speaks of. */
export function partsOf(event: Event, view: View): string[] {
  // Each entry takes its own kind of event; here it is called by name.
  const parts = PARTS[event.did] as (event: Event, view: View) => string[];
  return parts(event, view);
}

/** The parts that an answer which is not sent has changed. */
export function changesOf(before: View, view: View): Set<string> {
  const changed = new Set<string>();
  for (const [index, { slots }] of view.levels.entries()) {
    const old = before.levels[index];
    if (!old) changed.add(`level:${index}`);
    for (const [slot, color] of slots.entries())
      if (color !== NONE && old?.slots[slot] !== color) changed.add(`pillar:${index}:${slot}`);
  }
  for (const [seat, player] of view.players.entries()) {
    const old = at(before.players, seat);
    if (old.place !== player.place) changed.add(`figure:${seat}`);
    if (old.points !== player.points) changed.add(`score:${seat}`);
    if (old.dollars !== player.dollars) changed.add(`dollars:${seat}`);
    const had = new Set(cardsOf(old));
    for (const card of cardsOf(player)) if (!had.has(card)) changed.add(`card:${card}`);
    for (let color = 0; color < COLORS.length; color++)
      if (hasColor(old.stored ^ player.stored, color)) changed.add(`store:${seat}:${color}`);
  }
  return changed;
}

function cardsOf({ above, below }: { above: Card[][]; below: Card[][] }): Card[] {
  return [...above.flat(), ...below.flat()];
}

function levelWith({ levels }: View, floor: number): number {
  return levels.findIndex((level) => level.floor === floor);
}
