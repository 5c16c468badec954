/** What all boards say, in English. */
import type { KitText } from '../text/kit.ts';

export const kit: KitText = {
  left: 'Turn left',
  right: 'Turn right',
  flip: 'Flip',
  legend: 'Icons',
  aid: 'Aid',
  close: 'Close',
  scene: { label: 'The finished city', png: 'Save as PNG', svg: 'Save as SVG', share: 'Share the picture' },
  saved: 'This browser cannot share; the picture was saved instead.',
  noPicture: 'The picture could not be made.',
  wholeBoard: 'Whole board',
};
