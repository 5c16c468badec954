/** What all boards say, in German. */
import type { KitText } from '../text/kit.ts';

export const kit: KitText = {
  left: 'Nach links drehen',
  right: 'Nach rechts drehen',
  flip: 'Wenden',
  legend: 'Symbole',
  aid: 'Übersicht',
  close: 'Schließen',
  scene: {
    label: 'Die fertige Stadt',
    png: 'Als PNG speichern',
    svg: 'Als SVG speichern',
    share: 'Bild teilen',
  },
  saved: 'Dieser Browser kann nichts teilen; das Bild wurde stattdessen gespeichert.',
  noPicture: 'Das Bild ließ sich nicht erstellen.',
  wholeBoard: 'Ganzer Plan',
};
