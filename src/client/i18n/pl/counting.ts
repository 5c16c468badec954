/** Counting in Polish: 1 punkt, 2 punkty, 5 punktów, 1,5 punktu. */
import { countingIn } from '../counting.ts';

export const { noun, figure, counted, gained } = countingIn('pl', ['one', 'few', 'many', 'other']);
