/** Reasons for answers in French. */
import type { FactText } from '../text.ts';

export const facts: FactText = {};
