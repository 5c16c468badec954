/** When hints are allowed: only for the player who decides, and only if no other human plays. */
import type { TableView } from '#table';
import type { TableSnapshot } from '../store/tableStore.ts';

interface SeatedTable {
  readonly link: TableSnapshot['link'];
  readonly counts?: boolean;
  readonly tableView: Pick<TableView, 'viewer' | 'seats' | 'phase' | 'rated'>;
}

/** Whether hints are allowed at this table: all other seats are bots, and the game counts neither for ratings nor as an attempt at the deal of the day. */
export function allowsHints({
  link,
  counts = false,
  tableView: { viewer, seats, phase, rated },
}: SeatedTable): boolean {
  if (counts || rated === 'bots') return false;
  if (viewer === 'spectator' || link === 'past' || phase !== 'playing') return false;
  return seats.every(({ kind }, seat) => seat === viewer || kind === 'bot');
}

/** Whether a hint can be asked for now. */
export function canAskForHint(snapshot: TableSnapshot): boolean {
  const { tableView, decision, curtain } = snapshot;
  return (
    allowsHints(snapshot) && !tableView.paused && curtain === undefined && (decision?.legal.length ?? 0) > 1
  );
}
