/** Tangram City: sides of boards, tiles, fountains, bonuses. */

import type { City, Tangramcity } from '#games/tangramcity';
import { BOARDS, BONUSES, FACES, FOUNTAIN, ROUNDS, TILES, type Tile } from '#games/tangramcity/components';
import { BALANCE_STEPS, largestRectangle } from '#games/tangramcity/queries';
import { at, type Seat } from '#kernel';
import type { Group, Ledger, Observer, Sight, Watcher } from './observer.ts';

const [SIDE, TILE, FACE, FOUNTAINS, BONUS, BALANCE] = [
  'Boards and sides',
  'Tiles',
  'Faces',
  'Fountains',
  'Bonuses',
  'Steps of the balance bonus',
] as const;

const tileName = (tile: Tile): string => at(TILES, tile).name;
const sideName = (board: number, side: string) => `board ${board + 1}, ${side}`;
const stepName = (points: number) => `${points} points`;
const roundName = (round: number) => `round ${round}`;

const PLANNING_IS_RARE =
  'by the rulebook (R9.2): all 49 squares must be built with tiles that come in a random order, which reviewers call rare; every board can be filled (Q16), and better bots do it more often';

const groups: readonly Group[] = [
  {
    name: SIDE,
    chance: 'a side of the dealt board',
    kinds: BOARDS.flatMap((_, board) => FACES.map((side) => sideName(board, side))),
    bar: 'start',
  },
  {
    name: TILE,
    chance:
      'the tile comes up and fits; taken: it is placed; points: growth of the largest rectangle at once',
    kinds: TILES.map(({ name }) => name),
    bar: 'use',
  },
  { name: FACE, chance: 'a tile is placed that fits with this face', kinds: FACES, bar: 'use' },
  {
    name: FOUNTAINS,
    chance: 'the fountain of a round fits; taken: it is placed; points: as for tiles',
    kinds: Array.from({ length: ROUNDS.last }, (_, i) => roundName(i + 1)),
    bar: 'use',
  },
  {
    name: BONUS,
    chance: 'a finished city; taken: it has the bonus',
    kinds: BONUSES,
    bar: 'use',
    reasons: { planning: PLANNING_IS_RARE },
  },
  {
    name: BALANCE,
    chance: 'a finished city',
    kinds: BALANCE_STEPS.map(({ bonus }) => stepName(bonus)),
    bar: 'none',
  },
];

function watcher(ledger: Ledger): Watcher<Tangramcity> {
  return {
    began() {},
    saw(sight) {
      const { seat, prompt, action, before } = sight;
      if (prompt.step === 'chooseSide' && 'side' in action) {
        const board = at(before.cities, seat).board ?? 0;
        for (const side of FACES) ledger.offer(SIDE, sideName(board, side), seat);
        ledger.take(SIDE, sideName(board, action.side), seat);
      }
      if (prompt.step === 'placeTile' || prompt.step === 'placeFountain') seePlacing(sight);
    },
    ended({ cities }) {
      for (const [seat, city] of cities.entries()) seeCity(seat, city);
    },
  };

  function seePlacing({ seat, legal, action, before, after }: Sight<Tangramcity>): void {
    const kindOf = (tile: Tile): readonly [group: string, kind: string] =>
      tile === FOUNTAIN ? [FOUNTAINS, roundName(before.round)] : [TILE, tileName(tile)];
    const spots = legal.flatMap((one) => ('tile' in one ? [one] : []));
    for (const tile of new Set(spots.map((spot) => spot.tile))) ledger.offer(...kindOf(tile), seat, 'fits');
    if (!('tile' in action)) return;
    const grown = area(at(after.cities, seat)) - area(at(before.cities, seat));
    ledger.take(...kindOf(action.tile), seat);
    ledger.bring(...kindOf(action.tile), seat, grown);
    if (action.tile === FOUNTAIN) return;
    for (const face of FACES)
      if (spots.some((spot) => spot.tile === action.tile && spot.face === face))
        ledger.offer(FACE, face, seat);
    ledger.take(FACE, action.face, seat);
  }

  function seeCity(seat: Seat, city: City): void {
    for (const bonus of BONUSES) {
      const points = city[`${bonus}Bonus`];
      ledger.offer(BONUS, bonus, seat);
      if (points > 0) ledger.take(BONUS, bonus, seat);
      ledger.bring(BONUS, bonus, seat, points);
    }
    for (const { bonus } of BALANCE_STEPS) ledger.offer(BALANCE, stepName(bonus), seat);
    ledger.take(BALANCE, stepName(city.balanceBonus), seat);
    ledger.bring(BALANCE, stepName(city.balanceBonus), seat, city.balanceBonus);
  }
}

function area(city: City): number {
  const { height, width } = largestRectangle(city);
  return height * width;
}

export const observer: Observer<Tangramcity> = { groups: () => groups, first: ({ first }) => first, watcher };
