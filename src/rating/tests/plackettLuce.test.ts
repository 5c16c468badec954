import { describe, expect, it } from 'vitest';
import { exp, FIRST, ratingsAfter, winChances } from '../plackettLuce.ts';

/** Mean, uncertainty and place of each player, and what openskill 4.1.1 (plackettLuce, tau 25/300) makes of them. */
const AS_OPENSKILL = [
  {
    players: [
      [28103000, 3573000, 1],
      [27650000, 8272000, 2],
    ],
    after: [
      [28683691, 3557602],
      [24538942, 7789553],
    ],
  },
  {
    players: [
      [28589000, 6077000, 2],
      [18454000, 7506000, 1],
    ],
    after: [
      [26270779, 5979818],
      [21990433, 7277309],
    ],
  },
  {
    players: [
      [29145000, 7127000, 1],
      [29788000, 3797000, 1],
    ],
    after: [
      [29226678, 6797326],
      [29764809, 3771824],
    ],
  },
  {
    players: [
      [30878000, 2807000, 2],
      [26597000, 3090000, 1],
      [19179000, 6855000, 3],
    ],
    after: [
      [30699380, 2797366],
      [27186101, 3083034],
      [17345907, 6560439],
    ],
  },
  {
    players: [
      [32426000, 7239000, 1],
      [17227000, 4699000, 1],
      [29627000, 3989000, 3],
    ],
    after: [
      [32501168, 7034983],
      [17902041, 4682946],
      [29117649, 3972248],
    ],
  },
  {
    players: [
      [20586000, 4004000, 4],
      [33374000, 7421000, 2],
      [23385000, 4415000, 2],
      [31394000, 2675000, 1],
    ],
    after: [
      [20163021, 3988131],
      [31598824, 7075724],
      [23500441, 4386629],
      [31771337, 2673721],
    ],
  },
  {
    players: [
      [18166000, 3662000, 1],
      [22540000, 4931000, 3],
      [34459000, 4679000, 2],
      [30070000, 3032000, 5],
      [23720000, 7439000, 4],
    ],
    after: [
      [18988821, 3660090],
      [23245023, 4887194],
      [34893718, 4643799],
      [29069392, 3021069],
      [23642442, 7067659],
    ],
  },
  {
    players: [
      [31379000, 3594000, 1],
      [25716000, 7257000, 1],
      [29004000, 2255000, 1],
    ],
    after: [
      [31283196, 3580026],
      [26115864, 7064108],
      [29003090, 2254414],
    ],
  },
];

const players = (rows: readonly (readonly number[])[]) =>
  rows.map(([mu = 0, sigma = 0, place = 0]) => ({ mu, sigma, place }));

describe('ratings after a game', () => {
  it.each(AS_OPENSKILL)('are those of openskill: %#', ({ players: rows, after }) => {
    const own = ratingsAfter(players(rows));
    for (const [i, { mu, sigma }] of own.entries()) {
      expect(Math.abs(mu - (after[i]?.[0] ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs(sigma - (after[i]?.[1] ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it('are whole millionths, the same whoever sits where', () => {
    const [one, two, three] = players([
      [25_000_000, 8_333_333, 2],
      [31_250_000, 3_100_000, 1],
      [19_000_000, 5_000_000, 3],
    ]);
    if (!one || !two || !three) throw new Error('three players');
    const after = ratingsAfter([one, two, three]);
    expect(after).toEqual([
      { mu: 25_423_441, sigma: 7_759_672 },
      { mu: 31_631_226, sigma: 3_095_190 },
      { mu: 17_856_231, sigma: 4_937_872 },
    ]);
    expect(ratingsAfter([three, one, two])).toEqual([after[2], after[0], after[1]]);
  });

  it('move far at first, and less the more is known', () => {
    const won = (sigma: number) =>
      ratingsAfter(
        players([
          [25_000_000, sigma, 1],
          [25_000_000, sigma, 2],
        ]),
      )[0];
    expect(won(FIRST.sigma)?.mu).toBeGreaterThan(27_500_000);
    expect(won(2_000_000)?.mu).toBeLessThan(25_400_000);
  });
});

describe('chances', () => {
  it('add up to one, and are nearer to each other the less is known', () => {
    const [sure = 0, other = 0] = winChances([
      { mu: 30_000_000, sigma: 1_000_000 },
      { mu: 25_000_000, sigma: 1_000_000 },
    ]);
    expect(sure + other).toBeCloseTo(1, 12);
    const [unsure = 0] = winChances([{ mu: 30_000_000, sigma: 8_000_000 }, FIRST]);
    expect(sure).toBeGreaterThan(unsure);
    expect(unsure).toBeGreaterThan(0.5);
    expect(winChances([FIRST, FIRST, FIRST], 2)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('are computed with an exponential of our own', () => {
    for (const x of [0, -0.1, -0.5, -1, -3.7, -12, -40]) {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-12);
    }
  });
});
