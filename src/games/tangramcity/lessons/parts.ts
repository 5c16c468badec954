/** The parts of the board that lessons, notes and questions point at; the drawings carry these names. */
import type { Face, Tile } from '../components.ts';

export type Part =
  | 'rectangle'
  | 'ghost'
  | 'hand'
  | `face:${Face}`
  | 'rotate'
  | 'flip'
  | 'decline'
  | 'cards'
  | `card:${number}`
  | 'scales'
  | 'bonus'
  | 'rounds'
  | 'planning'
  | 'tray'
  | `tray:${Tile}`
  | 'fountains'
  | 'tower'
  | 'others'
  | `city:${number}`
  | `square:${number}.${number}`
  | `tab:${Tile}`
  /** On phones: what leads to parts that are not on the screen. */
  | `show:${'city' | 'cards' | 'tiles' | 'cities'}`;
