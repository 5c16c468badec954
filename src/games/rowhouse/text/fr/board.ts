/** The drawings in French. */
import type { BoardText } from '../boardText.ts';

const points = (count: number) => `${count} ${count < 2 ? 'point' : 'points'}`;

export const board: BoardText = {
  points,
  colors: {
    brick: 'Brique : rangs de briques',
    cream: 'Crème : tuile unie encadrée',
    slate: 'Ardoise : lignes obliques',
    moss: 'Mousse : points',
    ochre: 'Ocre : lignes verticales',
  },
  roof: 'Le toit porte la tuile choisie jusqu’à sa pose ; le vôtre est en laiton',
  storeys: {
    alike: (count) => `Trois pareilles : ${points(count)}`,
    different: (count) => `Trois différentes : ${points(count)}`,
    mixed: (count) => `Tout autre étage complet : ${points(count)}`,
  },
};
