/** R11.37 to R11.42: what a set takes, for the words of the characters that score sets. */
import { at } from '#kernel';
import { type SetOf, VEHICLES, type Vehicle } from '../components.ts';

/** How one language names so many of what a set takes. */
export type SetNouns = {
  vehicle(name: Vehicle | 'any', count: number): string;
  dollars(count: number): string;
  skyscrapers(count: number): string;
};

/** What a set takes, piece by piece: "a taxi", "2 dollars". */
export function itemsOf({ vehicles, anyVehicle, dollars, board }: SetOf, nouns: SetNouns): string[] {
  const named = [...new Set(vehicles)].map((vehicle) => {
    const count = vehicles.filter((other) => other === vehicle).length;
    return nouns.vehicle(at(VEHICLES, vehicle), count);
  });
  return [
    ...named,
    ...(anyVehicle > 0 ? [nouns.vehicle('any', anyVehicle)] : []),
    ...(dollars > 0 ? [nouns.dollars(dollars)] : []),
    ...(board > 0 ? [nouns.skyscrapers(board)] : []),
  ];
}
