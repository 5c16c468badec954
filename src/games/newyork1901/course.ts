/** The course of New York 1901. */
import type { Course } from '#kernel';
import { buildLesson, neighboursLesson, turnLesson } from './lessons/beginning.ts';
import { cardsLesson, endLesson } from './lessons/ending.ts';
import { goldLesson, silverLesson, workersLesson } from './lessons/growing.ts';
import { questions } from './lessons/questions.ts';
import type { NewYork1901 } from './state.ts';
import { course as de } from './text/de/course.ts';
import { course as en } from './text/en/course.ts';
import { course as es } from './text/es/course.ts';
import { course as fr } from './text/fr/course.ts';
import { course as it } from './text/it/course.ts';
import { course as pl } from './text/pl/course.ts';

export const course: Course<NewYork1901> = {
  lessons: [
    buildLesson,
    turnLesson,
    neighboursLesson,
    silverLesson,
    goldLesson,
    workersLesson,
    cardsLesson,
    endLesson,
  ],
  enough: 'gold',
  picture: ['build', 'gold', 'end'],
  questions,
  text: { en, fr, es, de, it, pl },
};
