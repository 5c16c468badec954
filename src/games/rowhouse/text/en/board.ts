/** The drawings in English. */
import type { BoardText } from '../boardText.ts';

const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

export const board: BoardText = {
  points,
  colors: {
    brick: 'Brick: courses of bricks',
    cream: 'Cream: a plain tile with a frame',
    slate: 'Slate: slanting lines',
    moss: 'Moss: dots',
    ochre: 'Ochre: upright lines',
  },
  roof: 'The roof holds the tile you have picked, until it is built; your own roof is of brass',
  storeys: {
    alike: (count) => `Three alike: ${points(count)}`,
    different: (count) => `Three different: ${points(count)}`,
    mixed: (count) => `Any other full storey: ${points(count)}`,
  },
};
