/** What each language says in the lessons of Flatiron. */
import type { CourseText } from '#kernel';
import type { Line } from '../lessons/lines.ts';
import type { questions } from '../lessons/questions.ts';

export type LessonId =
  | 'roof'
  | 'turn'
  | 'card'
  | 'column'
  | 'floor'
  | 'newsboy'
  | 'reputation'
  | 'colours'
  | 'block';

export type FlatironCourseText = CourseText<LessonId, Line, (typeof questions)[number]['id']>;
