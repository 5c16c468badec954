/** What has been learned on this device: lessons done and where the last one was left, the best result of the questions, what the coach has told. */
import { recall, remember } from './memory.ts';

/** Where a lesson was left: how far it was read, and what was answered. */
export interface LessonPlace {
  readonly lesson: string;
  readonly readTo: number;
  readonly answers: readonly unknown[];
}

/** What is known of one game. */
export interface Learning {
  /** Ids of lessons that were done, in that order. */
  readonly lessons: readonly string[];
  /** The most questions answered right at one go. */
  readonly best?: number;
  /** Ids of the coach's notes that were told. */
  readonly notes?: readonly string[];
  /** How many games were played to the end. */
  readonly games?: number;
  /** The lesson that was left in the middle. */
  readonly place?: LessonPlace;
}

const NOTHING: Learning = { lessons: [] };

/** What has been learned of a game. */
export function learningOf(game: string): Learning {
  return parse(recall(nameOf(game)));
}

/** Keeps that a lesson is done. */
export function lessonDone(game: string, lesson: string): void {
  const { place, ...before } = learningOf(game);
  const lessons = before.lessons.includes(lesson) ? before.lessons : [...before.lessons, lesson];
  keep(game, { ...before, lessons, ...(place && place.lesson !== lesson ? { place } : {}) });
}

/** Keeps where a lesson is, to go on there; its beginning is not worth keeping. */
export function lessonReached(game: string, reached: LessonPlace): void {
  const { place, ...before } = learningOf(game);
  if (reached.readTo > 0 || reached.answers.length > 0) keep(game, { ...before, place: reached });
  else if (place?.lesson === reached.lesson) keep(game, before);
}

/** Keeps the result of the questions if it is the best so far. */
export function questionsDone(game: string, right: number): void {
  const before = learningOf(game);
  keep(game, { ...before, best: Math.max(right, before.best ?? 0) });
}

/** Keeps that a note of the coach was told. */
export function noteTold(game: string, note: string): void {
  const before = learningOf(game);
  const notes = before.notes ?? [];
  if (!notes.includes(note)) keep(game, { ...before, notes: [...notes, note] });
}

/** Counts a game that was played to the end. */
export function gameFinished(game: string): void {
  const before = learningOf(game);
  keep(game, { ...before, games: (before.games ?? 0) + 1 });
}

/** What is known of a game besides where a lesson was left, which stays on the device. */
export type Learned = Omit<Learning, 'place'>;

/** What may be told to other devices of the same person; undefined where nothing was learned. */
export function learnedHere(game: string): Learned | undefined {
  if (recall(nameOf(game)) === undefined) return undefined;
  const { place: _, ...learned } = learningOf(game);
  return learned;
}

/** Keeps what was learned here and elsewhere. */
export function learnedInAll(game: string, learned: Learned): void {
  const { place } = learningOf(game);
  keep(game, { ...learned, ...(place && { place }) });
}

/** Whether to offer lessons and a guided game: nothing was played or learned yet, and it was not offered before. */
export function isNewTo(game: string): boolean {
  const { lessons, games = 0 } = learningOf(game);
  return lessons.length === 0 && games === 0 && recall(`offers.${game}`) === undefined;
}

/** Keeps that it was offered. */
export function offeredOnce(game: string): void {
  remember(`offers.${game}`, '1');
}

/** The guided first game of a title on this device, by its id. */
export function firstGameOf(game: string): string | undefined {
  return recall(`firstGame.${game}`);
}

/** Keeps which game is the guided one. */
export function firstGameStarted(game: string, id: string): void {
  remember(`firstGame.${game}`, id);
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
    const { lessons, best, notes, games, place }: Partial<Learning> = JSON.parse(stored ?? '');
    if (!isIds(lessons)) return NOTHING;
    return {
      lessons,
      ...(typeof best === 'number' && { best }),
      ...(isIds(notes) && { notes }),
      ...(typeof games === 'number' && { games }),
      ...(isPlace(place) && { place }),
    };
  } catch {
    return NOTHING;
  }
}

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

function isPlace(place: Partial<LessonPlace> | undefined): place is LessonPlace {
  return (
    typeof place?.lesson === 'string' && Number.isSafeInteger(place.readTo) && Array.isArray(place.answers)
  );
}
