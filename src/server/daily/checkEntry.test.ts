import { describe, expect, it } from 'vitest';
import { seedNumber } from '#bots';
import { loadTitle, type Title } from '#games';
import { at, fingerprintOf, type Refused, Rng } from '#kernel';
import { DAILY_GAMES, DAILY_RIVAL, dailyPlan, dailyValue } from '#table';
import type { DailyDeal } from '../store/index.ts';
import { checkEntry, type HandedIn } from './checkEntry.ts';
import { honestGame } from './testing/honestGame.ts';

const titles = await Promise.all(DAILY_GAMES.map(loadTitle));
const dealOf = ({ game }: Title): DailyDeal => {
  return { day: 20_000, game: game.id, seed: seedNumber(25), box: fingerprintOf(game.box) };
};
const played = new Map(titles.map((title) => [title, honestGame(title, dealOf(title), luck(1))]));

function luck(n: number): Rng {
  return Rng.fromSeed(seedNumber(n));
}

/** Why it does not count; undefined where it does. */
function refusal(title: Title, handedIn: HandedIn): string | undefined {
  try {
    checkEntry(title, dealOf(title), handedIn);
    return undefined;
  } catch (error) {
    const { rule, code } = (error as Refused).reason;
    return `${rule} ${code}`;
  }
}

describe('plans', () => {
  it('are for one person, with a rival where there is no automaton', () => {
    const seats = titles.map(({ game }) => dailyPlan(game).seats);
    expect(seats).toEqual([['human'], ['human'], ['human', DAILY_RIVAL], ['human']]);
  });

  it('rank by the lead, or by points where there is nobody else', () => {
    expect(dailyValue([147])).toBe(147);
    expect(dailyValue([40, 51])).toBe(-11);
    expect(dailyValue([40, 31, 38])).toBe(2);
  });
});

describe.each(titles)('a game of $game.id', (title) => {
  const { record, scores } = played.get(title) ?? expect.fail('not played');
  const { plays } = record;
  const withPlays = (changed: typeof plays) => ({ record: { ...record, plays: changed }, scores });

  it('counts as it was played', () => {
    const checked = checkEntry(title, dealOf(title), { record, scores });
    expect(checked).toMatchObject({ scores, value: dailyValue(scores) });
    expect(checked.place).toBeGreaterThan(0);
    expect(checkEntry(title, dealOf(title), honestGame(title, dealOf(title), luck(2))).scores).toHaveLength(
      scores.length,
    );
  });

  it('[P83] is of this deal', () => {
    const others = [
      { seed: seedNumber(26) },
      { game: 'rowhouse' },
      { seats: record.seats + 1 },
      { box: 'another' },
      { options: { ...record.options, nonsense: 1 } },
    ];
    for (const other of others)
      expect(refusal(title, { record: { ...record, ...other }, scores })).toBe('P83 otherDeal');
    const { box: _, ...boxless } = record;
    expect(refusal(title, { record: boxless, scores })).toBe('P83 otherDeal');
  });

  it('[P84] has the points that it has', () => {
    for (const claimed of [scores.with(0, at(scores, 0) + 1), [...scores, 0], []])
      expect(refusal(title, { record, scores: claimed })).toBe('P84 notPlayedSo');
  });

  it('[P84] goes to its end and no further', () => {
    for (const cut of [[], plays.slice(0, -1), plays.slice(1), [...plays, ...plays.slice(-1)]])
      expect(refusal(title, withPlays(cut))).toBe('P84 notPlayedSo');
  });

  it('[P84] has answers that are allowed', () => {
    const middle = Math.floor(plays.length / 2);
    const { seat } = at(plays, middle);
    for (const wrong of [
      { seat, action: { storey: 'roof' } },
      { seat, action: null },
      { seat: 7, action: {} },
    ])
      expect(refusal(title, withPlays(plays.with(middle, wrong)))).toBe('P84 notPlayedSo');
  });
});

it('[P84] a bot’s answers are its own', () => {
  const title = at(titles, DAILY_GAMES.indexOf('newyork1901'));
  const deal = dealOf(title);
  // As if another bot had sat there: the rest of the game fits its answers.
  const careless: Title = {
    ...title,
    heuristics: { ...title.heuristics, levels: { level4: { worlds: 1 } } },
  };
  expect(refusal(title, honestGame(careless, deal, luck(1)))).toBe('P84 notPlayedSo');
});
