/** R4.7, R5: choosing pairs, and the characters of phase I. */
import { at } from '#kernel';
import { CHARACTER, type Character } from '../characters.ts';
import { characterTile, HEADHUNTER_MORE, SCOUT_DISCARDS, SHELVES } from '../components.ts';
import { add, type Counts, choicesOf, put, total } from '../counts.ts';
import { drawToHand, drawToReserve, dropCharacter, type FlowOut } from '../effects.ts';
import { canFetch, copiesReady, matching, ready, whyNotUse } from '../powers.ts';
import { firmOf, type OpenState, type State } from '../state.ts';
import { tomsDraft } from '../tom/draft.ts';
import { useCharacter } from '../useCharacter.ts';
import { countIn, fieldsOf, type Table } from './flowTable.ts';
import { distinctPairs, mixes, otherCard, putPair } from './pairs.ts';

type Draft = Pick<
  Table,
  | 'draftTurn'
  | 'draft'
  | 'mix'
  | 'assistTurn'
  | 'assist'
  | 'exchange'
  | 'discardTwo'
  | 'drop'
  | 'fetch'
  | 'replaceBlack'
  | 'closeDraft'
>;

export const draft: Draft = {
  /** R4.7 A turn, unless both pairs were taken at once. */
  draftTurn: {
    run(state, { seat }, { next }) {
      if (firmOf(state, seat).pairs < 2 && state.pairs.length > 0) next({ step: 'draft', seat, picks: 1 });
    },
  },

  /** R4.7 A pair; or first a character. */
  draft: {
    legal: (state, { seat, picks }) => [
      ...distinctPairs(state).map((pair) => ({ pair })),
      ...usableBefore(state, seat, picks).map((use) => ({ use })),
    ],
    play(state, { seat, picks }, answer, out) {
      if ('pair' in answer) {
        const pair = at(state.pairs, answer.pair);
        state.pairs.splice(answer.pair, 1);
        out.emit({ did: 'tookPair', who: seat, pair: pair.slice() });
        taken(state, seat, pair, picks, out);
        return;
      }
      const { use } = answer;
      if (use !== CHARACTER.goBetween)
        out.next({ step: 'draft', seat, picks: use === CHARACTER.bulkBuyer ? 2 : picks });
      useCharacter(state, seat, use, out);
      if (use === CHARACTER.goBetween) out.next({ step: 'mix', seat, picks });
    },
    whyNot(state, { seat }, attempt) {
      const { pair, use } = fieldsOf(attempt);
      if (use !== undefined) return whyNotUse(state, seat, use);
      return { rule: 'R4.7', code: pair === undefined ? 'mustChoose' : 'noSuchPair' };
    },
  },

  /** R11.2 One card each of two pairs; the two others become a pair. */
  mix: {
    legal: (state) => mixes(state).map((mix) => ({ mix })),
    play(state, { seat, picks }, { mix }, out) {
      const [one, first, two, second] = mix as [number, number, number, number]; // as mixes() lists them
      const left = [otherCard(at(state.pairs, one), first), otherCard(at(state.pairs, two), second)];
      state.pairs.splice(two, 1);
      state.pairs.splice(one, 1);
      state.pairs.push(left.sort((a, b) => a - b));
      const pair = [first, second].sort((a, b) => a - b);
      out.emit({ did: 'mixed', who: seat, pair: pair.slice() });
      taken(state, seat, pair, picks, out);
    },
    whyNot: () => ({ rule: 'R11.2', code: 'noSuchPair' }),
  },

  /** R5.3 Asks only a seat that has a character to use. */
  assistTurn: {
    run(state, { seat, pair, last }, { next }) {
      if (usableAfter(state, seat, pair, last).length > 0) next({ step: 'assist', seat, pair, last });
    },
  },

  /** R5.3 Characters after a pick. */
  assist: {
    legal: (state, { seat, pair, last }) => [
      ...usableAfter(state, seat, pair, last).map((use) => ({ use })),
      { done: true },
    ],
    play(state, { seat, pair, last }, answer, out) {
      if ('done' in answer) return;
      out.next({ step: 'assistTurn', seat, pair, last });
      useCharacter(state, seat, answer.use, out);
      if (answer.use === CHARACTER.bookkeeper) out.next({ step: 'fetch', seat, pair });
    },
    whyNot: (state, { seat }, attempt) => whyNotUse(state, seat, fieldsOf(attempt).use),
  },

  /** R11.1 Any number of hand cards for as many new ones. */
  exchange: {
    legal: (state, { seat }) => {
      const { hand } = firmOf(state, seat);
      return choicesOf(hand, 0, total(hand)).map((discard) => ({ discard }));
    },
    play(state, { seat }, { discard }, out) {
      discardFromHand(state, seat, discard, out);
      drawToHand(state, seat, total(discard), out);
    },
    whyNot: () => ({ rule: 'R11.1', code: 'notEnoughCards' }),
  },

  /** R11.5 Two hand cards away. */
  discardTwo: {
    legal: (state, { seat }) => {
      const { hand } = firmOf(state, seat);
      const count = Math.min(SCOUT_DISCARDS, total(hand));
      return choicesOf(hand, count, count).map((discard) => ({ discard }));
    },
    play(state, { seat }, { discard }, out) {
      discardFromHand(state, seat, discard, out);
    },
    whyNot: (_state, _step, attempt) => {
      const count = countIn(fieldsOf(attempt).discard);
      return { rule: 'R11.5', code: count === SCOUT_DISCARDS ? 'notEnoughCards' : 'wrongNumber' };
    },
  },

  /** R11.7 A character of one's own leaves the game. */
  drop: {
    legal: (state, { seat }) =>
      [...new Set(firmOf(state, seat).staff)].sort((a, b) => a - b).map((drop) => ({ drop })),
    play(state, { seat }, { drop }, { emit, next }) {
      dropCharacter(state, seat, drop);
      emit({ did: 'dropped', who: seat, number: drop });
      const value = Math.min(SHELVES, characterTile(drop).value + HEADHUNTER_MORE);
      if (state.shelves.some((shelf, i) => i < value && shelf.length > 0))
        next({ step: 'hire', seat, value, decline: false });
    },
    whyNot: () => ({ rule: 'R11.7', code: 'notYours' }),
  },

  /** R11.8 Reserve cards like those of the pair just taken. */
  fetch: {
    legal: (state, { seat, pair }) =>
      choicesOf(matching(firmOf(state, seat), pair), 1, 2).map((fetch) => ({ fetch })),
    play(state, { seat }, { fetch }, out) {
      const { hand, reserve } = firmOf(state, seat);
      add(reserve, fetch, -1);
      add(hand, fetch);
      out.emit({ did: 'fetched', who: seat, cards: fetch });
      drawToReserve(state, seat, total(fetch), out);
    },
    whyNot: () => ({ rule: 'R11.8', code: 'notThere' }),
  },

  /** R11.11 A skyscraper of one's own for a black one. */
  replaceBlack: {
    legal: ({ black }) => black.flatMap((count, district) => (count > 0 ? [{ district }] : [])),
    play(state, { seat }, { district }, { emit }) {
      const firm = firmOf(state, seat);
      put(state.black, district, -1);
      put(firm.built, district);
      firm.board -= 1;
      emit({ did: 'replacedBlack', who: seat, district });
    },
    whyNot: () => ({ rule: 'R11.11', code: 'notThere' }),
  },

  /** R4.8 Toms take their pairs, what is left is discarded; the bidding begins. */
  closeDraft: {
    run(state, _step, out) {
      tomsDraft(state, out);
      for (const pair of state.pairs) putPair(state.discard, pair);
      state.pairs = [];
      state.opener = at(state.order, 0);
      out.next({ step: 'openBidding', kind: 0 });
    },
  },
};

