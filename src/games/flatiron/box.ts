/** The values in play: those of box.json, or of a box that was chosen before the game was loaded. */
import { type Box, boxInPlay } from '#kernel';

export const BOX = boxInPlay<Box>({ game: 'flatiron', values: {} });

/** Fingerprints of the values that this game has come with, oldest first; the last is that of box.json. */
export const BOXES: readonly string[] = [];
