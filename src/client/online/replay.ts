/** A game seen again: every moment of it, ready to jump to. */
import { at } from '#kernel';
import type { Names } from '#protocol';
import { patched, type Replay, type SeenEntry, type Sight } from '#table';
import { eventsOf, type Shown, type TableStore } from '../play/tableStore.ts';

export interface Moment {
  readonly seq: number;
  readonly sight: Sight;
}

export interface Film {
  readonly moments: readonly Moment[];
  readonly entries: readonly SeenEntry[];
}

/** Every moment at which the game changed, from the deal on. */
export function filmOf({ first, frames }: Replay): Film {
  let sight = first;
  const moments = frames.flatMap(({ seq, patch, happening }): Moment[] => {
    if (patch !== null) sight = patched(sight, patch) as Sight;
    const inGame = sight.phase !== 'gathering' && happening !== null && happening.did !== 'said';
    return inGame ? [{ seq, sight }] : [];
  });
  return { moments, entries: frames };
}

/** The moment an address means: the last one at or before the entry, or the first. */
export function momentAt({ moments }: Film, seq: number): number {
  const after = moments.findIndex((moment) => moment.seq > seq);
  return Math.max(0, after < 0 ? moments.length - 1 : after - 1);
}

/** One moment as the table screen wants it. Nobody is asked anything: it has all happened. */
export function momentStore(film: Film, moment: number, names: Names): TableStore {
  const { seq, sight } = at(film.moments, moment);
  const entries = film.entries.filter((entry) => entry.seq <= seq);
  const shown: Shown = {
    sight: { ...sight, viewer: 'spectator', prompt: null, mayTakeBack: false, proposal: null, clock: null },
    decision: undefined,
    entries,
    events: eventsOf(entries),
    names,
    link: 'past',
    ahead: 0,
    kept: true,
    watching: 0,
    present: [],
    curtain: undefined,
    pending: false,
  };
  return {
    subscribe: () => () => {},
    shown: () => shown,
    wish: async () => ({ rule: 'T8', code: 'notPlaying' }),
    liftCurtain() {},
  };
}
