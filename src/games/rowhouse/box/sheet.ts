/** Rowhouse is our own game: everything on its components is in the rules, and there is nothing to read off. */
import type { SheetPart } from '#box';

export const sheet: readonly SheetPart[] = [];
