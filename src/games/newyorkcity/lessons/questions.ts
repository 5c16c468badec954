/** Ten questions about New York City. */
import type { QuizQuestion } from '#kernel';

export const questions = [
  { id: 'end', rules: ['R8.4'], lesson: 'district' },
  { id: 'lastBid', rules: ['R6.1'], lesson: 'pass' },
  { id: 'value', rules: ['R6.5', 'R6.6', 'R6.8'], lesson: 'make' },
  { id: 'jokers', rules: ['R6.7'], lesson: 'make' },
  { id: 'tie', rules: ['R3.3', 'R7.1'], lesson: 'bid' },
  { id: 'lower', rules: ['R7.2', 'R7.4'], lesson: 'bid' },
  { id: 'character', rules: ['R5.1', 'R5.2'], lesson: 'hire' },
  { id: 'build', rules: ['R7.12'], lesson: 'district' },
  { id: 'ranks', rules: ['R9.4', 'R9.5', 'R3.4'], lesson: 'press' },
  { id: 'hand', rules: ['R8.3'], lesson: 'reserve' },
] as const satisfies readonly QuizQuestion[];
