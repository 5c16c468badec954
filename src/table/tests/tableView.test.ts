import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { type Happening, legalOf, ownTableView, seenEntry, tableViewOf } from '../index.ts';
import { BOT, CLOCK, human, OPEN, Room, SEED } from './layout.ts';

const title = await loadTitle('rowhouse');

const EVERYTHING = [
  ...[
    'opened',
    'sat',
    'stood',
    'seatedBot',
    'clearedSeat',
    'dealt',
    'played',
    'tookBack',
    'proposed',
    'agreed',
  ],
  ...[
    'declined',
    'resumed',
    'ranOut',
    'changedHours',
    'stoodIn',
    'left',
    'returned',
    'resigned',
    'hosted',
    'said',
    'rematched',
  ],
  'forgot',
];

function dealt(): Room {
  const here = new Room(title, [human('ann'), human('bob')], { clock: CLOCK });
  here.command('ann', { do: 'start' });
  return here;
}

describe('a tableView', () => {
  it('before the deal shows who sits where', () => {
    const here = new Room(title, [human('ann'), OPEN]);
    expect(tableViewOf(here.table, 'spectator')).toMatchObject({
      phase: 'gathering',
      seats: [human('ann'), OPEN],
      view: null,
      prompt: null,
      scores: [],
      automata: [],
      outcome: null,
      mayTakeBack: false,
    });
  });

  it('shows nobody an entry of a kind that only a newer server knows', () => {
    const here = dealt();
    const entry = { ...here.answer('ann'), happening: { did: 'peeked', card: 7 } as unknown as Happening };
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(seenEntry(title.game, entry, viewer, true).happening).toBeNull();
  });

  it.each(EVERYTHING)('shows everybody that somebody %s', (did) => {
    const here = dealt();
    const happening = { did, events: [] } as unknown as Happening;
    const entry = { ...here.answer('ann'), happening };
    expect(seenEntry(title.game, entry, 1, false).happening).toMatchObject({ did });
  });

  it('shows a seat what it is asked, and nobody else', () => {
    const here = dealt();
    expect(tableViewOf(here.table, 0).prompt).toEqual({ step: 'pick', seat: 0 });
    expect(tableViewOf(here.table, 1).prompt).toEqual({ step: 'pick', seat: 1 });
    expect(tableViewOf(here.table, 'spectator').prompt).toBeNull();
    here.answer('ann');
    expect(tableViewOf(here.table, 0).prompt).toBeNull();
  });

  it('says nothing of seed, generator, log and open answers', () => {
    const here = dealt();
    here.answer('ann');
    for (const viewer of [1, 'spectator'] as const) {
      const text = JSON.stringify(tableViewOf(here.table, viewer));
      expect(text).not.toContain(SEED);
      expect(text).not.toMatch(/"(seed|rng|position|bag|open|line)"/);
    }
  });

  it('[T40] says on which ladder the game counts, where it counts on one', () => {
    expect(tableViewOf(dealt().table, 0)).not.toHaveProperty('rated');
    const here = new Room(title, [human('ann'), human('bob')], { rated: 'people' });
    expect(tableViewOf(here.table, 'spectator').rated).toBe('people');
  });

  it('shows the outcome at the end', () => {
    const here = dealt();
    here.finish();
    const { outcome, calledOff, scores } = tableViewOf(here.table, 'spectator');
    expect(outcome).toEqual(title.game.outcome(here.state.position?.state));
    expect(calledOff).toBe(false);
    expect(scores.length).toBe(2);
  });

  it('says at the end for whom a bot stood in, and of no bot', () => {
    const here = new Room(title, [human('ann'), BOT, human('bob')]);
    here.command('ann', { do: 'start' });
    here.command('bob', { do: 'leave' });
    expect(tableViewOf(here.table, 0).endings).toEqual([null, null, null]);
    here.finish();
    expect(tableViewOf(here.table, 0).endings).toEqual([null, null, 'standIn']);
  });

  it('tells a seat that it may take back', () => {
    const here = dealt();
    here.answer('ann');
    expect([0, 1, 'spectator' as const].map((viewer) => tableViewOf(here.table, viewer).mayTakeBack)).toEqual(
      [true, false, false],
    );
  });
});

