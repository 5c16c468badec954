/** The drawings in German. */
import type { BoardText } from '../boardText.ts';

export const board: BoardText = {
  points: (count) => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`,
  colors: {
    brick: 'Ziegel: Reihen von Steinen',
    cream: 'Creme: glatt mit Rahmen',
    slate: 'Schiefer: schräge Linien',
    moss: 'Moos: Punkte',
    ochre: 'Ocker: senkrechte Linien',
  },
  roof: 'Im Dach liegt das gewählte Plättchen, bis es verbaut wird; das eigene Dach ist aus Messing',
  storeys: [
    'Drei gleiche: 6 Punkte',
    'Drei verschiedene: 4 Punkte',
    'Jedes andere volle Stockwerk: 2 Punkte',
  ],
};
