/** A quick estimate of a turn: a handful of numbers instead of a state that is played on. */
import { at, type Seat } from '#kernel';
import { COLORS, type Color, LEVELS, NONE, ROOF, SIDES, SLOTS } from '../components.ts';
import { type LevelRules, rulesOn } from '../effects/floors.ts';
import { type Building, currentLevel, type Player, playerOf, type State } from '../state.ts';
import { isStalled, leadOf } from './lead.ts';
import { FADING, WEIGHTS, WIN } from './weights.ts';

type Phase = 'moving' | 'acting' | 'waiting';

/** The numbers that a turn changes, and what their worth depends on. The state itself is never changed. */
export type Estimate = {
  state: State;
  seat: Seat;
  player: Player;
  /** Whether the seat's turn is about to begin, under way, or comes after the other's. */
  phase: Phase;
  /** Roughly how many turns the seat will still have. */
  turns: number;
  /** What a dollar is worth in points. */
  dollar: number;
  /** By how much the seat leads, where the roof is next; infinite where it need not lead to build on. */
  lead: number;
  /** What winning by the roof counts for. */
  win: number;
  dollars: number;
  stored: number;
  /** The current level: its floor, colours and free slots, a bit each. */
  floor: number;
  colors: number;
  slots: number;
  /** Points, and everything else gained, in points. */
  gain: number;
};

export function estimateOf(state: State, seat: Seat): Estimate {
  const player = playerOf(state, seat);
  const turns = turnsLeft(state);
  const level = currentLevel(state);
  let colors = 0;
  let slots = 0;
  for (let slot = 0; slot < level.slots.length; slot++) {
    const color = at(level.slots, slot);
    if (color === NONE) slots |= 1 << slot;
    else colors |= 1 << color;
  }
  return {
    state,
    seat,
    player,
    phase: phaseOf(state, seat),
    turns,
    dollar: dollarWorth(turns),
    lead: state.nextFloor === ROOF && !isStalled(state) ? leadOf(state, seat) : Number.POSITIVE_INFINITY,
    win: WIN,
    dollars: player.dollars,
    stored: player.stored,
    floor: level.floor,
    colors,
    slots,
    gain: 0,
  };
}

function phaseOf({ agenda }: State, seat: Seat): Phase {
  for (let i = agenda.length - 1; i >= 0; i--) {
    const step = at(agenda, i);
    if (step.step === 'lanes') return 'waiting';
    if (step.step === 'move') return step.seat === seat ? 'moving' : 'waiting';
    if (step.step === 'endTurn' || step.step === 'closeTurn')
      return step.seat === seat ? 'acting' : 'waiting';
  }
  return 'waiting';
}

/** R7 The rules on the current level of the estimate. */
export function rulesIn(estimate: Estimate): LevelRules {
  return rulesOn(estimate.floor);
}

/** Roughly how many turns a seat will still have. */
export function turnsLeft(state: Building): number {
  let units = LEVELS * (SLOTS + 1) - (state.levels.length - 1) * (SLOTS + 1);
  for (const color of currentLevel(state).slots) if (color !== NONE) units -= 1;
  return Math.max(0, units) * WEIGHTS.turnsPerUnit;
}

/** What a dollar is worth in points: nothing at the very end. */
export function dollarWorth(turns: number): number {
  return (WEIGHTS.dollar * turns) / (turns + FADING.dollar);
}

function purseWorth(dollars: number, turns: number): number {
  const { purse } = WEIGHTS;
  const useful = dollars < purse ? dollars : purse + (dollars - purse) * FADING.spare;
  return useful * dollarWorth(turns);
}

/** What a pillar in its warehouse is worth: more if its colour fits on the current level, or that level is full. */
export function pillarWorth(estimate: Estimate, color: Color): number {
  const { player, colors, slots, turns } = estimate;
  const points = at(at(SIDES, player.side).points, color) + WEIGHTS.slot;
  const mustWait = slots !== 0 && (colors >> color) & 1 && !rulesIn(estimate).mayRepeat;
  return (points * (mustWait ? WEIGHTS.storedLater : WEIGHTS.stored) * turns) / (turns + FADING.pillar);
}

/** Everything gained, the money and the pillars, in points. */
export function holdingsWorth(estimate: Estimate): number {
  let worth = estimate.gain + purseWorth(estimate.dollars, estimate.turns);
  for (let color = 0; color < COLORS.length; color++)
    if ((estimate.stored >> color) & 1) worth += pillarWorth(estimate, color);
  return worth;
}
