/** What things are called in French. */
import type { FaceWords, HalfWords, LevelWords, PieceWords, TurnWords } from '../text.ts';

export const PIECE: PieceWords = {
  smallTriangle: 'le petit triangle',
  mediumTriangle: 'le triangle moyen',
  shortParallelogram: 'le petit parallélogramme',
  squareAndTriangle: 'le carré à triangle',
  diagonalTrapezoid: 'le trapèze penché',
  hook: 'le crochet',
  domino: 'le domino',
  largeTriangle: 'le grand triangle',
  shortTrapezoid: 'le trapèze droit',
  midParallelogram: 'le parallélogramme moyen',
  stepPointingOut: 'la marche à pointe sortante',
  stepPointingIn: 'la marche à pointe rentrante',
  diamond: 'le losange',
  dominoAndTriangle: 'le domino à triangle',
  cornerWithWedgeIn: 'le coin à cale rentrante',
  cornerWithWedgeOut: 'le coin à cale sortante',
  homePlate: 'le blason',
  boat: 'le bateau',
  zigzag: 'le zigzag',
  house: 'la maison',
  hexagon: 'l’hexagone',
  angle: 'l’équerre',
  longParallelogram: 'le grand parallélogramme',
  other: 'la tuile',
  fountain: 'la fontaine',
};

export const FACE: FaceWords = { dark: 'noire', green: 'verte' };
export const TURN: TurnWords = [
  'sans tourner',
  'un quart de tour à droite',
  'un demi-tour',
  'un quart de tour à gauche',
];
export const HALF: HalfWords = ['en haut à gauche', 'en haut à droite', 'en bas à droite', 'en bas à gauche'];
export const LEVEL: LevelWords = {
  beginner: 'Apprenti',
  promising: 'Compagnon',
  impressive: 'Architecte',
  magnificent: 'Architecte de la cour',
  master: 'Maître bâtisseur',
};
