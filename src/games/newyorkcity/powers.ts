/** R5, R11: what each character does and when; what a table cannot say is done by the step it leads to. */
import { at } from '#kernel';
import { byNumber, CHARACTER, type Character, type PerCharacter } from './characters.ts';
import {
  ABILITIES,
  DISTRICTS,
  LANTERN_DISTRICT,
  LAST_SPACE,
  type Lantern,
  type Phase,
  PRESTIGE,
  SETS,
  type SetOf,
} from './components.ts';
import { of, total } from './counts.ts';
import { countOf, firmOf, type OpenFirm, type OpenState, unused } from './state.ts';

/** What a character can bring at once: among others cards into the hand or the reserve, and skyscrapers onto the player board. */
export type Gain = 'points' | 'dollars' | 'cards' | 'reserve' | 'board' | 'pressSteps' | 'pressStepsPerPlace';

/** When a character may be used, and the phase that this is in. */
const PHASE_OF = {
  draft: 'draft',
  beforePick: 'draft',
  firstPick: 'draft',
  afterPick: 'draft',
  bidTurn: 'bidding',
  inBid: 'bidding',
  building: 'bidding',
  afterBids: 'bidding',
  act: 'last',
  end: 'end',
} as const satisfies Readonly<Record<string, Phase>>;

export type Moment = keyof typeof PHASE_OF;

/** What one copy of a character adds to the bid it is used in. */
export type BidEffect =
  | 'cardAsOne'
  | 'cardAsTwo'
  | 'stepsBack'
  | 'reserveCard'
  | 'joker'
  | 'wantedCard'
  | 'doublePoints';

type Usable = {
  /** Whether using it would do anything. */
  readonly useful?: (state: OpenState, firm: OpenFirm) => boolean;
};

/** R5.6 A character that scores at the end by itself. */
type Scorer = { readonly moment: 'end'; readonly useful?: never };

export type Power =
  | (Usable & {
      readonly moment: Exclude<Moment, 'inBid' | 'end'>;
      readonly gain?: Readonly<Partial<Record<Gain, number>>>;
      /** The choice that follows. */
      readonly follow?: 'exchange' | 'discardTwo' | 'drop' | 'replaceBlack' | 'refresh';
    })
  | (Usable & { readonly moment: 'inBid'; readonly adds: BidEffect })
  | (Scorer & { readonly points: (state: OpenState, firm: number) => number })
  | (Scorer & { readonly set: SetOf });

const { pointsPerSkyscraper } = ABILITIES.lamplighters;
const { spacesPerPoint } = ABILITIES.publisher;
const { pointsPerCard } = ABILITIES.collector;
const { pointsPerDistrict, skyscrapers: towersNeeded } = ABILITIES.townPlanner;
const { pointsPerCharacter } = ABILITIES.manager;

const POWERS: PerCharacter<Power> = {
  secretary: { moment: 'draft', gain: ABILITIES.secretary, follow: 'exchange' },
  goBetween: { moment: 'beforePick', useful: ({ pairs }) => pairs[1]?.length === 2 },
  archivist: {
    moment: 'draft',
    gain: { points: ABILITIES.archivist.points, reserve: ABILITIES.archivist.reserveCards },
  },
  bulkBuyer: { moment: 'firstPick', useful: ({ pairs }) => pairs.length > 1 },
  scout: { moment: 'draft', gain: { cards: ABILITIES.scout.cards }, follow: 'discardTwo' },
  banker: { moment: 'draft', gain: ABILITIES.banker },
  headhunter: { moment: 'draft', follow: 'drop' },
  bookkeeper: { moment: 'afterPick' },
  reporter: { moment: 'draft', gain: ABILITIES.reporter },
  agent: { moment: 'draft', gain: ABILITIES.agent },
  wrecker: { moment: 'draft', follow: 'replaceBlack', useful: hasBlackToReplace },
  librarian: { moment: 'bidTurn', gain: ABILITIES.librarian, follow: 'refresh' },
  interpreter: { moment: 'inBid', adds: 'cardAsOne' },
  whistleBlower: { moment: 'inBid', adds: 'stepsBack' },
  assistant: { moment: 'inBid', adds: 'reserveCard' },
  lobbyist: { moment: 'inBid', adds: 'joker' },
  patron: { moment: 'inBid', adds: 'wantedCard', useful: ({ bidding }) => bidding === PRESTIGE },
  doorman: { moment: 'bidTurn', gain: ABILITIES.doorman },
  celebrity: { moment: 'inBid', adds: 'doublePoints', useful: ({ bidding }) => bidding === PRESTIGE },
  engineer: { moment: 'inBid', adds: 'cardAsTwo' },
  foreman: { moment: 'building', useful: (_state, { supply }) => supply > 0 },
  clerk: { moment: 'afterBids' },
  singer: { moment: 'act', gain: ABILITIES.singer },
  draughtsman: {
    moment: 'act',
    gain: { points: ABILITIES.draughtsman.points, board: ABILITIES.draughtsman.skyscrapers },
  },
  actor: { moment: 'act', gain: ABILITIES.actor },
  photographer: {
    moment: 'act',
    gain: { board: ABILITIES.photographer.skyscrapers, pressSteps: ABILITIES.photographer.spaces },
    useful: (state, firm) => firm.supply > 0 || canAdvance(state, firm),
  },
  editor: { moment: 'act', gain: { pressStepsPerPlace: 1 }, useful: canAdvance },
  orangeLamplighter: { moment: 'end', points: underLantern('orange') },
  greenLamplighter: { moment: 'end', points: underLantern('green') },
  brownLamplighter: { moment: 'end', points: underLantern('brown') },
  purpleLamplighter: { moment: 'end', points: underLantern('purple') },
  whiteLamplighter: { moment: 'end', points: underLantern('white') },
  publisher: { moment: 'end', points: ({ space }, firm) => Math.ceil(at(space, firm) / spacesPerPoint) },
  collector: {
    moment: 'end',
    points: (state, firm) => pointsPerCard * Math.max(...firmOf(state, firm).reserve),
  },
  townPlanner: {
    moment: 'end',
    points: (state, firm) =>
      pointsPerDistrict * firmOf(state, firm).built.filter((count) => count >= towersNeeded).length,
  },
  manager: { moment: 'end', points: (state, firm) => pointsPerCharacter * firmOf(state, firm).staff.length },
  haulier: { moment: 'end', set: SETS.haulier },
  railwayman: { moment: 'end', set: SETS.railwayman },
  harbourMaster: { moment: 'end', set: SETS.harbourMaster },
  chauffeur: { moment: 'end', set: SETS.chauffeur },
  contractor: { moment: 'end', set: SETS.contractor },
  financier: { moment: 'end', set: SETS.financier },
};

