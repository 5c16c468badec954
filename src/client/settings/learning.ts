/** What has been learned on this device: lessons done, and the best result of the questions. */
import { recall, remember } from './memory.ts';

/** What is known of one game. */
export interface Learning {
  /** Ids of lessons that were done, in that order. */
  readonly lessons: readonly string[];
  /** The most questions answered right at one go. */
  readonly best?: number;
}

const NOTHING: Learning = { lessons: [] };

/** What has been learned of a game. */
export function learningOf(game: string): Learning {
  return parse(recall(nameOf(game)));
}

/** Keeps that a lesson is done. */
export function lessonDone(game: string, lesson: string): void {
  const before = learningOf(game);
  if (!before.lessons.includes(lesson)) keep(game, { ...before, lessons: [...before.lessons, lesson] });
}

/** Keeps the result of the questions if it is the best so far. */
export function questionsDone(game: string, right: number): void {
  const before = learningOf(game);
  keep(game, { ...before, best: Math.max(right, before.best ?? 0) });
}

function keep(game: string, learning: Learning): void {
  remember(nameOf(game), JSON.stringify(learning));
}

function nameOf(game: string): string {
  return `learning.${game}`;
}

/** Nothing where the stored text is not what was kept. */
function parse(stored: string | undefined): Learning {
  try {
    const { lessons, best } = JSON.parse(stored ?? '') as Partial<Learning>;
    if (!Array.isArray(lessons) || !lessons.every((id) => typeof id === 'string')) return NOTHING;
    return typeof best === 'number' ? { lessons, best } : { lessons };
  } catch {
    return NOTHING;
  }
}
