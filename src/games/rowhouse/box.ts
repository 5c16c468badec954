/** The values in play: those of box.json, or of a box that was chosen before the game was loaded. */
import { boxInPlay } from '#kernel';
import type { RowhouseBox } from './box/index.ts';
import own from './box.json' with { type: 'json' };

export const BOX = boxInPlay(own as RowhouseBox);

/** Fingerprints of the values that this game has come with, oldest first; the last is that of box.json. */
export const BOXES = ['61cafed1562a42ca'];
