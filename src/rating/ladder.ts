/** A ladder: everybody's ratings at one title and number of seats, against people or against bots, made from its finished games in their order. */
import { anchorOf } from './anchors.ts';
import { FIRST, type Rating, ratingsAfter } from './plackettLuce.ts';

export interface Ladder {
  readonly kind: 'people' | 'bots';
  readonly game: string;
  readonly seats: number;
}

/** A player of a rated game. */
export interface RatedPlayer {
  /** Null for a bot. */
  readonly person: string | null;
  readonly bot: string | null;
  readonly place: number;
  /** When they left and did not come back. */
  readonly leftAt: number | null;
}

export interface RatedGame {
  readonly table: string;
  readonly finished: number;
  readonly players: readonly RatedPlayer[];
}

/** Where somebody stands. */
export interface Standing extends Rating {
  readonly games: number;
}

/** What one game made of somebody's rating. */
export interface Step extends Standing {
  readonly person: string;
}

/** So many games between the same two people count in a day. */
export const GAMES_A_DAY = 10;

const DAY = 86_400_000;

/** The day of a moment, in UTC, by number. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY);
}

/** When that day begins. */
export function startOfDay(time: number): number {
  return dayOf(time) * DAY;
}

export function ladderName({ kind, game, seats }: Ladder): string {
  return `${kind} ${game} ${seats}`;
}

/** The ladder of a name that was stored. */
export function ladderNamed(name: string): Ladder {
  const [kind, game = '', seats] = name.split(' ');
  return { kind: kind === 'bots' ? 'bots' : 'people', game, seats: Number(seats) };
}

/** Takes in games in the order of `isBefore`. */
export class LadderFold {
  private readonly ladder: Ladder;
  private readonly standings: Map<string, Standing>;
  /** How often two people have met, by day and pair; days before the one that is taken in are dropped. */
  private readonly met = new Map<number, Map<string, number>>();

  /** Begins with what is known of those who play. */
  constructor(ladder: Ladder, standings: Iterable<readonly [string, Standing]> = []) {
    this.ladder = ladder;
    this.standings = new Map(standings);
  }

  /** These have met in a game that counted before. */
  addMeeting(people: readonly string[], finished: number): void {
    const day = dayOf(finished);
    const met = this.met.get(day) ?? new Map<string, number>();
    this.met.set(day, met);
    for (const pair of pairsOf(people)) met.set(pair, (met.get(pair) ?? 0) + 1);
  }

  /** Of everybody who has played. */
  get all(): ReadonlyMap<string, Standing> {
    return this.standings;
  }

  /** The new ratings of the people in it; none where it does not count. */
  add({ finished, players }: RatedGame): readonly Step[] {
    const people = players.flatMap(({ person }) => (person === null ? [] : [person]));
    const day = dayOf(finished);
    for (const one of this.met.keys()) if (one < day) this.met.delete(one);
    const met = this.met.get(day);
    if (pairsOf(people).some((pair) => (met?.get(pair) ?? 0) >= GAMES_A_DAY)) return [];
    const before = players.map(({ person, bot }) =>
      person === null ? anchorOf(this.ladder, bot ?? '') : (this.standings.get(person) ?? FIRST),
    );
    const places = placesOf(players);
    const contenders = before.flatMap((one, i) => (one ? [{ ...one, place: places[i] ?? 0 }] : []));
    // A bot of unknown strength says nothing about who plays against it.
    if (contenders.length < players.length) return [];
    this.addMeeting(people, finished);
    const after = ratingsAfter(contenders);
    return players.flatMap(({ person }, i) => {
      const rating = after[i];
      if (person === null || !rating) return [];
      const standing = { ...rating, games: (this.standings.get(person)?.games ?? 0) + 1 };
      this.standings.set(person, standing);
      return [{ person, ...standing }];
    });
  }
}

/** Those who stayed by their places, then those who left for good: whoever left first is last. */
function placesOf(players: readonly RatedPlayer[]): number[] {
  const isBetter = (one: RatedPlayer, two: RatedPlayer) => {
    if (one.leftAt === null || two.leftAt === null) return one.leftAt === null && two.leftAt !== null;
    return one.leftAt > two.leftAt;
  };
  const isAhead = (one: RatedPlayer, two: RatedPlayer) =>
    one.leftAt === null && two.leftAt === null ? one.place < two.place : isBetter(one, two);
  return players.map((player) => 1 + players.filter((other) => isAhead(other, player)).length);
}

/** Every two of them. */
function pairsOf(people: readonly string[]): string[] {
  const sorted = [...people].sort();
  return sorted.flatMap((one, i) => sorted.slice(i + 1).map((two) => `${one} ${two}`));
}
