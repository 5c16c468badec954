/** R10.6, R10.7: Tom's cards for a round; they lie open in his reserve. */
import { at } from '#kernel';
import { LEVELS, MODES, type Mode } from '../components.ts';
import { drawToReserve, type Out } from '../effects.ts';
import { labelOf } from '../events.ts';
import { putPair } from '../flow/pairs.ts';
import { firmOf, isTom, type Options, type State } from '../state.ts';

/** R10.2 Mode and number of cards that a level stands for. */
export function strengthOf({ level, mode, cards }: Options): Strength {
  return NAMED.get(level) ?? { mode, cards };
}

type Strength = { readonly mode: Mode; readonly cards: number };

const NAMED: ReadonlyMap<string, Strength> = new Map(
  LEVELS.map((level) => [
    level,
    { mode: MODES.find((mode) => mode === level[0]) ?? 'A', cards: Number(level.slice(1)) },
  ]),
);

/** R10.6, R10.7 The leftmost pairs in reverse press order, then cards from the deck. */
export function tomsDraft(draft: State, out: Out): void {
  const { order, seats, firms } = draft;
  if (firms.length === seats) return;
  const { cards } = strengthOf(draft.options);
  for (let place = order.length - 1; place >= 0; place--) {
    const firm = at(order, place);
    if (!isTom(draft, firm)) continue;
    const pair = draft.pairs.shift();
    if (pair) {
      putPair(firmOf(draft, firm).reserve, pair);
      out.emit({ did: 'tookPair', who: labelOf(draft, firm), pair: pair.slice() });
    }
    drawToReserve(draft, firm, cards, out);
  }
}
