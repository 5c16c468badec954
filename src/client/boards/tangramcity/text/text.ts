/** What the board says beyond the words of the game. */
import type { Language } from '#kernel';
import { de } from '../../../../games/tangramcity/text/de/board.ts';
import { en } from '../../../../games/tangramcity/text/en/board.ts';
import { es } from '../../../../games/tangramcity/text/es/board.ts';
import { fr } from '../../../../games/tangramcity/text/fr/board.ts';

/** A sign of the legend: its name and what it means. */
export type Sign = readonly [name: string, meaning: string];

export interface BoardText {
  readonly roofs: string;
  readonly gardens: string;
  readonly fountain: string;
  readonly startArea: string;
  readonly roofFace: string;
  readonly gardenFace: string;
  readonly yourCity: string;
  cityOf(name: string): string;
  board(letter: string): string;
  readonly taken: string;
  readonly enlarge: string;
  readonly goBack: string;
  /** Half squares, counted in halves. */
  squares(halves: number): string;
  places(count: number): string;
  readonly placeHere: string;
  readonly nextPlace: string;
  readonly lastPlace: string;
  turned(quarters: number): string;
  readonly notHere: string;
  clash(piece: string, squares: string): string;
  readonly moveHint: string;
  readonly rounds: string;
  readonly now: string;
  readonly cards: string;
  readonly inTheMiddle: string;
  readonly closed: string;
  readonly shared: string;
  readonly played: string;
  readonly known: string;
  readonly toCome: string;
  deck(count: number): string;
  readonly balance: string;
  readonly bonus: string;
  readonly even: string;
  points(count: number): string;
  readonly rectangle: string;
  readonly withThis: string;
  readonly tiles: string;
  left(count: number): string;
  readonly built: string;
  readonly declined: string;
  readonly unknown: string;
  readonly fountains: string;
  readonly twin: string;
  readonly twinHelp: string;
  readonly twinIs: Readonly<Record<'built' | 'declined' | 'ahead' | 'known' | 'now', string>>;
  readonly tower: string;
  starts(name: string): string;
  /** Alone one plays for levels. */
  nextLevel(points: number): string;
  readonly placing: string;
  readonly done: string;
  readonly empty: string;
  readonly planning: string;
  readonly chooseTile: string;
  readonly legend: Readonly<
    Record<
      | 'roof'
      | 'garden'
      | 'fountain'
      | 'start'
      | 'startGreen'
      | 'rectangle'
      | 'preview'
      | 'ghost'
      | 'spot'
      | 'wrong'
      | 'scales'
      | 'card'
      | 'closed'
      | 'known'
      | 'shared'
      | 'twin'
      | 'trayAhead'
      | 'trayUsed'
      | 'trayDeclined'
      | 'tower'
      | 'marker',
      Sign
    >
  >;
}

export const TEXT: Readonly<Record<Language, BoardText>> = { en, fr, es, de };
