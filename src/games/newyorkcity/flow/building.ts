/** R7.10, R7.12, R7.13, R11.21: skyscrapers into districts. */
import { at } from '#kernel';
import { CHARACTER } from '../characters.ts';
import { SKYSCRAPERS } from '../components.ts';
import { put } from '../counts.ts';
import { build } from '../effects.ts';
import { copiesReady, whyNotUse } from '../powers.ts';
import { firmOf } from '../state.ts';
import { pay } from '../useCharacter.ts';
import { fieldsOf, type Table } from './flowTable.ts';

export const building: Pick<Table, 'place' | 'relocate' | 'reinforce' | 'reinforceTurn'> = {
  /** R7.12, R7.13 All that can be placed must be; with an empty player board one may be moved. */
  place: {
    run(draft, { seat, district, count }, out) {
      const firm = firmOf(draft, seat);
      if (firm.board > 0) {
        const placed = Math.min(firm.board, count);
        firm.board -= placed;
        build(draft, seat, district, placed, out);
        out.next({ step: 'reinforceTurn', seat, district });
      } else if (firm.built.some((own, other) => own > 0 && other !== district)) {
        out.next({ step: 'relocate', seat, district });
      }
    },
  },

  /** R7.10, R7.13 One skyscraper from another district, or none. */
  relocate: {
    legal: (state, { seat, district }) => [
      ...firmOf(state, seat).built.flatMap((own, from) => (own > 0 && from !== district ? [{ from }] : [])),
      { done: true },
    ],
    play(draft, { seat, district }, answer, out) {
      if ('done' in answer) {
        out.emit({ did: 'declined', who: seat, what: 'relocate' });
        return;
      }
      const { built } = firmOf(draft, seat);
      put(built, answer.from, -1);
      put(built, district);
      out.emit({ did: 'relocated', who: seat, from: answer.from, district });
      out.next({ step: 'reinforceTurn', seat, district });
    },
    whyNot: ({ bidding }) => ({ rule: bidding === SKYSCRAPERS ? 'R7.13' : 'R7.10', code: 'notThere' }),
  },

  /** R11.21 Asks only whoever has the foreman ready. */
  reinforceTurn: {
    run(draft, { seat, district }, { next }) {
      if (copiesReady(draft, seat, CHARACTER.foreman) > 0) next({ step: 'reinforce', seat, district });
    },
  },

  /** R11.21 One more skyscraper, out of the supply. */
  reinforce: {
    legal: () => [{ use: CHARACTER.foreman }, { done: true }],
    play(draft, { seat, district }, answer, out) {
      if ('done' in answer) return;
      pay(draft, seat, answer.use);
      out.emit({ did: 'used', who: seat, number: answer.use });
      firmOf(draft, seat).supply -= 1;
      build(draft, seat, district, 1, out);
      out.next({ step: 'reinforceTurn', seat, district });
    },
    whyNot: (state, { seat }, attempt) => whyNotUse(state, seat, fieldsOf(attempt).use),
  },
};

/** R7.14 Whether a player has built in every district. */
export function isEverywhere(built: readonly number[]): boolean {
  for (let district = 0; district < built.length; district++) if (at(built, district) === 0) return false;
  return true;
}
