/** R3, R4: the sequence of play, one entry per kind of step. */
import { at, flow, type Seat, together } from '#kernel';
import { colorOf, STOREYS } from './components.ts';
import { storeyPoints } from './scoring.ts';
import {
  type Answers,
  type Event,
  hasTwoRows,
  houseOf,
  type Refusal,
  type State,
  type Step,
  storeysWithRoom,
  takeFrom,
} from './state.ts';

export const rules = flow<State, Step, Answers, Event, Refusal>(['closeRound'], {
  /** R3.1 All seats pick at once. */
  openRound: {
    run(draft, _step, { next, emit }) {
      draft.round += 1;
      emit({ did: 'opened', round: draft.round, first: draft.first });
      const lanes = draft.houses.map((_, seat): Step[] => [{ step: 'pick', seat }]);
      next(together(...lanes), { step: 'showPicks' });
    },
  },

  /** R3.1 A tile of the hand, face down. */
  pick: {
    legal: (state, { seat }) => houseOf(state, seat).hand.map((tile) => ({ tile })),
    play(draft, { seat }, { tile }, { emit }) {
      const house = houseOf(draft, seat);
      takeFrom(house.hand, tile);
      house.pick = tile;
      emit({ did: 'picked', seat, tile });
    },
    whyNot: () => ({ rule: 'R3.1', code: 'notInHand' }),
  },

  /** R3.2, R3.3 All picks are turned over; a colour that nobody else has picked brings a bonus point. */
  showPicks: {
    run(draft, _step, { next, emit, reveal }) {
      reveal();
      const { houses, first } = draft;
      for (let seat = 0; seat < houses.length; seat++) {
        const house = houseOf(draft, seat);
        const alone = pickedAlone(draft, seat);
        if (alone) house.bonus += 1;
        emit({ did: 'showed', seat, tile: house.pick as number, alone }); // everybody has picked
      }
      // Each step goes in front of those before it, so the last one comes first.
      next({ step: 'closeRound' });
      for (let i = houses.length - 1; i >= 0; i--) next({ step: 'build', seat: (first + i) % houses.length });
    },
  },

  /** R4.1 The tile goes to the right end of a storey with room. */
  build: {
    legal: (state, { seat }) => storeysWithRoom(houseOf(state, seat)).map((storey) => ({ storey })),
    play(draft, { seat }, { storey }, { next, emit }) {
      const house = houseOf(draft, seat);
      const tile = house.pick as number; // who builds has picked
      const tiles = at(house.storeys, storey);
      const left = tiles.at(-1);
      house.pick = null;
      tiles.push(tile);
      emit({ did: 'built', seat, tile, storey });
      const points = storeyPoints(tiles);
      if (points > 0) emit({ did: 'completed', seat, storey, points });
      const matches = left !== undefined && colorOf(left) === colorOf(tile);
      if (matches && draft.options.trades && house.hand.length > 0) next({ step: 'offerTrade', seat });
    },
    whyNot(_state, _step, attempt) {
      const { storey } = (attempt ?? {}) as { storey?: unknown }; // any JSON, read field by field
      const exists = Number.isInteger(storey) && Number(storey) >= 0 && Number(storey) < STOREYS;
      return exists ? { rule: 'R4.1', code: 'storeyFull' } : { rule: 'R1.2', code: 'noSuchStorey' };
    },
  },

  /** R4.2 A seat may decline to trade. */
  offerTrade: {
    legal: () => [{ trade: true }, { trade: false }],
    play(_draft, { seat }, { trade }, { next }) {
      if (trade) next({ step: 'giveTile', seat });
    },
  },

  /** R4.3 One tile into the bag, then one out of it. */
  giveTile: {
    legal: (state, { seat }) => houseOf(state, seat).hand.map((tile) => ({ tile })),
    play(draft, { seat }, { tile }, { rng, emit }) {
      const { hand } = houseOf(draft, seat);
      takeFrom(hand, tile);
      draft.bag.push(tile);
      emit({ did: 'gave', seat, tile });
      const drawn = rng.draw(draft.bag);
      hand.push(drawn);
      emit({ did: 'drew', seat, tiles: [drawn] });
    },
    whyNot: () => ({ rule: 'R4.3', code: 'notInHand' }),
  },

  /** R4.4, R5.1, R5.2 Refill and go on, or end. */
  closeRound: {
    run(draft, _step, { next, rng, emit }) {
      if (draft.round >= draft.options.rounds || hasTwoRows(draft)) return;
      for (let seat = 0; seat < draft.houses.length; seat++) {
        const tile = rng.draw(draft.bag);
        houseOf(draft, seat).hand.push(tile);
        emit({ did: 'drew', seat, tiles: [tile] });
      }
      draft.first = (draft.first + 1) % draft.houses.length;
      next({ step: 'openRound' });
    },
  },
});

/** Whether nobody else has picked the colour that this seat has picked. */
function pickedAlone({ houses }: State, seat: Seat): boolean {
  const color = colorOf(at(houses, seat).pick as number); // everybody has picked
  return houses.every(({ pick }, other) => other === seat || colorOf(pick as number) !== color); // everybody has picked
}
