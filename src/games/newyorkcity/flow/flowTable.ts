/** The shape of a part of the flow table. */
import type { FlowTable } from '#kernel';
import type { Event } from '../events.ts';
import type { Answers, Refusal, State, Step } from '../state.ts';

export type Table = FlowTable<State, Step, Answers, Event, Refusal>;

/** How many cards an attempt names; none if it is something else. */
export function countIn(cards: unknown): number {
  return Array.isArray(cards) ? cards.reduce<number>((sum, count) => sum + Number(count), 0) : 0;
}

/** An attempt as an object whose fields may be anything. */
export function fieldsOf(attempt: unknown): Record<string, unknown> {
  return typeof attempt === 'object' && attempt !== null ? (attempt as Record<string, unknown>) : {}; // any JSON, read field by field
}
