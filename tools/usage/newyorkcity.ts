/** New York City: starting characters, hired characters by name and value, biddings, cards, prestige tiles. */

import { type Answers, type NewYorkCity, newyorkcity } from '#games/newyorkcity';
import {
  ALL_CHARACTERS,
  BIDDING_KINDS,
  CHARACTERS,
  type Character,
  characterTile,
  KINDS,
  nameOf,
  PRESTIGE_TILES,
  SHELVES,
  VEHICLES,
} from '#games/newyorkcity/components';
import { endPointsOf } from '#games/newyorkcity/queries';
import { at, type Seat } from '#kernel';
import type { Group, Ledger, Observer, Sight, Watcher } from './observer.ts';

type State = NewYorkCity['state'];
type Event = NewYorkCity['event'];

const [START, HIRED, ABILITY, SHELF, WITHIN_BID, BIDDING, CARD, PRESTIGE] = [
  'Starting characters',
  'Hired characters',
  'Characters at work',
  'Values of hired characters',
  'Values within the bid',
  'Biddings',
  'Cards drafted',
  'Prestige tiles',
] as const;

const VALUES = Array.from({ length: SHELVES }, (_, i) => `value ${i + 1}`);
const valueName = (character: Character) => `value ${characterTile(character).value}`;
const tileName = (tile: number) => {
  const { vehicle, value } = at(PRESTIGE_TILES, tile);
  return `${at(VEHICLES, vehicle)} ${value}`;
};
const hiredName = (character: Character) => `${nameOf(character)} (${characterTile(character).value})`;
const isIn = (part: 'dark' | 'light') => (character: Character) => characterTile(character)[part] > 0;

const SCORE_SETS: ReadonlySet<string> = new Set([
  'haulier',
  'railwayman',
  'harbourMaster',
  'chauffeur',
  'contractor',
  'financier',
]);

const groups: readonly Group[] = [
  {
    name: START,
    chance: 'a stack with the character that a seat may choose',
    kinds: ALL_CHARACTERS.filter(isIn('light')).map(nameOf),
    bar: 'start',
  },
  {
    name: HIRED,
    chance:
      'while a tile of this character lay there, the seat had cards enough to bid its value, or could hire it',
    kinds: ALL_CHARACTERS.filter(isIn('dark')).map(hiredName),
    bar: 'use',
  },
  {
    name: ABILITY,
    chance:
      'a seat has the character, from the start or hired; taken: its copies that were used or scored at the end; points and dollars without its value',
    kinds: ALL_CHARACTERS.map(hiredName),
    bar: 'use',
    whyNoChance: 'nobody hired one',
  },
  { name: SHELF, chance: 'a hiring with a tile of this value to choose', kinds: VALUES, bar: 'use' },
  {
    name: WITHIN_BID,
    chance:
      'a bidding for characters in which the seat had cards enough to bid so much, and such a tile lay there',
    kinds: VALUES,
    bar: 'use',
  },
  {
    name: BIDDING,
    chance: 'a turn in which the seat could bid; taken: it did; used: it won; points: the value of its bid',
    kinds: BIDDING_KINDS,
    bar: 'use',
  },
  { name: CARD, chance: 'a pick with a pair that shows it', kinds: KINDS, bar: 'use' },
  {
    name: PRESTIGE,
    chance: 'an award with the tile to choose; points: what it adds to its district',
    kinds: PRESTIGE_TILES.map((_, tile) => tileName(tile)),
    bar: 'use',
  },
];

