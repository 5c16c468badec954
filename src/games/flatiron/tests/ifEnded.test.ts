/** What each player would have if the game ended now. */
import { describe, expect, it } from 'vitest';
import { flatiron } from '../index.ts';
import type { State } from '../state.ts';
import { alone, BROADWAY, card, column, decree, paper, STREET23, table } from './layout.ts';

const spectator = (state: State) => flatiron.ifEnded(flatiron.view(state, 'spectator'));

describe('if the game ended now', () => {
  it('[R9.2] [R9.3] [Q39] each column counts by its reputation, tokens where they bring most', () => {
    const below = column(STREET23, [card('S12')]);
    const [without] = spectator(table({ me: { points: 27, below } }));
    expect(without).toEqual({ total: 24, made: { play: 27 }, atEnd: { reputation: -3, decrees: 0 } });
    const [withToken] = spectator(table({ me: { points: 27, below, tokens: 1 } }));
    expect(withToken).toMatchObject({ total: 29, atEnd: { reputation: 2 } });
  });

  it('[R9.4] [Q39] decrees count as they stand', () => {
    const above = column(BROADWAY, [decree('D05')]);
    const below = column(STREET23, [decree('D04'), card('S09')]);
    expect(spectator(table({ me: { points: 40, above }, rival: { points: 30, below } }))).toEqual([
      { total: 48, made: { play: 40 }, atEnd: { reputation: 5, decrees: 3 } },
      { total: 30, made: { play: 30 }, atEnd: { reputation: -3, decrees: 3 } },
    ]);
  });

  it('[R10.15] [R10.16] Daniel’s cards count their price, and their reputation in the harder game', () => {
    const daniel = { points: 50, cards: [card('S07'), card('S09'), card('S10'), card('S21'), decree('D02')] };
    const [, his] = spectator(alone(daniel));
    expect(his).toEqual({ total: 66, made: { play: 50 }, atEnd: { cards: 16 } });
    const [, hard] = spectator(alone(daniel, { options: { sides: 'any', hard: true } }));
    expect(hard).toEqual({ total: 69, made: { play: 50 }, atEnd: { cards: 16, reputation: 3 } });
  });

  it('[R10.1] Daniel has nothing before he is dealt in', () => {
    const state = alone({}, { me: { points: 3 } });
    state.daniel = null;
    expect(spectator(state)[1]).toEqual({ total: 0, made: { play: 0 }, atEnd: { cards: 0 } });
  });

  it('[Q39] newspapers in another hand change nothing', () => {
    const holding = (id: 'swap' | 'build1') => table({ rival: { points: 5, hand: [paper(id)] } });
    const seen = (['swap', 'build1'] as const).map((id) => flatiron.ifEnded(flatiron.view(holding(id), 0)));
    expect(seen[0]).toEqual(seen[1]);
  });
});
