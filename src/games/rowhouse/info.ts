/** What is known of Rowhouse before it loads. */
import type { GameInfo } from '#kernel';

export const info: GameInfo = {
  id: 'rowhouse',
  title: 'Rowhouse',
  seats: { min: 2, max: 4 },
  minutes: 10,
  boxes: ['61cafed1562a42ca'],
};
