/** New York 1901: characters, lots, tiles, legendaries, action cards, streets and challenges. */

import type { NewYork1901 } from '#games/newyork1901';
import {
  ACTION_CARDS,
  CHALLENGES,
  DISTRICTS,
  FIRST_LEGENDARY,
  LEGENDARIES,
  OWN_TILES,
  START_LOTS,
  STREET_POINTS,
  STREETS,
  TILES,
  type Tile,
} from '#games/newyork1901/components';
import { districtOf, LOTS, sizeOf } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import type { Group, Ledger, Observer, Sight, Watcher } from './observer.ts';

type Event = NewYork1901['event'];

const [CHARACTER, LOT, TILE, LEGENDARY, CARD, STREET, CHALLENGE] = [
  'Characters and starting lots',
  'Lots',
  'Tiles',
  'Legendaries',
  'Action cards',
  'Streets',
  'Challenges',
] as const;

const characterName = (character: number) => `${at(DISTRICTS, character)}, ${at(START_LOTS, character)}`;
const kindName = (kind: number) => `${at(DISTRICTS, districtOf(kind))}, ${sizeOf(kind)} squares`;
const lotName = (lot: number) => kindName(at(LOTS, lot).kind);
const tileName = (tile: Tile) => {
  const { technology, name } = at(TILES, tile);
  return tile >= FIRST_LEGENDARY ? name : `${technology} ${name}`;
};
const groupOf = (tile: Tile) => (tile >= FIRST_LEGENDARY ? LEGENDARY : TILE);

/** With two seats the last district is out of the game. */
const inPlay = (seats: number) => DISTRICTS.slice(0, seats === 2 ? -1 : undefined);

const groups = (seats: number): readonly Group[] => [
  {
    name: CHARACTER,
    chance: 'the character is dealt',
    kinds: inPlay(seats).map((_, district) => characterName(district)),
    bar: 'start',
  },
  {
    name: LOT,
    chance: 'a turn in which the market has a card for a free lot of this kind',
    kinds: inPlay(seats).flatMap((_, district) => [2 * district, 2 * district + 1].map(kindName)),
    bar: 'use',
  },
  {
    name: TILE,
    chance: 'a tile that the seat could have built in at least one of its turns; points: as printed',
    kinds: [...new Set(TILES.slice(0, OWN_TILES).map((_, tile) => tileName(tile)))],
    bar: 'use',
  },
  {
    name: LEGENDARY,
    chance: 'the seat could have built it in at least one of its turns',
    kinds: LEGENDARIES,
    bar: 'use',
  },
  {
    name: CARD,
    chance: 'the seat could have played it in at least one of its turns',
    kinds: ACTION_CARDS,
    bar: 'use',
  },
  { name: STREET, chance: 'the street is in play; taken: the seat scores it', kinds: STREETS, bar: 'use' },
  {
    name: CHALLENGE,
    chance: 'the challenge is in play; taken: the seat scores it',
    kinds: CHALLENGES,
    bar: 'use',
  },
];

function watcher(ledger: Ledger): Watcher<NewYork1901> {
  let turn = 0;
  let last: Seat | undefined;
  return {
    began({ estates, streets, challenge }) {
      for (const [seat, { character }] of estates.entries()) {
        ledger.offer(CHARACTER, characterName(character), seat);
        ledger.take(CHARACTER, characterName(character), seat);
        for (const street of streets) ledger.offer(STREET, at(STREETS, street), seat);
        if (challenge !== null) ledger.offer(CHALLENGE, challenge, seat);
      }
    },
    saw(sight) {
      // Nobody has two turns in a row.
      if (sight.seat !== last) turn += 1;
      last = sight.seat;
      seeOffers(sight);
      for (const event of sight.events) seeEvent(event, sight.before.challenge);
    },
    ended() {},
  };

  function seeOffers({ seat, prompt, legal }: Sight<NewYork1901>): void {
    if (prompt.step === 'giveBack') return;
    for (const action of legal) {
      if ('lot' in action) ledger.offer(LOT, lotName(action.lot), seat, turn);
      if ('card' in action) ledger.offer(CARD, action.card, seat, 'playable');
      if ('tile' in action) ledger.offer(groupOf(action.tile), tileName(action.tile), seat, action.tile);
    }
  }

  function seeEvent(event: Event, challenge: string | null): void {
    if (event.did === 'acquired') ledger.take(LOT, lotName(event.lot), event.seat);
    if (event.did === 'built') {
      ledger.take(groupOf(event.tile), tileName(event.tile), event.seat);
      ledger.bring(groupOf(event.tile), tileName(event.tile), event.seat, event.points);
    }
    if (event.did === 'playedCard') ledger.take(CARD, event.card, event.seat);
    if (event.did === 'scoredStreet' && event.seat !== null) {
      ledger.take(STREET, at(STREETS, event.street), event.seat);
      ledger.bring(STREET, at(STREETS, event.street), event.seat, STREET_POINTS);
    }
    if (event.did === 'scoredChallenge') scoreChallenge(event.seat, event.challenge, event.points);
    if (event.did === 'gainedPrestige' && challenge) scoreChallenge(event.seat, challenge, event.points);
  }

  function scoreChallenge(seat: Seat, challenge: string, points: number): void {
    ledger.take(CHALLENGE, challenge, seat, 'scored');
    ledger.bring(CHALLENGE, challenge, seat, points);
  }
}

export const observer: Observer<NewYork1901> = {
  groups,
  first: ({ first }) => first,
  whyFirst: 'by the rulebook only the player who triggers the end has no further turn, see Q24',
  watcher,
};
