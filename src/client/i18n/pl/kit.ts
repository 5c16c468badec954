/** What all boards say, in Polish. */
import type { KitText } from '../text/kit.ts';

export const kit: KitText = {
  left: 'Obróć w lewo',
  right: 'Obróć w prawo',
  flip: 'Odwróć',
  legend: 'Ikony',
  aid: 'Ściąga',
  close: 'Zamknij',
  scene: {
    label: 'Gotowe miasto',
    png: 'Zapisz jako PNG',
    svg: 'Zapisz jako SVG',
    share: 'Udostępnij obrazek',
  },
  saved: 'Ta przeglądarka nie potrafi udostępniać; obrazek został zapisany.',
  noPicture: 'Nie udało się utworzyć obrazka.',
  wholeBoard: 'Cała plansza',
};
