/** What is known about the values of box.json. */
import type { Check } from '#box';
import type { FlatironBox } from './schema.ts';

export const checks: readonly Check<FlatironBox>[] = [];
