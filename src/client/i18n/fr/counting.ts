/** Counting in French. */
import { countingIn } from '../counting.ts';

export const { noun, figure, counted, gained } = countingIn('fr', ['one', 'other']);
