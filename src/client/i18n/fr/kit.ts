/** What all boards say, in French. */
import type { KitText } from '../text/kit.ts';

export const kit: KitText = {
  left: 'Tourner à gauche',
  right: 'Tourner à droite',
  flip: 'Retourner',
  legend: 'Icônes',
  aid: 'Aide',
  close: 'Fermer',
  scene: {
    label: 'La ville achevée',
    png: 'Enregistrer en PNG',
    svg: 'Enregistrer en SVG',
    share: 'Partager l’image',
  },
  saved: 'Ce navigateur ne sait pas partager ; l’image a été enregistrée.',
  noPicture: 'L’image n’a pas pu être créée.',
  wholeBoard: 'Plateau entier',
};
