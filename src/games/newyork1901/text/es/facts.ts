/** Reasons for answers in Spanish. */
import type { FactText } from '../text.ts';

export const facts: FactText = {};
