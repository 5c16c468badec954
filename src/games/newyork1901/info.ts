/** What is known of New York 1901 before it loads. */
import type { GameInfo } from '#kernel';

export const info: GameInfo = {
  id: 'newyork1901',
  title: 'New York 1901',
  seats: { min: 2, max: 4 },
  minutes: 45,
  boxes: ['564a86989321c018', 'fe99f409777b5523'],
  course: { lessons: 8, minutes: 6 },
};
