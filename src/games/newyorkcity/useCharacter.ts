/** R5.1: using a character. */
import type { Character } from './characters.ts';
import {
  advance,
  drawToHand,
  drawToReserve,
  type FlowOut,
  gainBoard,
  gainDollars,
  gainPoints,
  type Out,
} from './effects.ts';
import { type Gain, powerOf } from './powers.ts';
import { placeOf } from './pressTrack.ts';
import { firmOf, type State } from './state.ts';

/** R5.1 A dollar goes onto the character. */
export function pay(draft: State, seat: number, character: Character): void {
  const firm = firmOf(draft, seat);
  firm.dollars -= 1;
  firm.paid.push(character);
}

/** R5.1 The dollar, what the character brings at once, and the choice that follows. */
export function useCharacter(draft: State, seat: number, character: Character, out: FlowOut): void {
  pay(draft, seat, character);
  out.emit({ did: 'used', who: seat, number: character });
  const power = powerOf(character);
  if (power.moment === 'inBid' || power.moment === 'end') return;
  const { gain = {}, follow } = power;
  for (const what of GAINS) {
    const amount = gain[what];
    if (amount !== undefined) GIVE[what](draft, seat, amount, out);
  }
  if (follow) out.next({ step: follow, seat });
}

/** How each gain is given, in the order in which a character gives several. */
const GIVE: Readonly<Record<Gain, (draft: State, seat: number, amount: number, out: Out) => void>> = {
  points: gainPoints,
  dollars: gainDollars,
  cards: drawToHand,
  reserve: drawToReserve,
  board: gainBoard,
  pressSteps: advance,
  pressStepsPerPlace: (draft, seat, steps, out) =>
    advance(draft, seat, steps * (placeOf(draft, seat) + 1), out),
};

// Object.keys knows no more than strings.
const GAINS = Object.keys(GIVE) as Gain[];
