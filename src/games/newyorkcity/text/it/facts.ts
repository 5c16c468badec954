/** Reasons for answers in Italian. */
import type { FactText } from '../text.ts';

export const facts: FactText = {};
