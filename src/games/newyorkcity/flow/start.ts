/** R2.7: choosing the first two characters. */
import { at } from '#kernel';
import type { Out } from '../effects.ts';
import { labelOf } from '../events.ts';
import { firmOf, isTom, type State } from '../state.ts';
import type { Table } from './flowTable.ts';
import { firstOfEachKind } from './pairs.ts';

export const opening: Pick<Table, 'pickStack' | 'giveStacks'> = {
  /** R2.7 One of the stacks in sight. */
  pickStack: {
    legal: (state) => distinctStacks(state).map((stack) => ({ stack })),
    play(draft, { seat }, { stack }, out) {
      takeStack(draft, seat, stack, out);
    },
    whyNot: () => ({ rule: 'R2.7', code: 'noSuchStack' }),
  },

  /** R2.7, R10.5 Toms take what is left for them; the rest goes back into the box. */
  giveStacks: {
    run(draft, _step, out) {
      for (const firm of draft.order.toReversed()) if (isTom(draft, firm)) takeStack(draft, firm, 0, out);
      draft.gone.push(...draft.stacks.flat());
      draft.stacks = [];
      out.next({ step: 'openRound' });
    },
  },
};

function takeStack(draft: State, firm: number, stack: number, { emit }: Out): void {
  const taken = at(draft.stacks, stack);
  draft.stacks.splice(stack, 1);
  firmOf(draft, firm).staff.push(...taken);
  emit({ did: 'tookStack', who: labelOf(draft, firm), stack: taken.slice() });
}

/** Q9 Equal stacks are one answer. */
export function distinctStacks({ stacks }: State): number[] {
  return firstOfEachKind(stacks);
}
