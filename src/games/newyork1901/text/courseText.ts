/** What each language says in the lessons of New York 1901. */
import type { CourseText } from '#kernel';
import type { Line } from '../lessons/lines.ts';
import type { questions } from '../lessons/questions.ts';

export type LessonId = 'build' | 'turn' | 'neighbours' | 'silver' | 'gold' | 'workers' | 'cards' | 'end';

export type NewYorkCourseText = CourseText<LessonId, Line, (typeof questions)[number]['id']>;
