/** What things are called in Spanish. */
import type { FaceWords, HalfWords, LevelWords, PieceWords, TurnWords } from '../text.ts';

export const PIECE: PieceWords = {
  smallTriangle: 'el triángulo pequeño',
  mediumTriangle: 'el triángulo mediano',
  shortParallelogram: 'el paralelogramo corto',
  squareAndTriangle: 'el cuadrado con triángulo',
  diagonalTrapezoid: 'el trapecio inclinado',
  hook: 'el gancho',
  domino: 'el dominó',
  largeTriangle: 'el triángulo grande',
  shortTrapezoid: 'el trapecio recto',
  midParallelogram: 'el paralelogramo mediano',
  stepPointingOut: 'el escalón con punta hacia fuera',
  stepPointingIn: 'el escalón con punta hacia dentro',
  diamond: 'el rombo',
  dominoAndTriangle: 'el dominó con triángulo',
  cornerWithWedgeIn: 'la esquina con cuña hacia dentro',
  cornerWithWedgeOut: 'la esquina con cuña hacia fuera',
  homePlate: 'el escudo',
  boat: 'el barco',
  zigzag: 'el zigzag',
  house: 'la casa',
  hexagon: 'el hexágono',
  angle: 'la escuadra',
  longParallelogram: 'el paralelogramo largo',
  other: 'la loseta',
  fountain: 'la fuente',
};

export const FACE: FaceWords = { dark: 'negra', green: 'verde' };
export const TURN: TurnWords = [
  'sin girar',
  'un cuarto de vuelta a la derecha',
  'media vuelta',
  'un cuarto de vuelta a la izquierda',
];
export const HALF: HalfWords = [
  'superior izquierda',
  'superior derecha',
  'inferior derecha',
  'inferior izquierda',
];
export const LEVEL: LevelWords = {
  beginner: 'Aprendiz',
  promising: 'Oficial',
  impressive: 'Arquitecto',
  magnificent: 'Arquitecto de la corte',
  master: 'Maestro constructor',
};
