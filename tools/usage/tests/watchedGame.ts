/** A seeded game of greedy bots, counted by its observer, with what a second count needs. */
import { greedy, playMatch, seedNumber } from '#bots';
import { apply, type Game, type GameTypes, type Heuristics, type Seat, start } from '#kernel';
import { type GameTally, type Observer, type SeatCount, watch } from '../observer.ts';

/** Plays deal 7 with two seats, or with as many as given. */
export function watchedGame<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  observer: Observer<G>,
  seats = 2,
) {
  const bots = Array.from({ length: seats }, () => greedy(game, heuristics, 1));
  const { record, position } = playMatch(game, bots, {}, seedNumber(7));
  const tally = watch(game, observer, record);
  return {
    tally,
    end: position.state,
    scores: game.scores(position.state),
    /** Every decision with the state before it, and every event of the game. */
    ...history(),
    /** What the observer counted for one seat: kind by kind, without those it never saw. */
    counted: (group: string, seat: Seat, what: keyof SeatCount) => counted(tally, group, seat, what),
    total: (group: string, seat: Seat, what: keyof SeatCount) =>
      Object.values(counted(tally, group, seat, what)).reduce((a, b) => a + b, 0),
  };

  function history() {
    const started = start(game, record.options, record.seats, record.seed);
    const events: G['event'][] = [...started.events];
    const decisions: { seat: Seat; state: G['state']; prompt: G['prompt']; action: G['action'] }[] = [];
    let now = started.position;
    for (const { seat, action } of record.plays) {
      const prompt = game.decisions(now.state).find((decision) => decision.seat === seat)?.prompt;
      decisions.push({ seat, state: now.state, prompt, action });
      const applied = apply(game, now, seat, action);
      events.push(...applied.events);
      now = applied.position;
    }
    return { events, decisions, dealt: started.position.state };
  }
}

function counted(
  { counts }: GameTally,
  group: string,
  seat: Seat,
  what: keyof SeatCount,
): Record<string, number> {
  const kinds = Object.entries(counts[group] ?? {}).map(([kind, seats]) => [kind, seats[seat]?.[what] ?? 0]);
  return Object.fromEntries(kinds.filter(([, count]) => count !== 0));
}

/** How often each name stands in a list. */
export function countNames(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Kinds that were taken more often than offered: there should be none. */
export function unofferedKinds({ counts }: GameTally): string[] {
  return Object.entries(counts).flatMap(([group, kinds]) =>
    Object.entries(kinds)
      .filter(([, seats]) => seats.some(({ offered, taken }) => taken > offered))
      .map(([kind]) => `${group}: ${kind}`),
  );
}
