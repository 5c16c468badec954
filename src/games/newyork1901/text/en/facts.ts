/** Reasons for answers in English. */
import type { FactText } from '../text.ts';

export const facts: FactText = {};
