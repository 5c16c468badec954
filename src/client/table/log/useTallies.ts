/** What everybody had after each entry: noted while the table is followed, loaded once for what was before. */
import { useEffect, useState } from 'react';
import type { Game } from '#kernel';
import type { GameMoments } from '../moments/gameMoments.ts';
import type { Moment, TableSnapshot } from '../store/tableStore.ts';
import { type Tally, tallyOf } from './gains.ts';

const NONE: readonly Moment[] = [];

/** `isWanted` while somebody looks at the log. */
export function useTallies(
  { entries, events, tableView, recentMoments = NONE }: TableSnapshot,
  game: Game | undefined,
  isWanted: boolean,
  loadMoments: (() => Promise<GameMoments>) | undefined,
): ReadonlyMap<number, Tally> {
  const [tallies, setTallies] = useState<ReadonlyMap<number, Tally>>(new Map());
  const [isLoaded, setIsLoaded] = useState(false);
  const last = entries.at(-1)?.seq;
  useEffect(() => {
    if (last === undefined || tableView.phase === 'gathering') return;
    const moments: readonly Moment[] = [...recentMoments, { seq: last, tableView }];
    setTallies((known) => withMoments(known, moments, game));
  }, [last, tableView, recentMoments, game]);

  const first = events.find(({ seat }) => seat !== undefined)?.seq;
  const isMissing = first !== undefined && !tallies.has(first) && tallies.size > 0;
  useEffect(() => {
    if (!isWanted || !isMissing || isLoaded || !loadMoments) return;
    setIsLoaded(true);
    // Without them the log tells who did what, but not what it came to.
    loadMoments().then(
      ({ moments }) => setTallies((known) => withMoments(known, moments, game)),
      () => {},
    );
  }, [isWanted, isMissing, isLoaded, loadMoments, game]);
  return tallies;
}

/** The same map if nothing is new. */
function withMoments(
  known: ReadonlyMap<number, Tally>,
  moments: readonly Moment[],
  game: Game | undefined,
): ReadonlyMap<number, Tally> {
  const news = moments.filter(({ seq }) => !known.has(seq));
  if (news.length === 0) return known;
  return new Map([...known, ...news.map(({ seq, tableView }) => [seq, tallyOf(game, tableView)] as const)]);
}
