/** What stands on the box of Flatiron. */
import type { GameInfo } from '#kernel';

export const info: GameInfo = {
  id: 'flatiron',
  title: 'Flatiron',
  seats: { min: 1, max: 2 },
  minutes: 45,
  reconstructed: true,
  about: {
    en: 'Raise the same tower as your rival, floor by floor, and outshine them on the way up.',
    fr: 'Élevez avec votre rival la même tour, étage par étage, et éclipsez-le avant le toit.',
    es: 'Levanta la misma torre que tu rival, planta a planta, y eclípsalo antes de llegar al tejado.',
    de: 'Errichte mit deinem Rivalen denselben Turm, Etage für Etage, und stell ihn dabei in den Schatten.',
  },
  solo: { against: 'Daniel', options: {} },
};
