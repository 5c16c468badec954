/** Ten questions about the rules; the texts have the answers, the right one first. */
import type { QuizQuestion } from '#kernel';

export const questions = [
  { id: 'scored', rules: ['R5.5'], lesson: 'build' },
  { id: 'beginning', rules: ['R3.1', 'R3.2'], lesson: 'turn' },
  { id: 'noWorker', rules: ['R3.3'], lesson: 'workers' },
  { id: 'home', rules: ['R5.4'], lesson: 'workers' },
  { id: 'stands', rules: ['R5.1', 'R5.2', 'R5.3'], lesson: 'neighbours' },
  { id: 'keeps', rules: ['R6.7'], lesson: 'silver' },
  { id: 'replaces', rules: ['R6.2', 'R6.4'], lesson: 'silver' },
  { id: 'gold', rules: ['R6.3', 'R7.1'], lesson: 'gold' },
  { id: 'tie', rules: ['R10.1'], lesson: 'end' },
  { id: 'lastRound', rules: ['R9.2', 'R9.3', 'R9.4'], lesson: 'end' },
] as const satisfies readonly QuizQuestion[];
