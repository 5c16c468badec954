/** Counting in Italian. */
import { countingIn } from '../counting.ts';

export const { noun, figure, counted, gained } = countingIn('it', ['one', 'other']);
