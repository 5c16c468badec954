import { describe, expect, it } from 'vitest';
import { firstVerdict, verdictOf } from '../bars.ts';
import { chart } from '../chart.ts';
import { type GameTally, type Group, Ledger } from '../observer.ts';
import { page } from '../page.ts';
import { summaryOf } from '../summary.ts';

const TILES: Group = { name: 'Tiles', chance: 'a turn', kinds: ['common', 'rare', 'unseen'], bar: 'use' };
const SIDES: Group = { name: 'Sides', chance: 'a choice', kinds: ['left', 'right'], bar: 'start' };

/** A game of two seats that ends 30 to 20: seat 0 began, played the left side and took both kinds. */
function countedGame(): GameTally {
  const ledger = new Ledger(2);
  for (const seat of [0, 1]) {
    for (let turn = 0; turn < 25; turn++) ledger.offer('Tiles', 'rare', seat);
    ledger.offer('Tiles', 'common', seat);
    ledger.take('Sides', seat === 0 ? 'left' : 'right', seat);
  }
  ledger.take('Tiles', 'common', 0);
  ledger.use('Tiles', 'common', 0);
  ledger.use('Tiles', 'common', 0);
  ledger.bring('Tiles', 'common', 0, 5, -2);
  ledger.take('Tiles', 'rare', 0);
  ledger.figure('Rounds', 4);
  const { counts, figures } = ledger;
  return { counts, figures, first: 0, totals: [30, 20], wins: [1, 0] };
}

describe('a ledger', () => {
  it('counts a named chance once for each seat, and an unnamed one every time', () => {
    const ledger = new Ledger(2);
    for (const seat of [0, 1, 1]) ledger.offer('Tiles', 'common', seat, 'turn 1');
    ledger.offer('Tiles', 'common', 1, 'turn 2');
    ledger.offer('Tiles', 'rare', 1);
    ledger.offer('Tiles', 'rare', 1);
    const offered = (kind: string) => ledger.counts.Tiles?.[kind]?.map((count) => count.offered);
    expect(offered('common')).toEqual([1, 2]);
    expect(offered('rare')).toEqual([0, 2]);
  });
});

describe('a summary', () => {
  const summary = summaryOf([TILES, SIDES], [countedGame(), countedGame()]);
  const [tiles, sides] = summary.groups;

  it('adds up games', () => {
    expect(tiles?.rows[0]).toMatchObject({ offered: 4, taken: 2, used: 4, points: 10, dollars: -4 });
    expect(tiles?.rows[1]).toMatchObject({ offered: 100, taken: 2 });
    expect(summary.figures).toEqual({ Rounds: 4 });
  });

  it('compares those who took a kind with those who could have', () => {
    expect(tiles?.rows[0]).toMatchObject({ marginWith: 10, marginWithout: -10, won: { share: 1, of: 2 } });
    expect(tiles?.rows[2]).toMatchObject({ marginWith: undefined, marginWithout: undefined, won: undefined });
  });

  it('leaves out groups that no game has', () => {
    expect(summaryOf([TILES, { ...SIDES, name: 'Daniel' }], [countedGame()]).groups.length).toBe(1);
  });

  it('holds kinds against 5 % of their chances, and starts against fair shares of wins', () => {
    expect(tiles?.rows.map((row) => verdictOf(TILES, row, 2))).toEqual(['reached', 'MISSED', 'no chance']);
    expect(sides?.rows.map((row) => verdictOf(SIDES, row, 2))).toEqual(['MISSED', 'MISSED']);
    const share = (won: number) => ({ share: won, margin: 0, of: 100 });
    expect([0.44, 0.45, 0.55, 0.56].map((won) => firstVerdict(share(won), 2))).toEqual([
      'MISSED',
      'reached',
      'reached',
      'MISSED',
    ]);
    expect([0.22, 0.23, 0.27, 0.28].map((won) => firstVerdict(share(won), 4))).toEqual([
      'MISSED',
      'reached',
      'reached',
      'MISSED',
    ]);
  });

  it('says why beside the first seat, figures and kinds', () => {
    const reasons = {
      first: 'luck',
      figures: { Rounds: 'short' },
      tried: new Map([['Tiles: rare', 'dear']]),
    };
    const text = page('toy', 'npx tsx tools/usage.ts toy', 'toy.svg', summary, reasons);
    expect(text).toContain('MISSED (luck).');
    expect(text).toContain('Rounds: 4.0 a game (short).');
    expect(text).toContain('Tiles: rare (dear);');
  });

  it('says where a kind had few chances, and why it had none', () => {
    const ledger = new Ledger(2);
    for (const seat of [0, 1]) ledger.offer('Tiles', 'rare', seat);
    const game = { ...countedGame(), counts: ledger.counts };
    const text = page('toy', '', '', summaryOf([{ ...TILES, whyNoChance: 'nobody drew it' }], [game]));
    expect(text).toContain('Missed (1): Tiles: rare (only 2 chances).');
    expect(text).toContain('Tiles: unseen (nobody drew it).');
  });

  it('is written as a page and drawn as a chart', () => {
    const text = page('toy', 'npx tsx tools/usage.ts toy', 'toy.svg', summary);
    expect(text).toContain('```\nnpx tsx tools/usage.ts toy\n```');
    expect(text).toContain('Missed (3): Tiles: rare; Sides: left; Sides: right.');
    expect(text).toContain('Without a chance (1): Tiles: unseen.');
    expect(text).toContain('Rounds: 4.0 a game.');
    const row = /^\| common .*$/m
      .exec(text)?.[0]
      .split('|')
      .map((cell) => cell.trim());
    expect(row?.slice(1, -1)).toEqual([
      ...['common', '4', '2', '50 %', '4', '5.0', '-2.0', '+10.0', '-10.0', '100 % ± 0', 'reached'],
    ]);
    const drawing = chart('toy', summary);
    expect(drawing.match(/<rect /g)?.length).toBe(5);
    expect(drawing).toContain('>2.0 %<');
    expect(drawing).toContain('>never<');
    expect(drawing).toContain('>Sides: share of wins<');
    expect(drawing.match(/<line /g)?.length).toBe(3);
  });
});
