/** The course of New York City. */
import type { Course } from '#kernel';
import { bidLesson, districtLesson, makeLesson, passLesson } from './lessons/bidding.ts';
import { hireLesson, pressLesson, prestigeLesson } from './lessons/growing.ts';
import { draftLesson, reserveLesson } from './lessons/holding.ts';
import { questions } from './lessons/questions.ts';
import type { NewYorkCity } from './state.ts';
import { course as de } from './text/de/course.ts';
import { course as en } from './text/en/course.ts';
import { course as es } from './text/es/course.ts';
import { course as fr } from './text/fr/course.ts';
import { course as it } from './text/it/course.ts';
import { course as pl } from './text/pl/course.ts';

export const course: Course<NewYorkCity> = {
  lessons: [
    districtLesson,
    bidLesson,
    makeLesson,
    passLesson,
    hireLesson,
    prestigeLesson,
    pressLesson,
    draftLesson,
    reserveLesson,
  ],
  enough: 'pass',
  picture: ['bid', 'prestige', 'district'],
  questions,
  text: { en, fr, es, de, it, pl },
};
