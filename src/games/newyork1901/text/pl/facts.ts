/** Reasons for answers in Polish. */
import type { FactText } from '../text.ts';

export const facts: FactText = {};
