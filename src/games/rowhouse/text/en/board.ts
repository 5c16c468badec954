/** The drawings in English. */
import type { BoardText } from '../boardText.ts';

export const board: BoardText = {
  points: (count) => `${count} ${count === 1 ? 'point' : 'points'}`,
  colors: {
    brick: 'Brick: courses of bricks',
    cream: 'Cream: a plain tile with a frame',
    slate: 'Slate: slanting lines',
    moss: 'Moss: dots',
    ochre: 'Ochre: upright lines',
  },
  roof: 'The roof holds the tile you have picked, until it is built; your own roof is of brass',
  storeys: ['Three alike: 6 points', 'Three different: 4 points', 'Any other full storey: 2 points'],
};
