/** The course of Flatiron. */
import type { Course } from '#kernel';
import type { Flatiron } from './flatiron.ts';
import { cardLesson, columnLesson, floorLesson, roofLesson, turnLesson } from './lessons/beginning.ts';
import { blockLesson, coloursLesson, newsboyLesson, reputationLesson } from './lessons/later.ts';
import { questions } from './lessons/questions.ts';
import { course as de } from './text/de/course.ts';
import { course as en } from './text/en/course.ts';
import { course as es } from './text/es/course.ts';
import { course as fr } from './text/fr/course.ts';
import { course as it } from './text/it/course.ts';
import { course as pl } from './text/pl/course.ts';

export const course: Course<Flatiron> = {
  lessons: [
    roofLesson,
    turnLesson,
    cardLesson,
    columnLesson,
    floorLesson,
    newsboyLesson,
    reputationLesson,
    coloursLesson,
    blockLesson,
  ],
  enough: 'floor',
  picture: ['turn', 'floor', 'roof'],
  questions,
  text: { en, fr, es, de, it, pl },
};
