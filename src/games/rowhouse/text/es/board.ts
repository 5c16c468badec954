/** The drawings in Spanish. */
import type { BoardText } from '../boardText.ts';

const points = (count: number) => `${count} ${count === 1 ? 'punto' : 'puntos'}`;

export const board: BoardText = {
  points,
  colors: {
    brick: 'Ladrillo: hiladas de ladrillos',
    cream: 'Crema: loseta lisa con marco',
    slate: 'Pizarra: líneas inclinadas',
    moss: 'Musgo: puntos',
    ochre: 'Ocre: líneas verticales',
  },
  roof: 'El tejado guarda la loseta elegida hasta que se construye; el tuyo es de latón',
  storeys: {
    alike: (count) => `Tres iguales: ${points(count)}`,
    different: (count) => `Tres distintas: ${points(count)}`,
    mixed: (count) => `Cualquier otra planta completa: ${points(count)}`,
  },
};
