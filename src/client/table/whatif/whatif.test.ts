/** Branches of games, and the links that carry them. */
import { describe, expect, it } from 'vitest';
import { playMatch, random } from '#bots';
import { loadTitle } from '#games';
import { at, type GameRecord, hashOf, Refused, replay, start } from '#kernel';
import { branchOfRecord, branchOfView } from './branch.ts';
import { linkOf, readLink, whatIfOf } from './link.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const title = await loadTitle('rowhouse');
const { game } = title;
const { record } = playMatch(game, [random(), random(), random()], { rounds: 3, hand: 3 }, SEED);
const named: GameRecord = { ...record, names: ['Ada', 'Bruno', ''] };

describe('a branch of a finished game', () => {
  it('begins with the very position, and knows what really came', () => {
    const move = 4;
    const branch = branchOfRecord(title, named, move, 1);
    expect(branch.position).toEqual(replay(game, record, move).position);
    // Who has no name in the record gets one for the table.
    expect(branch).toMatchObject({ names: ['Ada', 'Bruno', 'Chiyo'], move, seat: 1, isDrawnAnew: false });
    const next = record.plays.findIndex(({ seat }, i) => i >= move && seat === 1);
    const before = replay(game, record, next).position.state;
    expect(branch.real?.first).toEqual({
      view: game.view(before, 1),
      action: at(record.plays, next).action,
    });
    const end = replay(game, record).position.state;
    expect(branch.real?.points).toEqual(game.scores(end).map(({ total }) => total));
  });

  it('says nothing of the end where the game has none', () => {
    const begun = { ...record, plays: record.plays.slice(0, 5) };
    expect(branchOfRecord(title, begun, 5, 0).real).toBeUndefined();
  });

  it.each([
    [-1, 0],
    [1.5, 0],
    [99_999, 0],
    [record.plays.length, 0],
    [0, 3],
    [0, -1],
  ])('is refused at move %d for seat %d', (move, seat) => {
    expect(() => branchOfRecord(title, record, move, seat)).toThrow(Refused);
  });
});

describe('a branch of a running game', () => {
  const tableView = (state: unknown) => ({
    view: game.view(state, 0),
    viewer: 0 as const,
    options: record.options,
    plays: 0,
  });

  it('looks the same to its seat, and depends on nothing but what the seat knows', () => {
    const { state } = start(game, {}, 3, SEED).position;
    const branch = branchOfView(title, tableView(state), ['Ada', 'Bruno', 'Chiyo'], SEED);
    expect(game.view(branch.position.state, 0)).toEqual(game.view(state, 0));
    expect(branch).toMatchObject({ isDrawnAnew: true, real: undefined, seat: 0 });
    // Another state with the same view: the hidden cards lie differently.
    const other = branchOfView(title, tableView(state), [], `f${SEED.slice(1)}`).position.state;
    expect(hashOf(other)).not.toBe(hashOf(state));
    const again = branchOfView(title, tableView(other), ['Ada', 'Bruno', 'Chiyo'], SEED);
    expect(again).toEqual(branch);
  });

  it('is refused to spectators, who play no part', () => {
    const { state } = start(game, {}, 3, SEED).position;
    const watched = { ...tableView(state), viewer: 'spectator' as const };
    expect(() => branchOfView(title, watched, [], SEED)).toThrow('noDecision');
  });
});

describe('a link', () => {
  it('carries the game, its names and where it branches', async () => {
    const link = await linkOf(title, { record: named, move: 4, seat: 1 });
    expect(link).toMatch(/^1[\w-]+$/);
    expect(whatIfOf(title, await readLink(link))).toEqual({ record: named, move: 4, seat: 1 });
  });

  it('is short: a whole game of Tangram City fits into a message', async () => {
    const tangram = await loadTitle('tangramcity');
    const played = playMatch(tangram.game, [random()], {}, SEED);
    const link = await linkOf(tangram, { record: played.record, move: 10, seat: 0 });
    expect(link.length).toBeLessThan(600);
  });

  it.each(['', '1', '2abc', '1!!!', '1abcdefgh', `1${'A'.repeat(50_000)}`])(
    'that is no link is refused as a malformed record: %.20s',
    async (text) => {
      await expect(readLink(text)).rejects.toMatchObject({ reason: { rule: 'K7', code: 'malformedRecord' } });
    },
  );

  it('with a game that the rules do not allow is refused', async () => {
    const content = await readLink(await linkOf(title, { record, move: 4, seat: 1 }));
    expect(() => whatIfOf(title, { ...content, line: '9999' })).toThrow('malformedRecord');
    expect(() => whatIfOf(title, { ...content, seats: 99 })).toThrow('wrongSeatCount');
    expect(() => whatIfOf(title, { ...content, seed: 'x' })).toThrow('malformedSeed');
  });
});
