/** The page of figures: bench/clicks.md. */
import type { Measured } from './summary.ts';
export function clicksPage(before: Record<string, Measured>, now: Record<string, Measured>): string { return `${Object.keys(before)} ${Object.keys(now)}\n`; }
