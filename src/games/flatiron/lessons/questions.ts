/** Ten questions about Flatiron. */
import type { QuizQuestion } from '#kernel';

export const questions = [
  { id: 'over', rules: ['R9.1'], lesson: 'roof' },
  { id: 'places', rules: ['R3.2', 'R3.3'], lesson: 'card' },
  { id: 'band', rules: ['R4.2'], lesson: 'card' },
  { id: 'lines', rules: ['R3.6'], lesson: 'column' },
  { id: 'colour', rules: ['R5.5'], lesson: 'colours' },
  { id: 'floor', rules: ['R5.8'], lesson: 'floor' },
  { id: 'thumbs', rules: ['R9.2'], lesson: 'reputation' },
  { id: 'newsboy', rules: ['R8.3'], lesson: 'newsboy' },
  { id: 'decree', rules: ['R9.10'], lesson: 'reputation' },
  { id: 'tie', rules: ['R9.16'], lesson: 'roof' },
] as const satisfies readonly QuizQuestion[];
