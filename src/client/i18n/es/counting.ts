/** Counting in Spanish. */
import { countingIn } from '../counting.ts';

export const { noun, figure, counted, gained } = countingIn('es', ['one', 'other']);
