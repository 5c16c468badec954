/** The drawings in French. */
import type { BoardText } from '../boardText.ts';

export const board: BoardText = {
  points: (count) => `${count} ${count < 2 ? 'point' : 'points'}`,
  colors: {
    brick: 'Brique : rangs de briques',
    cream: 'Crème : tuile unie encadrée',
    slate: 'Ardoise : lignes obliques',
    moss: 'Mousse : points',
    ochre: 'Ocre : lignes verticales',
  },
  roof: 'Le toit porte la tuile choisie jusqu’à sa pose ; le vôtre est en laiton',
  storeys: [
    'Trois pareilles : 6 points',
    'Trois différentes : 4 points',
    'Tout autre étage complet : 2 points',
  ],
};
