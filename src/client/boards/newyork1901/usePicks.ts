/** What the player has picked up but not yet chosen: a card of the market, or a tile. */
import { type RefObject, useState } from 'react';
import type { Action, Kind } from '#games/newyork1901';
import type { Tile } from '#games/newyork1901/components';
import { answering, type Targets } from './targets.ts';

interface Picked {
  readonly kind?: Kind;
  readonly tile?: Tile;
  /** Whether the tile is put back even though it was built in the turn that waits to be sent. */
  readonly away?: boolean;
}

const AWAY: Picked = { away: true };

export interface Picks {
  readonly kind: Kind | undefined;
  readonly tile: Tile | undefined;
  readonly pickKind: (kind: Kind) => void;
  readonly pickTile: (tile: Tile) => void;
  readonly putBack: () => void;
}

/** Picks last as long as their question: `question` identifies it, and is undefined while a turn waits to be sent. */
export function usePicks(
  map: RefObject<SVGSVGElement | null>,
  targets: Targets,
  question: string | undefined,
  unsent: Action | undefined,
): Picks {
  const [picked, setPicked] = useState<Picked>({});
  const [last, setLast] = useState(question);
  if (question !== undefined && question !== last) {
    setLast(question);
    setPicked({});
  }
  const built = unsent && 'tile' in unsent ? unsent : undefined;
  const wanted = picked.away ? undefined : (picked.tile ?? built?.tile);
  const tile = wanted !== undefined && targets.builds.has(wanted) ? wanted : undefined;
  return {
    kind: picked.kind !== undefined && targets.kinds.includes(picked.kind) ? picked.kind : undefined,
    tile,
    pickKind: (kind) => setPicked((now) => (now.kind === kind ? AWAY : { kind, away: true })),
    pickTile(touched) {
      const own = answering(targets, touched);
      if (own === undefined) return;
      setPicked(own === tile ? AWAY : { tile: own });
      if (own !== tile) showMap(map.current);
    },
    putBack: () => setPicked(AWAY),
  };
}

/** Scrolls to the map if it is out of sight, as on a phone. */
function showMap(map: Element | null): void {
  if (!map) return;
  const { top, bottom } = map.getBoundingClientRect();
  if (bottom < innerHeight * 0.4 || top > innerHeight * 0.6) map.scrollIntoView({ block: 'center' });
}
