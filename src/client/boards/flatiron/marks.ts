/** Parts that stand out: what an event of the log speaks of, and what an answer that is not sent would change. Pure. */
import { at } from '#kernel';
import { type Card, DANIEL, type Event, NONE, type View } from './game.ts';

/** The parts of the board that an event speaks of. */
export function partsOf(event: Event, view: View): string[] {
  switch (event.did) {
    case 'moved':
      return [`place:${event.to}`, `figure:${event.seat}`];
    case 'danielMoved':
      return [`place:${event.to}`, `figure:${DANIEL}`, `daniel:${event.card}`];
    case 'tookMoney':
    case 'gained':
      return [`dollars:${event.seat}`];
    case 'activated':
      return [`column:${event.seat}:${event.place}`];
    case 'skipped':
    case 'chained':
      return [`deed:${event.deed}`];
    case 'scored':
      return [`score:${event.seat}`];
    case 'boughtCard':
    case 'boughtDecree':
      return [`card:${event.card}`];
    case 'danielTookCard':
      return [`card:${event.taken}`, `daniel:${event.card}`];
    case 'danielTookDecree':
      return [`card:${event.decree}`, `daniel:${event.card}`];
    case 'boughtPillar':
    case 'soldPillar':
      return [`store:${event.seat}:${event.color}`, `supply:${event.color}`];
    case 'swapped':
      return [`store:${event.seat}:${event.taken}`, `supply:${event.away}`];
    case 'built':
      return [`pillar:${event.level}:${event.slot}`];
    case 'danielBuilt':
      return [`pillar:${event.level}:${event.slot}`, `daniel:${event.card}`];
    case 'builtFloor':
    case 'danielBuiltFloor':
      return [`level:${levelWith(view, event.floor)}`];
    case 'showedFloor':
      return ['nextFloor'];
    case 'turnedCards':
      return event.tops.map((card) => `card:${card}`);
    case 'tookToken':
      return [`tokens:${event.seat}`];
    case 'drewPaper':
    case 'kept':
    case 'gave':
      return [`hand:${event.seat}`];
    case 'spent':
    case 'usedPaper':
    case 'changedPaper':
      return ['paper'];
    case 'metNewsboy':
      return ['newsboy', `score:${event.who}`];
    case 'danielMet':
    case 'danielPopular':
    case 'danielCounted':
      return [`score:${DANIEL}`];
    case 'scoredStreet':
      return [`column:${event.seat}:${event.street}`];
    case 'scoredDecree':
      return [`card:${event.card}`];
    default:
      return [];
  }
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
    for (let color = 0; color < 4; color++)
      if (((old.stored ^ player.stored) >> color) & 1) changed.add(`store:${seat}:${color}`);
  }
  return changed;
}

function cardsOf({ above, below }: { above: Card[][]; below: Card[][] }): Card[] {
  return [...above.flat(), ...below.flat()];
}

function levelWith({ levels }: View, floor: number): number {
  return levels.findIndex((level) => level.floor === floor);
}

/** A pillar keeps its name on its way from a warehouse to the tower: whose, which colour, the how manyth. */
export function pillarPiece({ levels }: View, level: number, slot: number): string {
  const { slots, setBy } = at(levels, level);
  const [color, by] = [at(slots, slot), at(setBy, slot)];
  let before = 0;
  for (const [index, one] of levels.entries())
    for (const [place, other] of one.slots.entries())
      if (other === color && one.setBy[place] === by && (index < level || (index === level && place < slot)))
        before += 1;
  return `pillar-${by}-${color}-${before}`;
}

/** The name of the pillar in a warehouse: the next one its seat will set. */
export function storedPiece({ levels }: View, seat: number, color: number): string {
  const set = levels.flatMap(({ slots, setBy }) =>
    slots.filter((one, i) => one === color && setBy[i] === seat),
  );
  return `pillar-${seat}-${color}-${set.length}`;
}
