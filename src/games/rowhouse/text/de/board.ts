/** The drawings in German. */
import type { BoardText } from '../boardText.ts';

const points = (count: number) => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;

export const board: BoardText = {
  points,
  colors: {
    brick: 'Ziegel: Reihen von Steinen',
    cream: 'Creme: glatt mit Rahmen',
    slate: 'Schiefer: schräge Linien',
    moss: 'Moos: Punkte',
    ochre: 'Ocker: senkrechte Linien',
  },
  roof: 'Im Dach liegt das gewählte Plättchen, bis es verbaut wird; das eigene Dach ist aus Messing',
  storeys: {
    alike: (count) => `Drei gleiche: ${points(count)}`,
    different: (count) => `Drei verschiedene: ${points(count)}`,
    mixed: (count) => `Jedes andere volle Stockwerk: ${points(count)}`,
  },
};
