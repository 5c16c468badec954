/** Keeps what was learned on this device and at the server alike, while somebody is signed in. */
import { useEffect } from 'react';
import { GAME_IDS } from '#games';
import { type Learned, mergeLearned } from '#protocol';
import { api } from '../../remote/api.ts';
import { openAttempts } from '../../settings/daily.ts';
import { learnedHere, learnedInAll } from '../../settings/learning.ts';
import { puzzleResultsOf, puzzlesInAll } from '../../settings/puzzles.ts';

/** Tells the server when a page opens and when it is put away; without a network the next time does. */
export function LearningSync({ person }: { person: string }) {
  useEffect(() => {
    const tell = () => void syncLearning().catch(() => undefined);
    const tellIfHidden = () => document.visibilityState === 'hidden' && tell();
    tell();
    // What was played without a network counts as soon as there is one.
    if (openAttempts().length > 0)
      void import('../../table/daily/syncAttempts.ts').then(({ syncAttempts }) => syncAttempts(person));
    document.addEventListener('visibilitychange', tellIfHidden);
    return () => document.removeEventListener('visibilitychange', tellIfHidden);
  }, [person]);
  return null;
}

/** Merges both ends; what was learned here meanwhile is kept, too. */
export async function syncLearning(put = api.putLearning): Promise<void> {
  const { learned } = await put(allHere());
  for (const [game, all] of Object.entries(mergeLearned(learned, allHere()))) {
    const { lessons, best, notes, games, puzzles = {}, days = {} } = all;
    learnedInAll(game, {
      lessons,
      ...(best !== undefined && { best }),
      ...(notes && { notes }),
      ...(games !== undefined && { games }),
    });
    puzzlesInAll(game, { puzzles, days });
  }
}

/** Everything that is kept here, no more of it than the server takes. */
function allHere(): Learned {
  const here = GAME_IDS.flatMap((game) => {
    const learned = learnedHere(game);
    const tried = puzzleResultsOf(game);
    const isNew = !learned && Object.keys(tried.puzzles).length === 0;
    return isNew ? [] : [[game, { lessons: [], ...learned, ...tried }] as const];
  });
  return mergeLearned({}, Object.fromEntries(here));
}
