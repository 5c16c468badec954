/** The moments of a stored game of which its growing city is made, as a spectator sees them. */
import { evenlySpread } from '#kernel';
import { type GrowthMoment, MOST_MOMENTS } from '#picture';
import { after, type Entry, replayFrames, type TableHistory } from '#table';

/** Entries in one step, before other requests get a turn. */
const ENTRIES_AT_ONCE = 16;

export function* growthMoments({ title, first, entries }: TableHistory): Generator<void, GrowthMoment[]> {
  const begun = entries.findIndex(({ happening }) => happening.did === 'dealt');
  const inGame = entries.filter((entry, i) => i >= begun && changesGame(entry));
  const chosen = new Set(evenlySpread(inGame.length, MOST_MOMENTS).map((i) => inGame[i]?.seq));
  const moments: GrowthMoment[] = [];
  let state = first;
  for (const [i, entry] of entries.entries()) {
    state = after(state, entry);
    if (chosen.has(entry.seq)) {
      const { view, scores, automata } = replayFrames(title, state, [], 'spectator').first;
      const points = [...scores, ...automata.map(({ score }) => score)].map(({ total }) => total);
      moments.push({ view, points });
      yield;
    } else if (i % ENTRIES_AT_ONCE === 0) yield;
  }
  return moments;
}

function changesGame({ happening: { did } }: Entry): boolean {
  return did === 'dealt' || did === 'played' || did === 'tookBack' || did === 'agreed' || did === 'resigned';
}
