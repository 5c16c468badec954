/** R9.3, R11.37 to R11.42: the best way to share vehicles, dollars and skyscrapers among the characters that score sets. */
import { at } from '#kernel';
import { ALL_CHARACTERS } from './characters.ts';
import type { SetOf } from './components.ts';
import { of, put } from './counts.ts';
import { powerOf } from './powers.ts';
import type { OpenFirm } from './state.ts';

/** Points of the sets, and how many dollars and skyscrapers are left. */
export type Shared = { points: number; left: number };

/** R11.37, R9.8 Every split is tried; what is left counts half a point, rounded up in the end. */
export function bestSets({ staff, vehicles, dollars, board }: OpenFirm): Shared {
  const sets: SetOf[] = [];
  for (const { character, set } of OFFERED) if (staff.includes(character)) sets.push(set);
  if (sets.length === 0) return { points: 0, left: dollars + board };
  return search(sets, 0, { vehicles: vehicles.slice(), dollars, board });
}

/** The characters that score sets, by number. */
const OFFERED = ALL_CHARACTERS.flatMap((character) => {
  const power = powerOf(character);
  return 'set' in power ? [{ character, set: power.set }] : [];
});

type Stock = { vehicles: number[]; dollars: number; board: number };

const worthOf = ({ points, left }: Shared) => points + Math.ceil(left / 2);

function search(sets: readonly SetOf[], from: number, stock: Stock): Shared {
  let best: Shared = { points: 0, left: stock.dollars + stock.board };
  for (let i = from; i < sets.length; i++) {
    const set = at(sets, i);
    eachUse(set, stock, () => {
      const { points, left } = search(sets, i, stock);
      const found = { points: points + set.points, left };
      if (worthOf(found) > worthOf(best)) best = found;
    });
  }
  return best;
}

/** Takes one set out of the stock in each possible way, and puts it back. */
function eachUse({ vehicles, anyVehicle, dollars, board }: SetOf, stock: Stock, visit: () => void): void {
  if (stock.dollars < dollars || stock.board < board) return;
  stock.dollars -= dollars;
  stock.board -= board;
  takeNamed(vehicles, 0, anyVehicle, stock.vehicles, visit);
  stock.dollars += dollars;
  stock.board += board;
}

/** The vehicles a set names, one after the other, then as many of any kind. */
function takeNamed(
  named: readonly number[],
  next: number,
  anyVehicle: number,
  vehicles: number[],
  visit: () => void,
): void {
  const vehicle = named[next];
  if (vehicle === undefined) {
    takeAny(anyVehicle, 0, vehicles, visit);
    return;
  }
  if (of(vehicles, vehicle) === 0) return;
  put(vehicles, vehicle, -1);
  takeNamed(named, next + 1, anyVehicle, vehicles, visit);
  put(vehicles, vehicle);
}

/** So many vehicles of any kind, from this kind on. */
function takeAny(count: number, from: number, vehicles: number[], visit: () => void): void {
  if (count === 0) {
    visit();
    return;
  }
  for (let vehicle = from; vehicle < vehicles.length; vehicle++) {
    if (of(vehicles, vehicle) === 0) continue;
    put(vehicles, vehicle, -1);
    takeAny(count - 1, vehicle, vehicles, visit);
    put(vehicles, vehicle);
  }
}
