/** A handful of numbers on which a turn is played in the head. */
import { at, type Seat } from '#kernel';
import { COLORS, type Color, FLOOR_TILES, NONE, SIDES } from '../components.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { purseWorth, WEIGHTS } from './outlook.ts';

/** The numbers a turn changes. */
export type Head = {
  state: State;
  seat: Seat;
  player: Player;
  turns: number;
  dollar: number;
  /** Whether building the roof would win. */
  ahead: boolean;
  dollars: number;
  stored: number;
  /** The current level: its floor, colours and free slots, a bit each. */
  floor: number;
  colors: number;
  slots: number;
  /** Points, and everything else gained, in points. */
  gain: number;
};

export function headOf(state: State, seat: Seat, turns: number, dollar: number, ahead: boolean): Head {
  const player = playerOf(state, seat);
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
    turns,
    dollar,
    ahead,
    dollars: player.dollars,
    stored: player.stored,
    floor: level.floor,
    colors,
    slots,
    gain: 0,
  };
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
