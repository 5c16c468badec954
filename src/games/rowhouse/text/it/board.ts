/** The drawings in Italian. */
import type { BoardText } from '../boardText.ts';

const points = (count: number) => `${count} ${count === 1 ? 'punto' : 'punti'}`;

export const board: BoardText = {
  points,
  colors: {
    brick: 'Mattone: file di mattoni',
    cream: 'Crema: tessera liscia con cornice',
    slate: 'Ardesia: linee oblique',
    moss: 'Muschio: punti',
    ochre: 'Ocra: linee verticali',
  },
  roof: 'Il tetto tiene la tessera che hai scelto finché non è costruita; il tuo tetto è d’ottone',
  storeys: {
    alike: (count) => `Tre uguali: ${points(count)}`,
    different: (count) => `Tre diverse: ${points(count)}`,
    mixed: (count) => `Ogni altro piano completo: ${points(count)}`,
  },
};
