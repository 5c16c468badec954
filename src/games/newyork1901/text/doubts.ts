/** What notes and words of doubt are about, for every language. */
import type { Doubted, Seat } from '#kernel';
import type { Lot } from '../board.ts';
import { FIRST_LEGENDARY, GOLD, type Tile } from '../components.ts';
import type { Fact } from '../facts.ts';
import type { NewYork1901 } from '../state.ts';
import { CHALLENGE_NAMES } from './text.ts';

type About<Kind extends Fact['fact']> = Doubted<NewYork1901, Extract<Fact, { fact: Kind }>>;

/** A building that would have been better than the end of the turn, or than another building; legendaries may be taken by somebody first. */
export type BetterBuild =
  | { readonly than: 'stop' | 'building'; readonly tile: Tile; readonly points: number }
  | { readonly than: 'waiting'; readonly tile: Tile; readonly rival: Seat };

export function betterBuild({ best, chosen, fact, other, view }: About<'now'>): BetterBuild | undefined {
  if (!('tile' in best)) return undefined;
  const { tile } = best;
  const rival = view.estates.findIndex(
    ({ technology, buildings }, seat) =>
      seat !== view.viewer &&
      technology === GOLD &&
      buildings.every((building) => building.tile < FIRST_LEGENDARY),
  );
  if (tile >= FIRST_LEGENDARY && rival >= 0) return { than: 'waiting', tile, rival };
  if ('stop' in chosen) return { than: 'stop', tile, points: fact.points };
  const points = fact.points - (other?.points ?? 0);
  return 'tile' in chosen && points > 0 ? { than: 'building', tile, points } : undefined;
}

/** The street on which the better answer leads and the chosen one does not. */
export function streetToLead({ fact, other }: About<'street'>): number | undefined {
  const leads = (street: About<'street'>['fact'] | undefined) =>
    street !== undefined && street.own > street.most;
  return leads(fact) && !leads(other) ? fact.about : undefined;
}

/** The lot that touches own land, where the chosen one stands alone. */
export function lotBeside({ best, fact, other }: About<'land'>): Lot | undefined {
  return 'lot' in best && !fact.alone && other?.alone ? best.lot : undefined;
}

/** The printed name of a challenge that a note tells. */
export function challengeNamed(value: string | number | undefined): string {
  const names: Readonly<Record<string, string>> = CHALLENGE_NAMES;
  return names[String(value)] ?? '';
}
