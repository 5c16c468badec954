/** Positions from which the rule tests start, and scenes in them. */
import { apply, at, Refused } from '#kernel';
import { scene } from '#kernel/testing';
import { DANIELS, type Deed, halfDeed, NONE, NOWHERE, printedDeed } from '../components.ts';
import { rules } from '../flow.ts';
import { flatiron } from '../index.ts';
import {
  BLUE,
  BROADWAY,
  type Changes,
  card,
  level,
  numberOf,
  ORANGE,
  side,
  table,
  turnOf,
  WHITE,
} from '../layout.ts';
import { type Daniel, type Level, playerOf, type State } from '../state.ts';
import type { Step } from '../steps.ts';

export * from '../layout.ts';

export const danielCard = (id: string) =>
  numberOf(
    DANIELS.map((one) => one.id),
    id,
  );
/** The action on a half of a street card. */
export const deedOf = (id: string, half: number): Deed => halfDeed(card(id), half);

/** A row of a column of board A, purple: 0 the trade, 1 the other action. */
export const rowOf = (street: number, row: number): Deed => printedDeed(side('A-purple'), street, row);

/** Seat 0 stands at a place and is asked what to do there. */
export function actingAt(place: number, changes: Changes = {}): State {
  return table({ ...changes, me: { place, ...changes.me }, agenda: turnOf(0, { step: 'act', seat: 0 }) });
}

/** Seat 0 has come to these actions of a column. */
export function working(deeds: readonly Deed[], changes: Changes = {}): State {
  const steps = deeds.map((deed): Step => ({ step: 'reach', seat: 0, deed }));
  return table({
    me: { place: BROADWAY, ...changes.me },
    agenda: turnOf(0, ...steps),
    ...withoutMe(changes),
  });
}

function withoutMe({ me: _me, ...rest }: Changes): Changes {
  return rest;
}

/** Seat 0 alone; Daniel's turn begins, and these cards come up in this order. */
export function alone(daniel: Partial<Daniel>, changes: Changes = {}): State {
  const state = table({ agenda: [{ step: 'nextTurn', seat: 2 }, { step: 'danielMoves' }], ...changes });
  state.players = [at(state.players, 0)];
  state.daniel = {
    side: side('B-purple'),
    place: NOWHERE,
    points: 0,
    deck: DANIELS.map((_, one) => one).filter((one) => !daniel.shown?.includes(one)),
    shown: [],
    last: NONE,
    repeats: 0,
    cards: [],
    ...daniel,
  };
  return state;
}

export function play(state: State, seed?: string) {
  return scene(rules, state, seed);
}

/** Why the game refuses this, asked through the front door. */
export function refusal(state: State, seat: number, attempt: unknown) {
  const position = { state, rng: [1, 2, 3, 4] as const };
  const before = JSON.stringify(position);
  try {
    apply(flatiron, position, seat, attempt);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (JSON.stringify(position) !== before) throw new Error('the position was changed');
    return `${error.reason.rule} ${error.reason.code}`;
  }
  return 'allowed';
}

/** A level with a pillar in each slot. */
export function fullLevel(id: string): Level {
  return level(id, [ORANGE, BLUE, WHITE]);
}

/** Daniel's turn with this card; the others have been turned up before or lie beneath. */
export function turnUp(id: string, daniel: Partial<Daniel> = {}, changes: Changes = {}) {
  const others = DANIELS.map((_, one) => one).filter(
    (one) => one !== danielCard(id) && !daniel.shown?.includes(one),
  );
  const state = alone({ ...daniel, deck: [danielCard(id)] }, changes);
  const scene = play(state);
  const him = state.daniel as Daniel;
  him.deck.push(...others);
  return { ...scene, him };
}

/** Uses one action with what it needs, and gives the seat as it is then. */
export function use(deed: number, changes: Parameters<typeof working>[1] = {}) {
  const scene = play(working([deed], changes));
  scene.answer(0, { use: true });
  return { ...scene, me: playerOf(scene.state, 0) };
}

/** Why the action cannot be used; a newspaper in hand makes the game ask. */
export function whyNot(deed: number, changes: Parameters<typeof working>[1] = {}) {
  const { state } = play(working([deed], { ...changes, me: { hand: [0], ...changes.me } }));
  return refusal(state, 0, { use: true });
}

/** Builds a stored colour into a slot of a level with this floor. */
export function buildOn(
  id: string,
  slot: number,
  color: number,
  changes: Parameters<typeof working>[1] = {},
) {
  const state = working([rowOf(BROADWAY, 1)], {
    levels: [level(id)],
    ...changes,
    me: { dollars: 1, stored: 1 << color, ...changes.me },
  });
  const scene = play(state);
  scene.answer(0, { use: true });
  scene.answer(0, { slot });
  return { ...scene, me: playerOf(state, 0) };
}
