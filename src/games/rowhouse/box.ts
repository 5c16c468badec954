/** The values in play: those of box.json, or of a box that was chosen before the game was loaded. */
import { boxInPlay } from '#kernel';
import type { RowhouseBox } from './box/index.ts';
import own from './box.json' with { type: 'json' };

// A test checks the file against the schema of the box.
export const BOX = boxInPlay(own as RowhouseBox);
