/** What things are called in Polish. All pieces but the fountain are called the same as the object of a verb. */
import { pluralsIn } from '#kernel';
import type { FaceWords, HalfWords, LevelWords, PieceWords, TurnWords } from '../text.ts';

export const { noun, counted } = pluralsIn('pl', ['one', 'few', 'many']);

export const PIECE: PieceWords = {
  smallTriangle: 'mały trójkąt',
  mediumTriangle: 'średni trójkąt',
  shortParallelogram: 'krótki równoległobok',
  squareAndTriangle: 'kwadrat z trójkątem',
  diagonalTrapezoid: 'skośny trapez',
  hook: 'hak',
  domino: 'domino',
  largeTriangle: 'duży trójkąt',
  shortTrapezoid: 'prosty trapez',
  midParallelogram: 'średni równoległobok',
  stepPointingOut: 'stopień na zewnątrz',
  stepPointingIn: 'stopień do środka',
  diamond: 'romb',
  dominoAndTriangle: 'domino z trójkątem',
  cornerWithWedgeIn: 'narożnik z klinem do środka',
  cornerWithWedgeOut: 'narożnik z klinem na zewnątrz',
  homePlate: 'pięciokąt',
  boat: 'statek',
  zigzag: 'zygzak',
  house: 'dom',
  hexagon: 'sześciokąt',
  angle: 'kątownik',
  longParallelogram: 'długi równoległobok',
  other: 'kształt',
  fountain: 'fontanna',
};

export const FACE: FaceWords = { dark: 'czarna', green: 'zielona' };
export const TURN: TurnWords = ['bez obrotu', 'ćwierć obrotu w prawo', 'pół obrotu', 'ćwierć obrotu w lewo'];
export const HALF: HalfWords = ['lewa górna', 'prawa górna', 'prawa dolna', 'lewa dolna'];
export const LEVEL: LevelWords = {
  beginner: 'Uczeń',
  promising: 'Czeladnik',
  impressive: 'Architekt',
  magnificent: 'Architekt dworu',
  master: 'Mistrz budownictwa',
};
