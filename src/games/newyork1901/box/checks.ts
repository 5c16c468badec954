/** What is known about the values of box.json. */
import type { Check } from '#box';
import type { Newyork1901Box } from './schema.ts';

export const checks: readonly Check<Newyork1901Box>[] = [];
