/** What each language says in the lessons of New York City. */
import type { CourseText } from '#kernel';
import type { Line } from '../lessons/lines.ts';
import type { questions } from '../lessons/questions.ts';

type LessonId = 'district' | 'bid' | 'make' | 'pass' | 'hire' | 'prestige' | 'press' | 'draft' | 'reserve';

export type CityCourseText = CourseText<LessonId, Line, (typeof questions)[number]['id']>;
