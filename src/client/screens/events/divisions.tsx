/** The divisions of a league; every other event has one. */
import { movingBetween } from '#tournament';
import { useText } from '../../i18n/language.tsx';
import type { EventPage, EventPerson } from './eventsApi.ts';

/** Those who take part by division, each in the order of the standings. */
export function divisionsOf({ people }: EventPage): readonly (readonly EventPerson[])[] {
  const taking = people.filter(({ takesPart }) => takesPart);
  const numbers = [...new Set(taking.map(({ division }) => division))].sort((one, two) => one - two);
  return numbers.map((division) =>
    taking
      .filter((one) => one.division === division)
      .sort((one, two) => (one.place ?? 0) - (two.place ?? 0) || one.number - two.number),
  );
}

/** How many of a division go up and down after the season. */
export function movesIn(page: EventPage, division: number): { readonly up: number; readonly down: number } {
  const sizes = divisionsOf(page).map(({ length }) => length);
  const between = (upper: number) => movingBetween(sizes[upper] ?? 0, sizes[upper + 1] ?? 0);
  return { up: division === 0 ? 0 : between(division - 1), down: between(division) };
}

export function DivisionHead({ division }: { division: number }) {
  const text = useText('events');
  return <h3>{text.division(division + 1)}</h3>;
}
