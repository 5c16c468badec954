/** The drawings in Spanish. */
import type { BoardText } from '../boardText.ts';

export const board: BoardText = {
  points: (count) => `${count} ${count === 1 ? 'punto' : 'puntos'}`,
  colors: {
    brick: 'Ladrillo: hiladas de ladrillos',
    cream: 'Crema: loseta lisa con marco',
    slate: 'Pizarra: líneas inclinadas',
    moss: 'Musgo: puntos',
    ochre: 'Ocre: líneas verticales',
  },
  roof: 'El tejado guarda la loseta elegida hasta que se construye; el tuyo es de latón',
  storeys: ['Tres iguales: 6 puntos', 'Tres distintas: 4 puntos', 'Cualquier otra planta completa: 2 puntos'],
};