function watcher(ledger: Ledger): Watcher<NewYorkCity> {
  /** How many tiles of each character were hired so far: the next one is a new chance. */
  const hires = new Map<Character, number>();
  /** How often each seat has used each character. */
  const uses = new Map<string, number>();
  return {
    began() {},
    saw(sight) {
      const { events, before, after, seat } = sight;
      seeAnswer(sight);
      for (const event of events) seeEvent(event, before.seats);
      const used = events.find((event) => event.did === 'used');
      if (used?.did !== 'used') return;
      const [old, now] = [at(before.firms, seat), at(after.firms, seat)];
      ledger.bring(ABILITY, hiredName(used.number), seat, now.points - old.points, now.dollars - old.dollars);
    },
    ended,
  };

  function seeAnswer(sight: Sight<NewYorkCity>): void {
    const { seat, prompt, legal, action, before } = sight;
    if (prompt.step === 'pickStack' && 'stack' in action) {
      const stacks = legal.flatMap((one) => ('stack' in one ? [at(before.stacks, one.stack)] : []));
      for (const character of new Set(stacks.flat())) ledger.offer(START, nameOf(character), seat);
      for (const character of at(before.stacks, action.stack)) ledger.take(START, nameOf(character), seat);
    }
    if (prompt.step === 'hire') seeHiring(sight);
    if (prompt.step === 'bid') seeBid(sight);
    if (prompt.step === 'draft' && 'pair' in action) {
      const kinds = new Set(before.pairs.flat());
      for (const kind of kinds) ledger.offer(CARD, at(KINDS, kind), seat);
      for (const kind of new Set(at(before.pairs, action.pair))) ledger.take(CARD, at(KINDS, kind), seat);
    }
    if (prompt.step === 'award') {
      const tiles = new Set(legal.flatMap((one) => ('tile' in one ? [one.tile] : [])));
      for (const tile of tiles) ledger.offer(PRESTIGE, tileName(tile), seat);
      if (!('tile' in action)) return;
      ledger.take(PRESTIGE, tileName(action.tile), seat);
      ledger.bring(PRESTIGE, tileName(action.tile), seat, at(PRESTIGE_TILES, action.tile).value);
    }
  }

  function seeHiring({ seat, legal, action }: Sight<NewYorkCity>): void {
    const tiles = legal.flatMap((one) => ('hire' in one ? [one.hire] : []));
    for (const tile of tiles) offerTile(seat, tile);
    for (const value of new Set(tiles.map(valueName))) ledger.offer(SHELF, value, seat);
    if (!('hire' in action)) return;
    const { hire } = action;
    hires.set(hire, (hires.get(hire) ?? 0) + 1);
    ledger.take(HIRED, hiredName(hire), seat);
    for (const group of [SHELF, WITHIN_BID]) {
      ledger.take(group, valueName(hire), seat);
      ledger.bring(group, valueName(hire), seat, characterTile(hire).value);
    }
  }

  /** A tile counts once as long as it lies there. */
  function offerTile(seat: Seat, tile: Character): void {
    ledger.offer(HIRED, hiredName(tile), seat, hires.get(tile) ?? 0);
  }

  function seeBid({ seat, legal, action, before }: Sight<NewYorkCity>): void {
    const kind = at(BIDDING_KINDS, before.bidding);
    const chance = `${before.round}.${before.bidding}`;
    const most = Math.max(0, ...legal.map((one) => (isBid(one) ? one.value : 0)));
    if (most > 0) ledger.offer(BIDDING, kind, seat, chance);
    if (before.bidding === CHARACTERS)
      for (const [i, tiles] of before.shelves.slice(0, most).entries()) {
        if (tiles.length > 0) ledger.offer(WITHIN_BID, at(VALUES, i), seat, chance);
        for (const tile of tiles) offerTile(seat, tile);
      }
    if (!isBid(action)) return;
    ledger.take(BIDDING, kind, seat, chance);
    ledger.bring(BIDDING, kind, seat, action.value);
    for (const character of action.staff) use(seat, character);
  }

  function seeEvent(event: Event, seats: number): void {
    if (event.did === 'used') use(event.who, event.number);
    if (event.did === 'won' && event.who < seats)
      ledger.use(BIDDING, at(BIDDING_KINDS, event.kind), event.who);
  }

  function use(seat: Seat, character: Character): void {
    ledger.use(ABILITY, hiredName(character), seat);
    const key = `${seat}.${character}`;
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }

  /** What the characters bring at the end. */
  function ended(state: State): void {
    for (let seat = 0; seat < state.seats; seat++) {
      const view = newyorkcity.view(state, seat);
      const { staff } = at(state.firms, seat);
      for (const character of staff) {
        const points = endPointsOf(view, character) + setPoints(state, seat, character);
        if (points > 0) use(seat, character);
        ledger.offer(ABILITY, hiredName(character), seat);
        ledger.bring(ABILITY, hiredName(character), seat, points);
      }
      for (const character of new Set(staff)) {
        const copies = staff.filter((one) => one === character).length;
        const used = Math.min(copies, uses.get(`${seat}.${character}`) ?? 0);
        for (let n = 0; n < used; n++) ledger.take(ABILITY, hiredName(character), seat);
      }
    }
  }
}

/** R11.37 to R11.42 Sets are shared: what a character adds to those of its owner. */
function setPoints(state: State, seat: Seat, character: Character): number {
  if (!SCORE_SETS.has(nameOf(character))) return 0;
  const firm = at(state.firms, seat);
  const without = firm.staff.toSpliced(firm.staff.indexOf(character), 1);
  const endStaff = (firms: State['firms']) =>
    at(newyorkcity.scores({ ...state, firms }), seat).parts.endStaff ?? 0;
  const others = endStaff(state.firms.with(seat, { ...firm, staff: without }));
  // R11.36 A manager counts one character less, too.
  const managers = without.filter((other) => nameOf(other) === 'manager').length;
  return endStaff(state.firms) - others - managers;
}

function isBid(action: NewYorkCity['action']): action is Extract<Answers['bid'], { value: number }> {
  return 'value' in action;
}

export const observer: Observer<NewYorkCity> = {
  groups: () => groups,
  first: ({ order }) => at(order, 0),
  whyFirst: 'by the rulebook the first chooses last and bids first, see Q39',
  watcher,
  taking({ stacks }, action, group) {
    if (group === HIRED && 'hire' in action) return [hiredName(action.hire)];
    return group === START && 'stack' in action ? at(stacks, action.stack).map(nameOf) : [];
  },
};
