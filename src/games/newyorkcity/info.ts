/** What stands on the box of New York City. */
import type { GameInfo } from '#kernel';

export const info: GameInfo = {
  id: 'newyorkcity',
  title: 'New York City',
  seats: { min: 1, max: 4 },
  minutes: 60,
  boxes: ['2e30912f39925498', 'e516717dbbd7d351'],
  course: { lessons: 9, minutes: 8 },
  solo: { against: 'Tom', options: { toms: 1 } },
};
