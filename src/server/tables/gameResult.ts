/** How a game has ended, for everybody who played it: made from the table alone. */
import { type Approach, at, type Game, type Score, start } from '#kernel';
import type { Acted, Entry, Holder, Table, TableState } from '#table';
import type { GameResult, ResultKind, SeatResult, Store } from '../store/index.ts';

/** What the store keeps of a game that ends with this entry. */
export async function resultAfter(
  { quits, seq }: TableState,
  { table, entry }: Acted,
  store: Pick<Store, 'entries' | 'accountsAmong'>,
): Promise<GameResult | undefined> {
  if (table.state.position === null) return undefined;
  // Seldom anybody has left; only then the table's story is read once more.
  const somebodyLeft = quits.length > 0 || table.state.seats.some(hasLeft);
  const before = somebodyLeft ? await store.entries(table.state.id, 0) : [];
  const result = resultOf(table, entry.at, [...before.filter((one) => one.seq <= seq), entry]);
  return { ...result, rated: await isRated(table, result, store) };
}

/** Whether it counts: on the ladder the table was opened for, ranked, without automata, not finished by bots for everybody (T41), and everybody has an account that they can keep. */
async function isRated(
  { state: { plan, timeUp } }: Table,
  { kind, seats, players }: GameResult,
  store: Pick<Store, 'accountsAmong'>,
): Promise<boolean> {
  if (plan.rated !== kind || timeUp || players.length > seats) return false;
  if (players.some(({ place }) => place === null)) return false;
  const people = players.flatMap(({ person }) => (person === null ? [] : [person]));
  return (await store.accountsAmong(people)).length === people.length;
}

function resultOf({ title, state }: Table, finished: number, entries: readonly Entry[]): GameResult {
  const { id, plan, seats, position, ending, quits } = state;
  const automata = title.game.automata(position?.state);
  const placeOf = placesIn(ending);
  const scores = [...title.game.scores(position?.state), ...automata.map(({ score }) => score)];
  const leftAt = departures(entries);
  const approachOf = approachesIn(title.game, state);
  const player = (seat: number, person: string | null, bot: string | null): SeatResult => {
    const { total, parts }: Score = at(scores, seat);
    return {
      seat,
      person,
      bot,
      place: placeOf.get(seat) ?? null,
      points: total,
      parts,
      leftAt: null,
      resigned: false,
      approach: approachOf(seat),
    };
  };
  const seated = seats.map((holder, seat): SeatResult => {
    if (holder.kind !== 'human') return player(seat, null, holder.kind === 'bot' ? holder.level : 'open');
    const quit = quits.find((one) => one.seat === seat);
    const left = quit || holder.standIn !== null ? (leftAt.get(seat) ?? finished) : null;
    return { ...player(seat, holder.person, null), leftAt: left, resigned: quit?.how === 'resigned' };
  });
  return {
    table: id,
    game: plan.game,
    seats: seats.length,
    kind: kindOf(seats, automata.length),
    rated: false,
    finished,
    ending: ending?.kind ?? 'calledOff',
    players: [...seated, ...automata.map(({ name }, i) => player(seats.length + i, null, name))],
  };
}

/** How each seat went about the game; the deal follows from the seed, so nothing is played again. */
function approachesIn(
  game: Game,
  { plan, seats, seed, position }: TableState,
): (player: number) => Approach | null {
  if (seed === null || position === null) return () => null;
  const first = start(game, plan.options, seats.length, seed).position.state;
  return (player) => (player < seats.length ? game.approach(first, position.state, player) : null);
}

/** The place of each player, from 1 on: after two who share the first comes the third. */
function placesIn(ending: TableState['ending']): ReadonlyMap<number, number> {
  const ranking =
    ending?.kind === 'played' ? ending.outcome.ranking : ending?.kind === 'conceded' ? ending.ranking : [];
  const places = new Map<number, number>();
  for (const shared of ranking) {
    const place = places.size + 1;
    for (const player of shared) places.set(player, place);
  }
  return places;
}

function kindOf(seats: readonly Holder[], automata: number): ResultKind {
  const humans = seats.filter(({ kind }) => kind === 'human').length;
  const others = seats.length - humans + automata;
  if (humans > 1) return others > 0 ? 'mixed' : 'people';
  return others > 0 ? 'bots' : 'solo';
}

function hasLeft(holder: Holder): boolean {
  return holder.kind === 'human' && holder.standIn !== null;
}

/** When each seat was last left without coming back. */
function departures(entries: readonly Entry[]): ReadonlyMap<number, number> {
  const left = new Map<number, number>();
  for (const { at: when, happening } of entries) {
    const { did } = happening;
    if (did === 'returned') left.delete(happening.seat);
    if (did === 'left' || did === 'stoodIn' || did === 'resigned') left.set(happening.seat, when);
    if (did === 'ranOut' || did === 'forgot') for (const seat of happening.seats) left.set(seat, when);
  }
  return left;
}
