/** Counting in English. */
import { countingIn } from '../counting.ts';

export const { noun, figure, counted, gained } = countingIn('en', ['one', 'other']);