describe('the part of a tableView that is the viewer’s own', () => {
  it.each(['newyork1901', 'rowhouse'])(
    'is the same with what another viewer sees at hand: %s',
    async (game) => {
      const here = new Room(await loadTitle(game), [human('ann'), human('bob')]);
      expect(ownTableView(here.table, 1, ownTableView(here.table, 0)).view).toBeNull();
      here.command('ann', { do: 'start' });
      for (const [viewer, other] of [
        [1, 0],
        [0, 'spectator'],
        ['spectator', 1],
      ] as const)
        expect(ownTableView(here.table, viewer, ownTableView(here.table, other))).toEqual(
          ownTableView(here.table, viewer),
        );
    },
  );

  it('is not theirs to take back once the game is over', () => {
    const here = dealt();
    here.answer('ann');
    here.command('bob', { do: 'resign' });
    expect(tableViewOf(here.table, 0)).toMatchObject({ mayTakeBack: false, prompt: null, calledOff: false });
  });

  it('says that a game was called off', () => {
    const here = dealt();
    here.command('ann', { do: 'propose', request: { kind: 'end' } });
    here.command('bob', { do: 'agree' });
    expect(tableViewOf(here.table, 1)).toMatchObject({ calledOff: true, outcome: null, prompt: null });
  });
});

describe('answers from a tableView', () => {
  it('are none for spectators, for seats not awaited, and before the deal', () => {
    const here = dealt();
    here.answer('ann');
    expect(legalOf(title.game, tableViewOf(here.table, 'spectator'))).toEqual([]);
    expect(legalOf(title.game, tableViewOf(here.table, 0))).toEqual([]);
    expect(legalOf(title.game, tableViewOf(here.table, 1)).length).toBe(3);
    expect(legalOf(title.game, tableViewOf(new Room(title, [human('ann'), BOT]).table, 0))).toEqual([]);
  });
});

describe('a seen entry', () => {
  it('has no events that the game does not show the viewer', () => {
    const { game } = title;
    const silent = { ...game, viewEvent: (event: unknown) => (event === 'drawn' ? undefined : event) };
    const happening = { did: 'dealt', seed: SEED, events: ['drawn', 'opened'] } as unknown as Happening;
    const entry = { seq: 2, at: 1, person: 'ann', commandId: null, happening, patch: null };
    expect(seenEntry(silent, entry, 0, false).happening).toMatchObject({ events: ['opened'] });
  });

  it('keeps an answer for its own seat', () => {
    const here = dealt();
    const entry = here.answer('ann');
    const see = (viewer: 0 | 1 | 'spectator') => seenEntry(title.game, entry, viewer, false);
    expect(see(0).happening).toEqual(entry.happening);
    for (const viewer of [1, 'spectator'] as const)
      expect(see(viewer)).toEqual({
        seq: entry.seq,
        at: entry.at,
        happening: {
          did: 'played',
          seat: 0,
          action: null,
          events: [{ did: 'picked', seat: 0, tile: null }],
          bot: false,
          turnOver: true,
        },
      });
  });

  it('shows of the deal what each may see', () => {
    const here = dealt();
    const entry = here.entries[1] ?? here.answer('ann');
    const drawn = (viewer: 0 | 'spectator') => {
      const { happening } = seenEntry(title.game, entry, viewer, false);
      if (happening?.did !== 'dealt') throw new Error('not the deal');
      return JSON.stringify(happening.events[0]);
    };
    expect(drawn('spectator')).toContain('null');
    expect(drawn(0)).not.toContain('null');
  });

  it('says neither command nor patch', () => {
    const here = dealt();
    expect(Object.keys(seenEntry(title.game, here.answer('ann'), 0, false))).toEqual([
      'seq',
      'at',
      'happening',
    ]);
  });
});
