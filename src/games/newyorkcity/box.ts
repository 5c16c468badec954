/** The values in play: those of box.json, or of a box that was chosen before the game was loaded. */
import { type Box, boxInPlay } from '#kernel';

export const BOX = boxInPlay<Box>({ game: 'newyorkcity', values: {} });
