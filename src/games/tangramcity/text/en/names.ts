/** What things are called in English. */
import type { FaceWords, HalfWords, LevelWords, PieceWords, TurnWords } from '../text.ts';

export const PIECE: PieceWords = {
  smallTriangle: 'the small triangle',
  mediumTriangle: 'the medium triangle',
  shortParallelogram: 'the short parallelogram',
  squareAndTriangle: 'the square with a triangle',
  diagonalTrapezoid: 'the slanted trapezoid',
  hook: 'the hook',
  domino: 'the domino',
  largeTriangle: 'the large triangle',
  shortTrapezoid: 'the straight trapezoid',
  midParallelogram: 'the medium parallelogram',
  stepPointingOut: 'the step pointing out',
  stepPointingIn: 'the step pointing in',
  diamond: 'the diamond',
  dominoAndTriangle: 'the domino with a triangle',
  cornerWithWedgeIn: 'the corner with its wedge in',
  cornerWithWedgeOut: 'the corner with its wedge out',
  homePlate: 'the home plate',
  boat: 'the boat',
  zigzag: 'the zigzag',
  house: 'the house',
  hexagon: 'the hexagon',
  angle: 'the angle',
  longParallelogram: 'the long parallelogram',
  other: 'tile',
  fountain: 'the fountain',
};

export const FACE: FaceWords = { dark: 'black', green: 'green' };
export const TURN: TurnWords = ['not turned', 'a quarter turn right', 'half a turn', 'a quarter turn left'];
export const HALF: HalfWords = ['upper left', 'upper right', 'lower right', 'lower left'];
export const LEVEL: LevelWords = {
  beginner: 'Apprentice',
  promising: 'Journeyman',
  impressive: 'Architect',
  magnificent: 'Court architect',
  master: 'Master builder',
};
