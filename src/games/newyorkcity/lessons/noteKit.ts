/** What the notes of New York City are made of. */
import { at, type Note, type NoteFacts } from '#kernel';
import type { Answers, NewYorkCity } from '../state.ts';
import type { FirmView } from '../view.ts';
import type { Part } from './parts.ts';

export type NoteId =
  | 'last'
  | 'draft'
  | 'banker'
  | 'round'
  | 'press'
  | 'dollars'
  | 'characters'
  | 'plans'
  | 'prestige'
  | 'skyscrapers'
  | 'send'
  | 'hire'
  | 'award'
  | 'empty'
  | 'keep'
  | 'act'
  | 'helper'
  | 'crown'
  | 'tie'
  | 'second'
  | 'open'
  | 'joker'
  | 'low'
  | 'total'
  | 'black'
  | 'six'
  | 'statue'
  | 'five'
  | 'stack'
  | 'end';

export type CityNote = Note<NewYorkCity, Part, NoteId>;
export type Facts = NoteFacts<NewYorkCity>;

/** Whether this is asked. */
export function asks({ prompt }: Facts, ...steps: (keyof Answers)[]): boolean {
  return prompt !== undefined && steps.some((step) => step === prompt.step);
}

/** Whether a bid of this kind is asked for. */
export function asksBid(facts: Facts, kind: number): boolean {
  return asks(facts, 'bid') && facts.view.bidding === kind;
}

/** The reader's own things. */
export function own({ view, seat }: Facts): FirmView {
  return at(view.firms, seat);
}

/** The characters that can be used now. */
export function usable({ legal }: Facts): readonly number[] {
  return legal.flatMap((action) => ('use' in action ? [action.use] : []));
}
