/** What stands on the box of Flatiron. */
import type { GameInfo } from '#kernel';

export const info: GameInfo = {
  id: 'flatiron',
  title: 'Flatiron',
  seats: { min: 1, max: 2 },
  minutes: 45,
  boxes: ['bd89cce4a8df4d35', '31f7455b7f086f0b'],
  course: { lessons: 9, minutes: 7 },
  solo: { against: 'Daniel', options: {} },
};
