/** Loads a game together with its course. */
import { useEffect, useState } from 'react';
import { GAME_INFO, isGameId, type Title } from '#games';
import { loadCourse } from '#games/courses';
import type { Course } from '#kernel';
import { type TitleStatus, useTitle } from '../../table/titles/useTitle.ts';

/** A game and its course. */
export interface LoadedCourse {
  readonly title: Title;
  readonly course: Course;
}

/** Lessons are laid out with Skyline's own values. */
export function useCourse(id: string): LoadedCourse | Exclude<TitleStatus, Title> {
  const title = useTitle(id, isGameId(id) ? GAME_INFO[id].boxes.at(-1) : undefined);
  const [course, setCourse] = useState<Course | 'loading' | 'unknown' | 'failed'>('loading');
  useEffect(() => {
    let active = true;
    const show = (found: Course | 'unknown' | 'failed') => {
      if (active) setCourse(found);
    };
    if (!isGameId(id)) return show('unknown');
    loadCourse(id).then(
      (found) => show(found ?? 'unknown'),
      () => show('failed'),
    );
    return () => {
      active = false;
    };
  }, [id]);
  if (typeof title === 'string') return title;
  return typeof course === 'string' ? course : { title, course };
}
