/** Names that the rules, the words and the drawings know; what they are worth stands in box.json. */
import type { CharacterName } from './characters.ts';

/** R6.1 The six bidding rounds, in order. */
export const BIDDING_KINDS = ['press', 'dollars', 'characters', 'plans', 'prestige', 'skyscrapers'] as const;
export type BiddingKind = (typeof BIDDING_KINDS)[number];

/** R1.3 The kinds of cards. */
export const KINDS = [...BIDDING_KINDS, 'joker'] as const;
export type Kind = (typeof KINDS)[number];

/** R1.1 */
export const DISTRICTS = ['manhattan', 'bronx', 'queens', 'brooklyn', 'statenIsland', 'jerseyCity'] as const;
export type District = (typeof DISTRICTS)[number];

/** R1.2 Progression tiles A to E and X, as 0 to 5. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'X'] as const;

/** R1.5 */
export const VEHICLES = ['taxi', 'bus', 'tram', 'subway', 'boat'] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** R5.3, R5.6 When characters count: in the three parts of a round, or at the end of the game. */
export const PHASES = ['draft', 'bidding', 'last', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** R11.28 The colours of the lanterns, in the order of the characters 28 to 32. */
export const LANTERNS = ['orange', 'green', 'brown', 'purple', 'white'] as const;
export type Lantern = (typeof LANTERNS)[number];

/** R11.37 The characters that score sets: of vehicles only, and of vehicles, dollars or skyscrapers. */
export const VEHICLE_SETS = ['haulier', 'railwayman', 'harbourMaster'] as const satisfies CharacterName[];
export const MIXED_SETS = ['chauffeur', 'contractor', 'financier'] as const satisfies CharacterName[];
export const SET_SCORERS = [...VEHICLE_SETS, ...MIXED_SETS] as const;
export type SetScorer = (typeof SET_SCORERS)[number];

/** R10.2 The twelve named levels of Tom, from easy to hard. */
export const LEVELS = ['A6', 'B3', 'C2', 'A7', 'B4', 'C3', 'A8', 'B5', 'C4', 'A9', 'B6', 'C5'] as const;
export type Level = (typeof LEVELS)[number];
export const MODES = ['A', 'B', 'C'] as const;
export type Mode = (typeof MODES)[number];