function discardFromHand(state: State, seat: number, cards: Counts, { emit, reveal }: FlowOut): void {
  if (total(cards) === 0) return;
  reveal();
  add(firmOf(state, seat).hand, cards, -1);
  add(state.discard, cards);
  emit({ did: 'discarded', who: seat, cards });
}

/** A pick is done: on to the next one, or to characters. */
function taken(state: State, seat: number, pair: number[], picks: number, { next }: FlowOut): void {
  const firm = firmOf(state, seat);
  putPair(firm.hand, pair);
  firm.pairs += 1;
  if (picks > 1 && state.pairs.length > 0) next({ step: 'draft', seat, picks: picks - 1 });
  const last = firm.pairs >= 2 && picks === 1;
  next({ step: 'assistTurn', seat, pair, last });
}

/** R5.3 What a seat may use before it takes a pair. */
export function usableBefore(state: OpenState, seat: number, picks: number): Character[] {
  const found = ready(state, seat, 'draft', 'beforePick');
  const isFirst = picks === 1 && firmOf(state, seat).pairs === 0;
  if (isFirst && copiesReady(state, seat, CHARACTER.bulkBuyer) > 0) found.push(CHARACTER.bulkBuyer);
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}

/** Q8 After a pick: the bookkeeper, and after the last pick all that would be lost otherwise. */
export function usableAfter(
  state: OpenState,
  seat: number,
  pair: readonly number[],
  last: boolean,
): Character[] {
  const found = last ? ready(state, seat, 'draft') : [];
  if (canFetch(state, seat, pair)) found.push(CHARACTER.bookkeeper);
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}
