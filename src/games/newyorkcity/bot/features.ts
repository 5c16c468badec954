/** What may count beyond the worth by hand: features with fitted weights, in the phases of a game (docs/bots.md). */
import { at } from '#kernel';
import { characterTile, DISTRICT_COUNT, JOKER, ROUNDS } from '../components.ts';
import { of, total } from '../counts.ts';
import { phaseOf as phaseOfCharacter } from '../powers.ts';
import { firmOf, isTom, type State } from '../state.ts';
import { isAhead } from './outlook.ts';

export const FEATURES = [
  /** What the cards count for by hand, how many there are, and jokers among them. */
  'cardsWorth',
  'cards',
  'jokers',
  /** Being first on the press track, and the space there. */
  'isFirst',
  'space',
  /** Districts reached, lacking only one for the statue, and districts with more skyscrapers than anybody else. */
  'reached',
  'lacksOne',
  'leading',
  /** Skyscrapers in the mayor's district while his visit counts, in all districts, on the player board, and an empty player board. */
  'withMayor',
  'built',
  'board',
  'emptyBoard',
  /** Dollars, as far as they are used. */
  'dollars',
  /** The value of the characters, their number, and how many of them score at the end. */
  'staffValue',
  'staff',
  'endStaff',
  'vehicles',
  'points',
  /** Tom has no other features. */
  'isTom',
] as const;
export type Feature = (typeof FEATURES)[number];

/** In rounds 1 and 2, 3 and 4, and 5: the draft, the first three bids, and the last three. */
export const PHASES = [
  'earlyDraft',
  'earlyFirstBids',
  'earlyLastBids',
  'middleDraft',
  'middleFirstBids',
  'middleLastBids',
  'lastDraft',
  'lastFirstBids',
  'lastLastBids',
] as const;
export type Phase = (typeof PHASES)[number];

/** Dollars beyond so many teach nothing. */
const USED_DOLLARS = 3;
const STAGES = 3;

/** Fills in the features of a player from a place on, given what its cards count for and where the mayor's visit is still to come, or -1. */
export function featuresOf(
  state: State,
  player: number,
  cardsWorth: number,
  where: number,
  out: Float64Array,
  from: number,
): void {
  if (isTom(state, player)) {
    out.fill(0, from, from + FEATURES.length);
    out[from + FEATURES.length - 1] = 1;
    return;
  }
  const { hand, reserve, built, board, dollars, staff, vehicles, points } = firmOf(state, player);
  let reached = 0;
  let leading = 0;
  let towers = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const own = of(built, district);
    if (own === 0) continue;
    reached += 1;
    towers += own;
    if (leads(state, player, district, own)) leading += 1;
  }
  let staffValue = 0;
  let endStaff = 0;
  for (let i = 0; i < staff.length; i++) {
    const character = at(staff, i);
    staffValue += characterTile(character).value;
    if (phaseOfCharacter(character) === 'end') endStaff += 1;
  }
  let place = from;
  out[place++] = cardsWorth;
  out[place++] = total(hand) + total(reserve);
  out[place++] = of(hand, JOKER) + of(reserve, JOKER);
  out[place++] = state.order[0] === player ? 1 : 0;
  out[place++] = at(state.space, player);
  out[place++] = reached;
  out[place++] = state.statue && reached === DISTRICT_COUNT - 1 ? 1 : 0;
  out[place++] = leading;
  out[place++] = where < 0 ? 0 : of(built, where);
  out[place++] = towers;
  out[place++] = board;
  out[place++] = board === 0 ? 1 : 0;
  out[place++] = Math.min(USED_DOLLARS, dollars);
  out[place++] = staffValue;
  out[place++] = staff.length;
  out[place++] = endStaff;
  out[place++] = total(vehicles);
  out[place++] = points;
  out[place++] = 0;
}

function leads({ firms, black }: State, player: number, district: number, own: number): boolean {
  if (of(black, district) >= own) return false;
  for (let other = 0; other < firms.length; other++)
    if (other !== player && of(at(firms, other).built, district) >= own) return false;
  return true;
}

/** Which of the phases it is; -1 before the first round and once the game is over. */
export function phaseOf(state: State): number {
  const { round, bidding, agenda } = state;
  if (round === 0 || agenda.length === 0) return -1;
  const age = round === ROUNDS ? 2 : round > 2 ? 1 : 0;
  const stage = isAhead(state, 'closeDraft') ? 0 : bidding < STAGES ? 1 : 2;
  return STAGES * age + stage;
}
