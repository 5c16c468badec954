/** R6, R7, R9: what happens when all have placed their fountain. */
import { at, type Tools } from '#kernel';
import { balanceBonus, largestRectangle, levelOf, planningBonus, scoreOf, squaresOf } from './scoring.ts';
import { cityOf, type Event, type State } from './state.ts';

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
  if (cities.length === 1) return;
  const totals = cities.map((city) => scoreOf(city).total);
  const most = Math.max(...totals);
  let seat = (first + 1) % cities.length;
  while (at(totals, seat) < most) seat = (seat + 1) % cities.length;
  if (seat === first) return;
  draft.first = seat;
  emit({ did: 'gotMarker', seat });
}

/** R9.2, R9.3, R9.5 The two bonuses, and the level reached with them. */
export function scoreEnd(draft: State, { emit }: Tools<Event>): void {
  for (const seat of draft.cities.keys()) {
    const city = cityOf(draft, seat);
    const distance = Math.abs(city.balance.dark - city.balance.green);
    city.planningBonus = planningBonus(city);
    city.balanceBonus = balanceBonus(distance);
    if (city.planningBonus > 0) emit({ did: 'filled', seat, points: city.planningBonus });
    emit({ did: 'weighed', seat, distance, points: city.balanceBonus });
  }
  for (const [seat, city] of draft.cities.entries())
    emit({ did: 'reachedLevel', seat, level: levelOf(scoreOf(city).total) });
}
