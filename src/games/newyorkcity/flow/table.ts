/** The shape of a part of the flow table. */
import type { FlowTable } from '#kernel';
import type { Event } from '../events.ts';
import type { Answers, Refusal, State, Step } from '../state.ts';

export type Table = FlowTable<State, Step, Answers, Event, Refusal>;

/** How many cards a wish names; none if it is something else. */
export function countIn(cards: unknown): number {
  return Array.isArray(cards) ? cards.reduce<number>((sum, count) => sum + Number(count), 0) : 0;
}

/** A wish as an object whose fields may be anything. */
export function fieldsOf(wish: unknown): Record<string, unknown> {
  return typeof wish === 'object' && wish !== null ? (wish as Record<string, unknown>) : {};
}
