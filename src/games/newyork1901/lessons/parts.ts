/** The parts of the board that lessons and notes point at; the drawings carry these names. */
import type { ActionCard, Street, Technology, Tile } from '../components.ts';

export type Part =
  | 'map'
  /** A lot by its sign on the map; on phones also the button that takes it. */
  | `lot:${string}`
  /** The worker on a lot. */
  | `worker:${string}`
  /** Where the tile in hand may stand. */
  | 'places'
  | `street:${Street}`
  | 'track'
  | `marker:${number}`
  | `pennant:${Technology}`
  | 'market'
  /** A card on offer: 'market:B2'. */
  | `market:${string}`
  | 'deck'
  | 'rack'
  | `row:${Technology | 'legendary'}`
  | `tile:${Tile}`
  | 'seats'
  | `workers:${number}`
  | 'cards'
  | `card:${ActionCard}`
  | 'streets'
  | `streets:${Street}`
  | 'challenge'
  | 'lastRound'
  | 'skyline';
