/** Loads a game together with its puzzles. */
import { useEffect, useState } from 'react';
import { GAME_INFO, isGameId, type Title } from '#games';
import { loadPuzzles } from '#games/puzzles';
import type { Puzzle } from '#kernel';
import { type TitleStatus, useTitle } from '../../table/titles/useTitle.ts';

/** A game and its puzzles. */
export interface LoadedPuzzles {
  readonly title: Title;
  readonly puzzles: readonly Puzzle[];
}

/** Puzzles are played with the values they were found with. */
export function usePuzzles(id: string): LoadedPuzzles | Exclude<TitleStatus, Title> {
  const title = useTitle(id, isGameId(id) ? GAME_INFO[id].boxes.at(-1) : undefined);
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | 'loading' | 'unknown' | 'failed'>('loading');
  useEffect(() => {
    let active = true;
    const show = (found: readonly Puzzle[] | 'unknown' | 'failed') => {
      if (active) setPuzzles(found);
    };
    if (!isGameId(id)) return show('unknown');
    loadPuzzles(id).then(
      (pack) => show(pack?.puzzles ?? 'unknown'),
      () => show('failed'),
    );
    return () => {
      active = false;
    };
  }, [id]);
  if (typeof title === 'string') return title;
  return typeof puzzles === 'string' ? puzzles : { title, puzzles };
}
