/** A handful of numbers on which a turn is played in the head. */
import { at, type Seat } from '#kernel';
import { COLORS, type Color, FLOOR_TILES, NONE, ROOF, SIDES } from '../components.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { dollarWorth, purseWorth, turnsLeft, WEIGHTS } from './outlook.ts';
import { isStalled, leadOf } from './totals.ts';

type Phase = 'moving' | 'acting' | 'waiting';

/** The numbers a turn changes. */
export type Head = {
  state: State;
  seat: Seat;
  player: Player;
  /** Whether its turn is to begin, under way, or the other's comes first. */
  phase: Phase;
  turns: number;
  dollar: number;
  /** By how much the seat leads, where the roof is next; boundless where ending the game needs no lead. */
  lead: number;
  dollars: number;
  stored: number;
  /** The current level: its floor, colours and free slots, a bit each. */
  floor: number;
  colors: number;
  slots: number;
  /** Points, and everything else gained, in points. */
  gain: number;
};

export function headOf(state: State, seat: Seat): Head {
  const player = playerOf(state, seat);
  const turns = turnsLeft(state);
  const level = at(state.levels, state.levels.length - 1);
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

/** What the head holds, in points. */
export function headWorth(head: Head): number {
  let worth = head.gain + purseWorth(head.dollars, head.turns);
  for (let color = 0; color < COLORS.length; color++)
    if ((head.stored >> color) & 1) worth += pillarWorth(head, color);
  return worth;
}

/** What a pillar in its warehouse is worth. */
export function pillarWorth({ player, colors, turns }: Head, color: Color): number {
  const points = at(at(SIDES, player.side).points, color) + WEIGHTS.slot;
  const later = (colors >> color) & 1;
  return (points * (later ? WEIGHTS.storedLater : WEIGHTS.stored) * turns) / (turns + 1.5);
}

export function effectType(head: Head): string {
  return at(FLOOR_TILES, head.floor).effect.type;
}
