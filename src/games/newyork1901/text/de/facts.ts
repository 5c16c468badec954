/** Reasons for answers in German. */
import type { FactText } from '../text.ts';

export const facts: FactText = {};
