/** Numbers chosen by hand, or taken from the rules where it says so; in points where nothing else is said. */
import { byNumber, CHARACTER, type Character, type PerCharacter } from '../../characters.ts';
import type { BiddingKind } from '../../components.ts';
import { perBid, perCard } from './perKind.ts';

/** A lead that is a clear one. */
export const CLEAR_LEAD = 12;

/** How much another player's gain hurts, in parts of it. */
export const RIVALRY = 0.7;

/** R5.6 Characters that score at the end are worth what they score. */
const NEVER_USED = 0;

/** What one use of a character brings, its dollar not counted. */
const USE_WORTH: PerCharacter<number> = {
  secretary: 1.2,
  goBetween: 0.6,
  archivist: 1.8,
  bulkBuyer: 0.2,
  scout: 3,
  banker: 2.4,
  headhunter: 1.2,
  bookkeeper: 0.8,
  reporter: 3.5,
  agent: 5,
  wrecker: 3.5,
  librarian: 0.8,
  interpreter: 0.9,
  whistleBlower: 0.8,
  assistant: 1.2,
  lobbyist: 1.6,
  patron: 1.3,
  doorman: 1.6,
  celebrity: 1.8,
  engineer: 3.2,
  foreman: 3,
  clerk: 0.4,
  singer: 2,
  draughtsman: 1.8,
  actor: 3,
  photographer: 1.6,
  editor: 4,
  orangeLamplighter: NEVER_USED,
  greenLamplighter: NEVER_USED,
  brownLamplighter: NEVER_USED,
  purpleLamplighter: NEVER_USED,
  whiteLamplighter: NEVER_USED,
  publisher: NEVER_USED,
  collector: NEVER_USED,
  townPlanner: NEVER_USED,
  manager: NEVER_USED,
  haulier: NEVER_USED,
  railwayman: NEVER_USED,
  harbourMaster: NEVER_USED,
  chauffeur: NEVER_USED,
  contractor: NEVER_USED,
  financier: NEVER_USED,
};

export const useWorth = byNumber(USE_WORTH);

/** From the rules: points that characters bring in the last phase of all, a skyscraper as half a point; the best first. */
export const LAST_ACTS: readonly (readonly [Character, number])[] = [
  [CHARACTER.actor, 3],
  [CHARACTER.singer, 2],
  [CHARACTER.draughtsman, 1.5],
];

/** From the rules: dollars and skyscrapers left over count half a point each (R9.8). */
export const LEFT_OVER = 0.5;

/** A skyscraper on the player board that will soon be built, and one that has to wait. */
export const ON_BOARD = {
  soon: 2.1,
  later: 1.4,
  /** Soon: so many, and one for each round left; at most so many in each round. */
  soonAtLeast: 2,
  perRound: 3,
} as const;

/** A Tom: his dollars; his characters by value, each of which takes dollars away from the better ones; his open cards. */
export const TOM = {
  dollar: 1.7,
  value: 1.5,
  hired: 1,
  joker: 0.3,
  card: perBid({ press: 1.2, dollars: 2, characters: 1.8, plans: 0, prestige: 1.6, skyscrapers: 0.5 }),
  /** What the mayor's visit will probably add to his skyscrapers. */
  visit: 4,
  /** What his districts are to others is mostly counted with their own; in parts of it. */
  districts: 0.7,
} as const;

/** How many skyscrapers may make no difference in the end: where the mayor has been, and where he has still to go. */
export const DOUBT = {
  behind: 0.8,
  ahead: 3,
  /** How gently the chance of being ahead rises with the lead. */
  gentleness: 0.9,
} as const;

/** So many skyscrapers another seat that has any will probably build in the mayor's district. */
export const OTHERS_BUILD = 1;

