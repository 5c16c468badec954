/** Tournaments and leagues as pure functions: pairs, seats, standings, brackets, divisions. No clock, no storage. */
export { divisionSizes, movingBetween, nextOrder } from './divisions.ts';
export { historyOf } from './history.ts';
export { TOURNAMENT_ID_LENGTH, TOURNAMENT_PREFIX, tableIdOf, tournamentOf } from './ids.ts';
export {
  type Draft,
  type Entrant,
  evenShares,
  PAIRING_KINDS,
  type Pairing,
  type PairingKind,
  POINT,
  sharesOf,
} from './pairing.ts';
export {
  DIVISION_SIZES,
  entersLate,
  FORMATS,
  type Format,
  MOST_PEOPLE,
  MOST_ROUNDS,
  mostPeople,
  type TournamentPlan,
  usualRounds,
} from './plan.ts';
export { nextRound, roundsFor } from './rounds.ts';
export { seatSpread } from './seating.ts';
export {
  type Standing,
  standingsOf,
  TIE_BREAKS,
} from './standings.ts';
