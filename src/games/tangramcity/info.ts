/** What is known of Tangram City before it loads. */
import type { GameInfo } from '#kernel';

export const info: GameInfo = {
  id: 'tangramcity',
  title: 'Tangram City',
  seats: { min: 1, max: 5 },
  minutes: 30,
  boxes: ['940b74cf5541f48b'],
  course: { lessons: 8, minutes: 6 },
  solo: { against: null, options: {} },
};