/** What is still owed to a player. */
export const OWED = {
  /** A prestige tile, with its vehicle and its skyscraper. */
  award: 4.3,
  /** The chance of the second tile. */
  secondTile: 0.7,
  /** Winning the bonus of the skyscraper round without beating every Tom. */
  skyscraperLead: 1.2,
  /** Being asked for the foreman. */
  reinforce: 1,
  /** Building takes skyscrapers off the player board, in parts of their worth; with an empty one, a skyscraper may be moved. */
  boardCost: 0.6,
  moved: 0.8,
} as const;

/** How often a bid of 1, 2, 3, and 4 or more stays the highest with one rival still to bid: one behind on the press track, and one ahead. */
type Holds = { readonly overBehind: readonly number[]; readonly overAhead: readonly number[] };

/** Seen in 350 games of level 5 between two. */
export const HOLDS: Readonly<Record<BiddingKind, Holds>> = {
  press: { overBehind: [0.09, 0.45, 0.75, 0.94], overAhead: [0.03, 0.33, 0.7, 0.9] },
  dollars: { overBehind: [0.46, 0.85, 1, 1], overAhead: [0.23, 0.75, 1, 1] },
  characters: { overBehind: [0.38, 0.53, 0.62, 0.93], overAhead: [0.08, 0.38, 0.51, 0.83] },
  plans: { overBehind: [0.58, 0.9, 1, 1], overAhead: [0.19, 0.68, 1, 1] },
  prestige: { overBehind: [0.88, 0.97, 1, 1], overAhead: [0.1, 0.91, 1, 1] },
  skyscrapers: { overBehind: [0.73, 0.87, 1, 1], overAhead: [0.02, 0.54, 1, 1] },
};

/** What a skyscraper planned is worth beyond the district as it stands, since it may yet turn a tie; so many more may come with plans. */
export const PLANNED_TOWERS = { each: 0.5, withPlans: 2, beyondBoard: 0.8 } as const;

/** Bids bring the cards they need out of the reserve by themselves, so a swap before them is a detour. */
export const SWAP_COST = 9;

/** How answers look at a glance. */
export const GLANCE = {
  /** A unit of a bid, on the way and in the last round, and being the highest bidder. */
  unit: perBid({ press: 1.7, dollars: 1.8, characters: 1.5, plans: 1.7, prestige: 1.3, skyscrapers: 2.6 }),
  lastUnit: perBid({
    press: 1.5,
    dollars: 0.6,
    characters: 1.2,
    plans: 0.7,
    prestige: 1.2,
    skyscrapers: 2.8,
  }),
  lead: perBid({ press: 1, dollars: 1.2, characters: 1.2, plans: 1.2, prestige: 2.5, skyscrapers: 1 }),
  /** So many skyscrapers may be built beyond the player board. */
  beyondBoard: 0.3,
  /** A card in bids to come, one kept for the next round, and one drawn for another. */
  card: perCard({
    press: 1.2,
    dollars: 1.3,
    characters: 1.4,
    plans: 1.3,
    prestige: 1.5,
    skyscrapers: 1.8,
    joker: 1.8,
  }),
  saved: 0.4,
  average: 1.5,
  /** A pair of equal cards counts a little more. */
  equalPair: 0.3,
  dollar: 0.9,
  /** Uses to come of a character, in parts for each round; a character that scores at the end. */
  usesPerRound: 0.65,
  endCharacter: 2,
  /** A skyscraper where there was none, one that may take or keep the lead by the district's base value, and moving one. */
  newDistrict: 1.5,
  leadPerBase: 0.2,
  moved: 1,
} as const;

/** Random answers: one in so many does not do what the question is about; one in so many bids swaps first, or comes off the whole list. */
export const SAMPLE = {
  draftWithout: 3,
  assistWithout: 2,
  actWithout: 4,
  declinesHire: 8,
  declinesAward: 8,
  declinesMove: 3,
  declinesForeman: 3,
  passes: 3,
  usesFirst: 4,
  helps: 2,
  swaps: 128,
  listed: 128,
} as const;
