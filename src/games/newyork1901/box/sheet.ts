/** What owners of the game are asked to read off the components. */
import type { SheetPart } from '#box';

export const sheet: readonly SheetPart[] = [];