function hasBlackToReplace({ black }: OpenState, { board }: OpenFirm): boolean {
  return board > 0 && total(black) > 0;
}

function canAdvance({ firms, space }: OpenState, firm: OpenFirm): boolean {
  return at(space, firms.indexOf(firm)) < LAST_SPACE;
}

/** R11.28 One point for each skyscraper in the district whose lantern this character counts. */
function underLantern(lantern: Lantern) {
  const district = DISTRICTS.indexOf(LANTERN_DISTRICT[lantern]);
  return (state: OpenState, firm: number) => pointsPerSkyscraper * of(firmOf(state, firm).built, district);
}

export const powerOf = byNumber(POWERS);

/** R5.3, R5.6 The phase in which a character counts. */
export function phaseOf(character: Character): Phase {
  return PHASE_OF[powerOf(character).moment];
}

/** R5.1 How often a character can be used now. */
export function copiesReady(state: OpenState, seat: number, character: Character): number {
  const firm = firmOf(state, seat);
  if (firm.dollars === 0) return 0;
  const copies = unused(firm, character);
  return copies > 0 && (powerOf(character).useful?.(state, firm) ?? true) ? copies : 0;
}

/** R5.1 Characters of this moment (or the other) that the seat can use now, in order of their numbers. */
export function ready(
  state: OpenState,
  seat: number,
  moment: Exclude<Moment, 'end'>,
  other = moment,
): Character[] {
  const { dollars, staff } = firmOf(state, seat);
  if (dollars === 0) return [];
  const found: Character[] = [];
  for (let i = 0; i < staff.length; i++) {
    const character = at(staff, i);
    const when = powerOf(character).moment;
    if ((when !== moment && when !== other) || found.includes(character)) continue;
    if (copiesReady(state, seat, character) > 0) found.push(character);
  }
  return found.length > 1 ? found.sort((one, two) => one - two) : found;
}

/** R11.8 Reserve cards that match the pair just taken, at most one for each of its cards. */
export function matching({ reserve }: OpenFirm, pair: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const kind of pair) counts[kind] = Math.min(of(reserve, kind), of(counts, kind) + 1);
  return counts;
}

/** R11.8 Whether the bookkeeper has something to fetch. */
export function canFetch(state: OpenState, seat: number, pair: readonly number[]): boolean {
  const firm = firmOf(state, seat);
  return copiesReady(state, seat, CHARACTER.bookkeeper) > 0 && total(matching(firm, pair)) > 0;
}

/** Why this character cannot be used now, for whoever asks. */
export function whyNotUse(state: OpenState, seat: number, asked: unknown) {
  const { staff, paid, dollars } = firmOf(state, seat);
  if (asked === undefined) return { rule: 'R5.3', code: 'mustChoose' } as const;
  const character = staff.find((own) => own === asked);
  if (character === undefined) return { rule: 'R5.1', code: 'notYours' } as const;
  if (dollars === 0) return { rule: 'R5.1', code: 'noDollar' } as const;
  if (countOf(paid, character) === countOf(staff, character))
    return { rule: 'R5.2', code: 'noDollar' } as const;
  return { rule: 'R5.3', code: 'wrongMoment' } as const;
}
