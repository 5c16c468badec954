import { describe, expect, it } from 'vitest';
import type { Holder } from '#table';
import type { Shown } from '../store/tableStore.ts';
import { isForHints, mayAsk } from './mayAsk.ts';

const HUMAN: Holder = { kind: 'human', person: 'ada', standIn: null };
const AWAY: Holder = { kind: 'human', person: 'bruno', standIn: 'level3' };
const BOT: Holder = { kind: 'bot', level: 'level3' };

type Sat = Parameters<typeof isForHints>[0];
const at = (link: Shown['link'], seats: readonly Holder[], part: Partial<Sat['tableView']> = {}): Sat => ({
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
    ['to those who watch', at('live', [BOT, BOT], { viewer: 'spectator' }), false],
    ['in a game seen again', at('past', [HUMAN, BOT]), false],
    ['after the end', at('here', [HUMAN, BOT], { phase: 'over' }), false],
  ] as const)('%s: %#', (_who, sat, offered) => expect(isForHints(sat)).toBe(offered));

  it('only where there is something to choose, now', () => {
    const { link, tableView } = at('here', [HUMAN, BOT]);
    const asked = { prompt: {}, legal: ['a', 'b'] };
    const shown = { link, tableView: { ...tableView, paused: false }, decision: asked } as unknown as Shown;
    expect(mayAsk(shown)).toBe(true);
    expect(mayAsk({ ...shown, decision: undefined })).toBe(false);
    expect(mayAsk({ ...shown, decision: { ...asked, legal: ['a'] } })).toBe(false);
    expect(mayAsk({ ...shown, curtain: 1 })).toBe(false);
    expect(mayAsk({ ...shown, tableView: { ...shown.tableView, paused: true } })).toBe(false);
  });
});
