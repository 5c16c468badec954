/** Secrets, bad input through the front door, and what the log says. */
import { describe, expect, it } from 'vitest';
import { apply, at, Rng, start, type Viewer } from '#kernel';
import { tangramcity } from '../index.ts';
import { SPOTS } from '../spots.ts';
import type { Event, State } from '../state.ts';
import { viewEvent } from '../view.ts';
import { play, ready, refusalOf } from './layout.ts';
import { statesOf } from './randomStates.ts';

const viewers = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
];

/** R3.7 Tiles of cards that this viewer may not see, written from the rules. */
function hiddenFrom(state: State, viewer: Viewer): number[] {
  const inOtherHands = state.cards.filter(
    ({ open, holders }) => !open && !holders.some((seat) => seat === viewer),
  );
  return [...state.deck, ...inOtherHands.flatMap(({ tile }) => (tile === null ? [] : [tile]))];
}

describe('views', () => {
  it('[R3.7] name no card that the viewer may not see', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      for (const state of statesOf(seats)) {
        for (const viewer of viewers(seats)) {
          const { cards, discard, agenda } = tangramcity.view(state, viewer);
          const asked = JSON.stringify(agenda).match(/"tiles":\[[\d,]+\]/g) ?? [];
          const named = [
            ...cards.map(({ tile }) => tile),
            ...discard,
            ...(asked.join().match(/\d+/g) ?? []).map(Number),
          ];
          expect(hiddenFrom(state, viewer).filter((tile) => named.includes(tile))).toEqual([]);
        }
      }
    }
  });

  it('[R3.7] tell of a dealt card only to those who hold it', () => {
    const event: Event = { did: 'dealt', holders: [1, 2], tile: 7 };
    expect(viewers(4).map((viewer) => viewEvent(event, viewer))).toEqual([
      { ...event, tile: null },
      event,
      event,
      { ...event, tile: null },
      { ...event, tile: null },
    ]);
  });

  it('[R3.9] tell of everything else to all', () => {
    const said: Event[] = [{ did: 'turned', holders: [1], tile: 7 }, { did: 'laidClosed' }];
    expect(said.map((event) => viewEvent(event, 0))).toEqual(said);
  });

  it('[Q15] leave closed cards out of the deck, though they are drawn when they are turned', () => {
    const deckSizes = [1, 2, 3].map((seats) => tangramcity.view(play(ready(seats)).state, 0).deckSize);
    expect(deckSizes).toEqual([23 - 4, 23 - 4, 23 - 4]);
    expect(play(ready(1)).state.deck).toHaveLength(23 - 2);
  });

  it('[Q12] show all cities to all', () => {
    for (const state of statesOf(2)) {
      for (const viewer of viewers(2)) expect(tangramcity.view(state, viewer).cities).toEqual(state.cities);
    }
  });

  it('[R3.7] imagine other hands, never their own', () => {
    const state = at([...statesOf(3)], 4);
    const seen = tangramcity.view(state, 1);
    const rng = Rng.fromSeed('c'.repeat(32));
    const dreams = Array.from({ length: 30 }, () => tangramcity.imagine(seen, rng));
    const tiles = (card: number) => new Set(dreams.map(({ cards }) => cards[card]?.tile));
    for (const [card, { tile }] of seen.cards.entries()) {
      if (tile === null) expect(tiles(card).size).toBeGreaterThan(5);
      else expect(tiles(card)).toEqual(new Set([tile]));
    }
  });
});

describe('imagined states', () => {
  it('[R1.1] [R3.7] have every card once, and look the same', () => {
    const rng = Rng.fromSeed('d'.repeat(32));
    for (const state of statesOf(3)) {
      for (const viewer of [1, 'spectator'] as const) {
        const seen = tangramcity.view(state, viewer);
        const dream = tangramcity.imagine(seen, rng);
        const { cards, discard, deck } = dream;
        const drawn = cards.flatMap(({ tile }) => (tile === null ? [] : [tile]));
        expect([...deck, ...drawn, ...discard].sort((one, two) => one - two)).toEqual([...Array(23).keys()]);
        expect(tangramcity.view(dream, viewer)).toEqual(seen);
      }
    }
  });
});

describe('bad input', () => {
  /** Two seats in round 1, as a client meets it. */
  function opened() {
    let { position } = start(tangramcity, {}, 2, '7'.repeat(32));
    for (const seat of [0, 1]) position = apply(tangramcity, position, seat, { side: 'dark' }).position;
    return position;
  }

  it('[R4.1] [R4.2] [R4.3] [R1.3] is refused with its rule, and changes nothing', () => {
    const position = opened();
    const before = JSON.stringify(position);
    const legal = tangramcity.legalActions(position.state, 0);
    const spot = legal.find((answer) => 'row' in answer);
    if (!spot || !('row' in spot)) throw new Error('no spot to start from');
    const attempt = (changes: object) =>
      refusalOf(() => apply(tangramcity, position, 0, { ...spot, ...changes }));
    expect(attempt({ tile: (spot.tile + 1) % 23 })).toEqual({ rule: 'R4.1', code: 'wrongTile' });
    expect(attempt({ face: 'blue' })).toEqual({ rule: 'R1.3', code: 'wrongFace' });
    expect(attempt({ row: 6.5 })).toEqual({ rule: 'R4.4', code: 'noSuchSpot' });
    expect(attempt({ row: 99 })).toEqual({ rule: 'R4.3', code: 'offBoard' });
    const covered = SPOTS.find(({ tile, row, column }) => {
      const isLegal = legal.some(
        (answer) => 'row' in answer && answer.row === row && answer.column === column,
      );
      return tile === spot.tile && !isLegal;
    });
    expect(attempt({ ...covered })).toEqual({ rule: 'R4.2', code: 'overlaps' });
    expect(JSON.stringify(position)).toBe(before);
    const after = apply(tangramcity, position, 0, spot).position;
    expect(refusalOf(() => apply(tangramcity, after, 0, spot))).toEqual({ rule: 'K5', code: 'noDecision' });
    expect(refusalOf(() => apply(tangramcity, after, 2, spot))).toEqual({ rule: 'K5', code: 'noDecision' });
  });

  it('[R4.6] is refused after declining', () => {
    let position = opened();
    const [spot] = tangramcity.legalActions(position.state, 0);
    if (!spot || !('row' in spot)) throw new Error('no spot to start from');
    for (const seat of [0, 1]) position = apply(tangramcity, position, seat, { decline: spot.tile }).position;
    expect(refusalOf(() => apply(tangramcity, position, 0, spot))).toEqual({
      rule: 'R4.6',
      code: 'alreadyAside',
    });
  });
});
