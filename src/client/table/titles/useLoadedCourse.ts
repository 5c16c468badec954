/** The course of a game, loaded once somebody needs it. */
import { useEffect, useState } from 'react';
import { GAME_INFO, isGameId } from '#games';
import { loadCourse } from '#games/courses';
import type { Course } from '#kernel';

/** Undefined until it is there; and for good where there is none, or it cannot be loaded. */
export function useLoadedCourse(game: string): Course | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly course: Course | undefined }>();
  useEffect(() => {
    if (!isGameId(game) || !GAME_INFO[game].course) return;
    let active = true;
    const load = async () => {
      const course = await loadCourse(game);
      if (active) setLoaded({ game, course });
    };
    // Without a network whoever asks for it has to do without.
    load().catch(() => undefined);
    return () => {
      active = false;
    };
  }, [game]);
  return loaded?.game === game ? loaded.course : undefined;
}
