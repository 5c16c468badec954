/** What all boards say, in Italian. */
import type { KitText } from '../text/kit.ts';

export const kit: KitText = {
  left: 'Gira a sinistra',
  right: 'Gira a destra',
  flip: 'Capovolgi',
  legend: 'Icone',
  aid: 'Riepilogo',
  close: 'Chiudi',
  scene: {
    label: 'La città finita',
    png: 'Salva come PNG',
    svg: 'Salva come SVG',
    share: 'Condividi l’immagine',
  },
  saved: 'Questo browser non può condividere; l’immagine è stata salvata.',
  noPicture: 'Non è stato possibile creare l’immagine.',
  wholeBoard: 'Tutto il tabellone',
};
