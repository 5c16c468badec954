/** Counting in German. */
import { countingIn } from '../counting.ts';

export const { noun, figure, counted, gained } = countingIn('de', ['one', 'other']);
