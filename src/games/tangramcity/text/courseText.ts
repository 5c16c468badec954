/** What each language says in the lessons of Tangram City. */
import type { CourseText } from '#kernel';
import type { Line } from '../lessons/lines.ts';
import type { questions } from '../lessons/questions.ts';

export type LessonId =
  | 'rectangle'
  | 'turn'
  | 'flip'
  | 'fountain'
  | 'company'
  | 'balance'
  | 'decline'
  | 'last';

export type TangramCourseText = CourseText<LessonId, Line, (typeof questions)[number]['id']>;
