/** What things are called in German. */
import type { FaceWords, HalfWords, LevelWords, PieceWords, TurnWords } from '../text.ts';

export const PIECE: PieceWords = {
  smallTriangle: 'das kleine Dreieck',
  mediumTriangle: 'das mittlere Dreieck',
  shortParallelogram: 'das kurze Parallelogramm',
  squareAndTriangle: 'das Quadrat mit Dreieck',
  diagonalTrapezoid: 'das schräge Trapez',
  hook: 'der Haken',
  domino: 'der Dominostein',
  largeTriangle: 'das große Dreieck',
  shortTrapezoid: 'das gerade Trapez',
  midParallelogram: 'das mittlere Parallelogramm',
  stepPointingOut: 'die Stufe mit Spitze nach außen',
  stepPointingIn: 'die Stufe mit Spitze nach innen',
  diamond: 'die Raute',
  dominoAndTriangle: 'der Dominostein mit Dreieck',
  cornerWithWedgeIn: 'die Ecke mit Keil nach innen',
  cornerWithWedgeOut: 'die Ecke mit Keil nach außen',
  homePlate: 'das Wappen',
  boat: 'das Boot',
  zigzag: 'der Zickzack',
  house: 'das Haus',
  hexagon: 'das Sechseck',
  angle: 'der Winkel',
  longParallelogram: 'das lange Parallelogramm',
  other: 'das Plättchen',
  fountain: 'der Brunnen',
};

export const FACE: FaceWords = { dark: 'schwarze', green: 'grüne' };
export const TURN: TurnWords = [
  'ungedreht',
  'eine Vierteldrehung nach rechts',
  'eine halbe Drehung',
  'eine Vierteldrehung nach links',
];
export const HALF: HalfWords = ['oben links', 'oben rechts', 'unten rechts', 'unten links'];
export const LEVEL: LevelWords = {
  beginner: 'Lehrling',
  promising: 'Geselle',
  impressive: 'Baumeister',
  magnificent: 'Hofbaumeister',
  master: 'Großmeister der Baukunst',
};
