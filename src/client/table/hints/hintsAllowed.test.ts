import { describe, expect, it } from 'vitest';
import type { Holder } from '#table';
import type { TableSnapshot } from '../store/tableStore.ts';
import { allowsHints, canAskForHint } from './hintsAllowed.ts';

const HUMAN: Holder = { kind: 'human', person: 'ada', standIn: null };
const AWAY: Holder = { kind: 'human', person: 'bruno', standIn: 'level3' };
const BOT: Holder = { kind: 'bot', level: 'level3' };

type SeatedTable = Parameters<typeof allowsHints>[0];
const at = (
  link: TableSnapshot['link'],
  seats: readonly Holder[],
  part: Partial<SeatedTable['tableView']> = {},
): SeatedTable => ({
  link,
  tableView: { viewer: 0, phase: 'playing', seats, ...part },
});

describe('hints are offered', () => {
  it.each([
    ['alone', at('here', [HUMAN]), true],
    ['against bots', at('here', [HUMAN, BOT]), true],
    ['to people around one device', at('here', [HUMAN, HUMAN], { viewer: 1 }), false],
    ['around one device with a bot among them', at('here', [HUMAN, BOT, HUMAN]), false],
    ['around one device, after a rival has resigned', at('here', [HUMAN, AWAY]), false],
    ['online against bots', at('live', [HUMAN, BOT, BOT]), true],
    ['online against bots while the link is lost', at('lost', [HUMAN, BOT]), true],
    ['online with other people', at('live', [HUMAN, HUMAN, BOT]), false],
    ['online while a bot stands in for somebody', at('live', [HUMAN, AWAY]), false],
    ['to spectators', at('live', [BOT, BOT], { viewer: 'spectator' }), false],
    ['in a replay', at('past', [HUMAN, BOT]), false],
    ['in a game against bots that is rated', at('live', [HUMAN, BOT], { rated: 'bots' }), false],
    ['at an attempt that counts', { ...at('here', [HUMAN]), counts: true }, false],
    ['after the end', at('here', [HUMAN, BOT], { phase: 'over' }), false],
  ] as const)('%s: %#', (_who, table, offered) => expect(allowsHints(table)).toBe(offered));

  it('only while there is a choice to make', () => {
    const { link, tableView } = at('here', [HUMAN, BOT]);
    const decision = { prompt: {}, legal: ['a', 'b'] };
    const snapshot = {
      link,
      tableView: { ...tableView, paused: false },
      decision: decision,
    } as unknown as TableSnapshot;
    expect(canAskForHint(snapshot)).toBe(true);
    expect(canAskForHint({ ...snapshot, decision: undefined })).toBe(false);
    expect(canAskForHint({ ...snapshot, decision: { ...decision, legal: ['a'] } })).toBe(false);
    expect(canAskForHint({ ...snapshot, curtain: 1 })).toBe(false);
    expect(canAskForHint({ ...snapshot, tableView: { ...snapshot.tableView, paused: true } })).toBe(false);
  });
});
