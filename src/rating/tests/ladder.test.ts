import { describe, expect, it } from 'vitest';
import {
  anchorOf,
  anchorsOf,
  FIRST,
  GAMES_A_DAY,
  LadderFold,
  ladderName,
  ladderNamed,
  type RatedPlayer,
  shownRating,
} from '../index.ts';

const PEOPLE = { kind: 'people', game: 'flatiron', seats: 2 } as const;
const BOTS = { kind: 'bots', game: 'flatiron', seats: 2 } as const;
const DAY = 86_400_000;

const person = (name: string, place: number, leftAt: number | null = null): RatedPlayer => {
  return { person: name, bot: null, place, leftAt };
};
const bot = (level: string, place: number): RatedPlayer => {
  return { person: null, bot: level, place, leftAt: null };
};
const game = (finished: number, ...players: RatedPlayer[]) => ({ table: 't', finished, players });

describe('a ladder', () => {
  it('has a name that says whose it is', () => {
    expect(ladderName(PEOPLE)).toBe('people flatiron 2');
    expect(ladderNamed('bots newyorkcity 4')).toEqual({ kind: 'bots', game: 'newyorkcity', seats: 4 });
  });

  it('lets the winner rise and the loser fall, and counts their games', () => {
    const fold = new LadderFold(PEOPLE);
    const [ada, ben] = fold.add(game(1, person('ada', 1), person('ben', 2)));
    expect(ada?.mu).toBeGreaterThan(FIRST.mu);
    expect(ben?.mu).toBeLessThan(FIRST.mu);
    expect([ada?.games, ben?.games]).toEqual([1, 1]);
    const [again] = fold.add(game(2, person('ada', 1), person('ben', 2)));
    expect(again?.games).toBe(2);
    expect(again?.mu).toBeGreaterThan(ada?.mu ?? 0);
  });

  it('puts whoever left and did not come back last, whatever their bot won, and who left first behind the others', () => {
    const threeSeats = { ...PEOPLE, game: 'newyorkcity', seats: 3 };
    const left = new LadderFold(threeSeats).add(
      game(9, person('ada', 1, 5), person('ben', 3), person('cem', 2, 7)),
    );
    const played = new LadderFold(threeSeats).add(
      game(9, person('ada', 3), person('ben', 1), person('cem', 2)),
    );
    expect(left).toEqual(played);
  });

  it('counts ten games a day between the same two, and on the next day again', () => {
    const fold = new LadderFold(PEOPLE);
    const play = (time: number, other = 'ben') =>
      fold.add(game(time, person('ada', 1), person(other, 2))).length;
    const counted = Array.from({ length: GAMES_A_DAY + 2 }, (_, n) => play(n));
    expect(counted).toEqual([...Array(GAMES_A_DAY).fill(2), 0, 0]);
    expect(play(50, 'cem')).toBe(2);
    expect(play(DAY)).toBe(2);
  });

  it('knows of meetings that it was told of', () => {
    const fold = new LadderFold(PEOPLE);
    for (let n = 0; n < GAMES_A_DAY; n++) fold.addMeeting(['ben', 'ada'], 5);
    expect(fold.add(game(6, person('ada', 1), person('ben', 2)))).toEqual([]);
  });
});

describe('a ladder against bots', () => {
  it('is anchored by them: only people move', () => {
    const fold = new LadderFold(BOTS);
    const steps = fold.add(game(1, person('ada', 1), bot('level4', 2)));
    expect(steps.map((step) => step.person)).toEqual(['ada']);
    const [weak] = new LadderFold(BOTS).add(game(1, person('ada', 1), bot('level1', 2)));
    expect(steps[0]?.mu).toBeGreaterThan(weak?.mu ?? 0);
  });

  it('does not count games with a bot whose strength is unknown', () => {
    expect(new LadderFold(BOTS).add(game(1, person('ada', 1), bot('level6', 2)))).toEqual([]);
    expect(anchorOf(BOTS, 'level6')).toBeUndefined();
  });

  it('comes to the rating of a bot for somebody who plays as well as it', () => {
    const fold = new LadderFold(BOTS);
    let last: ReturnType<LadderFold['add']>[number] | undefined;
    // Against an equal, one game in two.
    for (let n = 0; n < 200; n++)
      [last] = fold.add(game(n * DAY, person('ada', 1 + (n % 2)), bot('level4', 2 - (n % 2))));
    const level4 = anchorOf(BOTS, 'level4')?.mu ?? 0;
    expect(Math.abs((last?.mu ?? 0) - level4)).toBeLessThan(1_500_000);
  });

  it('has stronger bots on every next level', () => {
    for (const [title, sizes] of [
      ['flatiron', [2]],
      ['newyork1901', [2, 3, 4]],
      ['newyorkcity', [2, 3, 4]],
      ['tangramcity', [2, 3, 4, 5]],
    ] as const)
      for (const seats of sizes) {
        const means = Object.values(anchorsOf({ game: title, seats }));
        expect(means.length).toBeGreaterThanOrEqual(5);
        expect(means).toEqual([...means].sort((one, two) => one - two));
      }
  });
});

describe('what is shown', () => {
  it('is what somebody is at least, and provisional until enough is known', () => {
    expect(shownRating(FIRST)).toEqual({ low: 1333, middle: 2000, high: 2667, provisional: true });
    expect(shownRating({ mu: 30_000_000, sigma: 2_000_000 })).toEqual({
      low: 2040,
      middle: 2200,
      high: 2360,
      provisional: false,
    });
  });
});
