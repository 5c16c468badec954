/** R6, R7, R9: what happens when all have placed their fountain. */
import { at, type Seat, type Tools } from '#kernel';
import { BONUSES, type Bonus } from './components.ts';
import { BONUS_POINTS, largestRectangle, levelOf, markerDistance, scoreOf, squaresOf } from './scoring.ts';
import type { City, Event, State } from './state.ts';

/** R6.1, R7.1 Each seat scores its rectangle, then counts its balance. */
export function scoreRound(draft: State, { emit }: Tools<Event>): void {
  for (const [seat, city] of draft.cities.entries()) {
    const { height, width } = largestRectangle(city);
    const points = height * width;
    const [dark, green] = [squaresOf(city, 'dark'), squaresOf(city, 'green')];
    city.rounds.push(points);
    city.balance.dark = dark;
    city.balance.green = green;
    emit({ did: 'scored', seat, height, width, points });
    emit({ did: 'balanced', seat, dark, green });
  }
}

/** R7.4 The start marker goes to the leader; the present holder comes last among equals. */
export function passMarker(draft: State, { emit }: Tools<Event>): void {
  const { cities, first } = draft;
  const totals = cities.map((city) => scoreOf(city).total);
  const most = Math.max(...totals);
  let seat = (first + 1) % cities.length;
  while (at(totals, seat) < most) seat = (seat + 1) % cities.length;
  if (seat === first) return;
  draft.first = seat;
  emit({ did: 'gotMarker', seat });
}

/** How each bonus is told; nothing where there is nothing to tell. */
const BONUS_EVENTS: Readonly<Record<Bonus, (city: City, seat: Seat, points: number) => Event | undefined>> = {
  planning: (_city, seat, points) => (points > 0 ? { did: 'filled', seat, points } : undefined),
  balance: (city, seat, points) => ({ did: 'weighed', seat, distance: markerDistance(city), points }),
};

/** R9.2, R9.3, R9.5 The bonuses, and the level reached with them. */
export function scoreEnd(draft: State, { emit }: Tools<Event>): void {
  for (const [seat, city] of draft.cities.entries()) {
    for (const bonus of BONUSES) {
      const points = BONUS_POINTS[bonus](city);
      city[`${bonus}Bonus`] = points;
      const event = BONUS_EVENTS[bonus](city, seat, points);
      if (event) emit(event);
    }
  }
  for (const [seat, city] of draft.cities.entries())
    emit({ did: 'reachedLevel', seat, level: levelOf(scoreOf(city).total) });
}
