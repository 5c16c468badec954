/** The course of Tangram City. */
import type { Course } from '#kernel';
import { balanceLesson, companyLesson, declineLesson, lastLesson } from './lessons/ending.ts';
import { flipLesson, fountainLesson, rectangleLesson, turnLesson } from './lessons/placing.ts';
import { questions } from './lessons/questions.ts';
import type { Tangramcity } from './state.ts';
import { course as de } from './text/de/course.ts';
import { course as en } from './text/en/course.ts';
import { course as es } from './text/es/course.ts';
import { course as fr } from './text/fr/course.ts';
import { course as it } from './text/it/course.ts';
import { course as pl } from './text/pl/course.ts';

export const course: Course<Tangramcity> = {
  lessons: [
    rectangleLesson,
    turnLesson,
    flipLesson,
    fountainLesson,
    companyLesson,
    balanceLesson,
    declineLesson,
    lastLesson,
  ],
  enough: 'fountain',
  picture: ['turn', 'fountain', 'last'],
  questions,
  text: { en, fr, es, de, it, pl },
};
