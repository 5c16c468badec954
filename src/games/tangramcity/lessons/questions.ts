/** Ten questions about Tangram City. */
import type { QuizQuestion } from '#kernel';

export const questions = [
  { id: 'scored', rules: ['R6.1'], lesson: 'rectangle' },
  { id: 'half', rules: ['R6.1'], lesson: 'turn' },
  { id: 'mixed', rules: ['R6.2'], lesson: 'rectangle' },
  { id: 'flipped', rules: ['R1.3', 'R4.4'], lesson: 'flip' },
  { id: 'touching', rules: ['R4.5'], lesson: 'rectangle' },
  { id: 'declined', rules: ['R4.6'], lesson: 'decline' },
  { id: 'besideWater', rules: ['R7.2'], lesson: 'balance' },
  { id: 'cards', rules: ['R3.1'], lesson: 'fountain' },
  { id: 'balance', rules: ['R9.3'], lesson: 'balance' },
  { id: 'lastRound', rules: ['R8.1', 'R8.2'], lesson: 'last' },
] as const satisfies readonly QuizQuestion[];
