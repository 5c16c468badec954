/** Who may ask for a hint: whoever decides, where no other person plays against them, here or elsewhere. */
import type { TableView } from '#table';
import type { Shown } from '../store/tableStore.ts';

interface Sat {
  readonly link: Shown['link'];
  readonly tableView: Pick<TableView, 'viewer' | 'seats' | 'phase'>;
}

/** Whether the table is one for hints: all the others are bots. */
export function isForHints({ link, tableView: { viewer, seats, phase } }: Sat): boolean {
  if (viewer === 'spectator' || link === 'past' || phase !== 'playing') return false;
  return seats.every(({ kind }, seat) => seat === viewer || kind === 'bot');
}

/** Whether there is something to ask now. */
export function mayAsk(shown: Shown): boolean {
  const { tableView, decision, curtain } = shown;
  return isForHints(shown) && !tableView.paused && curtain === undefined && (decision?.legal.length ?? 0) > 1;
}
