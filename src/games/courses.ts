/** The courses of the games that have one, each loaded when somebody learns the game. */
import type { Course } from '#kernel';
import type { GameId } from './registry.ts';

const COURSES: Readonly<Partial<Record<GameId, () => Promise<Course>>>> = {
  flatiron: () => courseFrom(import('./flatiron/course.ts')),
  newyork1901: () => courseFrom(import('./newyork1901/course.ts')),
  newyorkcity: () => courseFrom(import('./newyorkcity/course.ts')),
  tangramcity: () => courseFrom(import('./tangramcity/course.ts')),
};

async function courseFrom(module: Promise<{ readonly course: unknown }>): Promise<Course> {
  // A course takes the views of its own game: both are chosen by the game's id.
  return (await module).course as Course;
}

/** The course of a game, or undefined where there is none. */
export async function loadCourse(id: GameId): Promise<Course | undefined> {
  return COURSES[id]?.();
}
