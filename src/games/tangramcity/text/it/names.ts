/** What things are called in Italian. */
import type { FaceWords, HalfWords, LevelWords, PieceWords, TurnWords } from '../text.ts';

export const PIECE: PieceWords = {
  smallTriangle: 'il triangolo piccolo',
  mediumTriangle: 'il triangolo medio',
  shortParallelogram: 'il parallelogramma corto',
  squareAndTriangle: 'il quadrato con triangolo',
  diagonalTrapezoid: 'il trapezio obliquo',
  hook: 'l’uncino',
  domino: 'il domino',
  largeTriangle: 'il triangolo grande',
  shortTrapezoid: 'il trapezio diritto',
  midParallelogram: 'il parallelogramma medio',
  stepPointingOut: 'lo scalino verso l’esterno',
  stepPointingIn: 'lo scalino verso l’interno',
  diamond: 'il rombo',
  dominoAndTriangle: 'il domino con triangolo',
  cornerWithWedgeIn: 'l’angolo con il cuneo interno',
  cornerWithWedgeOut: 'l’angolo con il cuneo esterno',
  homePlate: 'il pentagono',
  boat: 'la barca',
  zigzag: 'lo zigzag',
  house: 'la casa',
  hexagon: 'l’esagono',
  angle: 'la squadra',
  longParallelogram: 'il parallelogramma lungo',
  other: 'la tessera',
  fountain: 'la fontana',
};

export const FACE: FaceWords = { dark: 'nera', green: 'verde' };
export const TURN: TurnWords = [
  'non girata',
  'un quarto di giro a destra',
  'mezzo giro',
  'un quarto di giro a sinistra',
];
export const HALF: HalfWords = [
  'in alto a sinistra',
  'in alto a destra',
  'in basso a destra',
  'in basso a sinistra',
];
export const LEVEL: LevelWords = {
  beginner: 'Apprendista',
  promising: 'Capomastro',
  impressive: 'Architetto',
  magnificent: 'Architetto di corte',
  master: 'Maestro costruttore',
};
