import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { loadTitle } from '#games';
import type { Seat, Viewer } from '#kernel';
import {
  act,
  type Command,
  type Entry,
  type Holder,
  openTable,
  seenEntry,
  type Table,
  tableViewOf,
} from '#table';
import { TEXTS } from '../../i18n/testing/texts.ts';
import { lineInWords } from '../log/lineInWords.ts';
import { Chat } from '../people/Chat.tsx';
import { Notices } from '../people/Notices.tsx';
import { SeatPanel } from '../people/SeatPanel.tsx';
import { briefTime, longTime, shortTime } from '../people/timeLeft.ts';
import { seatNames } from '../store/seatNames.ts';
import { botKey, eventsOf, type TableSnapshot, type TableStore } from '../store/tableStore.ts';
import { TableScreen } from './TableScreen.tsx';

const title = await loadTitle('rowhouse');
const words = title.words.en;
const NAMES = { ada: 'Ada', bruno: 'Bruno', zoe: 'Zoe' };
const MINUTES = 600_000;
const human = (person: string): Holder => ({ kind: 'human', person, standIn: null });

/** A table where Ada and Bruno play online with a bot, after these commands. */
function online(...commands: readonly (readonly [string, Command])[]): { table: Table; entries: Entry[] } {
  const plan = {
    game: 'rowhouse',
    options: { rounds: 3, hand: 3 },
    access: 'link',
    clock: { bank: MINUTES, increment: 0, cap: MINUTES },
    seats: [human('ada'), human('bruno'), { kind: 'bot', level: 'level3' }],
  } as const;
  let { table, entry } = openTable(title, { id: 'a', host: 'ada', plan, now: 0 });
  const entries = [entry];
  for (const [person, command] of [['ada', { do: 'start' }] as const, ...commands]) {
    ({ table, entry } = act(table, { person, commandId: null }, command, { now: 0, seed: '0'.repeat(32) }));
    entries.push(entry);
  }
  return { table, entries };
}

function snapshotFor(
  viewer: Viewer,
  { table, entries }: ReturnType<typeof online>,
  rest: Partial<TableSnapshot> = {},
): TableSnapshot {
  const tableView = tableViewOf(table, viewer);
  const visible = entries.map((entry) => seenEntry(title.game, entry, viewer, tableView.phase === 'over'));
  return {
    tableView,
    decision: undefined,
    entries: visible,
    events: eventsOf(visible),
    names: NAMES,
    link: 'live',
    clockOffset: 0,
    persistent: true,
    watching: 0,
    present: [0],
    curtain: undefined,
    pending: false,
    ...rest,
  };
}

const name = (seat: Seat) => ['Ada', 'Bruno', 'Bot 3'][seat] ?? '';
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const noticesTo = (viewer: Viewer, table: ReturnType<typeof online>, rest?: Partial<TableSnapshot>) =>
  textOf(
    renderToStaticMarkup(
      <Notices snapshot={snapshotFor(viewer, table, rest)} name={name} command={() => {}} />,
    ),
  );

const askPause: Command = { do: 'propose', request: { kind: 'pause' } };
const chatLine = (person: string, text: string) => [person, { do: 'say', text }] as const;

describe('a clock', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [65_400, '1:05', '1 minute 5 seconds'],
    [3_600_000, '1:00:00', '1 hour 0 minutes'],
    [2 * 86_400_000 + 5 * 3_600_000, '2d 5h', '2 days 5 hours'],
  ])('of %i ms shows %s and says %s', (left, short, long) => {
    expect(shortTime(left, 'en')).toBe(short);
    expect(longTime(left, 'en')).toBe(long);
  });

  it('has one unit in the seats of a phone', () => {
    const hours = (count: number) => briefTime(count * 3_600_000, 'en');
    expect([briefTime(65_400, 'en'), hours(25), hours(47.5), hours(48), hours(150)]).toEqual([
      '1:05',
      '25h',
      '47h',
      '2d',
      '6d',
    ]);
  });

  it('is translated', () => {
    expect(longTime(65_000, 'de')).toBe('1 Minute 5 Sekunden');
  });
});

describe('the seats', () => {
  const panel = (viewer: Viewer, rest?: Partial<TableSnapshot>) =>
    renderToStaticMarkup(
      <SeatPanel snapshot={snapshotFor(viewer, online(), rest)} name={name} words={words} />,
    );

  it('show who is online, and a clock for humans', () => {
    const html = panel(0);
    expect(textOf(html)).toMatch(/Ada you .* Bruno not connected .* Bot 3 bot, Builder/);
    expect(html.match(/role="timer"/g)).toHaveLength(2);
    expect(textOf(panel(0, { present: [0, 1], watching: 2 }))).toMatch(/Bruno online .* 2 watching$/);
  });

  it('tell for how long somebody has been away, and who is replaced, on a phone in a word', () => {
    const away = (minutes: number) =>
      textOf(panel(0, { gone: { bruno: Date.now() - minutes * 60_000 } })).replaceAll('\u202f', ' ');
    expect(away(0.2)).toMatch(/Bruno 1 min offline not connected since .* 1m /);
    expect(away(200)).toMatch(/Bruno 3 hr offline not connected since .* 3h /);
    const left = snapshotFor(0, online(['bruno', { do: 'leave' }]));
    const html = renderToStaticMarkup(<SeatPanel snapshot={left} name={name} words={words} />);
    expect(textOf(html)).toContain('Bruno a bot stands in bot');
  });

  it('are named after people, or by number', () => {
    const { tableView } = snapshotFor(0, online());
    expect(seatNames({ tableView, names: NAMES }, TEXTS.en)).toEqual(['Ada', 'Bruno', 'Bot 3']);
    const other = { ada: 'Ada', bruno: '', [botKey(2)]: 'Chiyo' };
    expect(seatNames({ tableView, names: other }, TEXTS.en)).toEqual(['Ada', 'Somebody', 'Chiyo']);
  });
});

describe('the notices', () => {
  it('are empty while nothing is wrong', () => {
    expect(noticesTo(0, online())).toBe('');
  });

  it('report a lost connection, and that nothing is saved', () => {
    expect(noticesTo(0, online(), { link: 'lost' })).toBe(TEXTS.en.table.link.lost);
    expect(noticesTo(0, online(), { link: 'here', persistent: false })).toBe(TEXTS.en.table.notKept);
  });

  it('let players answer a request, and the requester withdraw it', () => {
    const requested = online(['bruno', askPause]);
    expect(noticesTo(0, requested)).toBe('Bruno would like a pause. Agree Decline');
    expect(noticesTo(1, requested)).toBe('Bruno would like a pause. Waiting for Ada. Withdraw');
    expect(noticesTo('spectator', requested)).toBe('Bruno would like a pause. Waiting for Ada.');
  });

  it('let players resume a paused game, and come back', () => {
    expect(noticesTo(0, online(['bruno', askPause], ['ada', { do: 'agree' }]))).toBe(
      'The game is paused. Play on',
    );
    expect(noticesTo(0, online(['ada', { do: 'leave' }]))).toBe(
      'A bot is playing for you. Take my seat again',
    );
    expect(noticesTo(1, online(['ada', { do: 'leave' }]))).toBe('');
  });

  it('leave it to the log who ran out of time, and what followed', () => {
    const { table, entries } = online();
    const late = act(table, 'system', { do: 'ringClock' }, { now: MINUTES + 1 });
    const after = { table: late.table, entries: [...entries, late.entry] };
    expect(noticesTo(0, after)).toBe('A bot is playing for you. Take my seat again');
    expect(noticesTo('spectator', after)).toBe('');
    expect(
      snapshotFor(0, after)
        .events.map((event) => lineInWords(event, words, TEXTS.en, name))
        .at(-1),
    ).toBe('Ada ran out of time. Bruno ran out of time. A bot takes over.');
  });
});

describe('the log of events outside the game', () => {
  const linesIn = (language: 'en' | 'fr' | 'es' | 'de', ...commands: (readonly [string, Command])[]) =>
    snapshotFor(0, online(...commands))
      .events.filter((line) => 'aside' in line)
      .map((line) => lineInWords(line, words, TEXTS[language], name));

  it('says who asked, who agreed and what followed', () => {
    expect(linesIn('en', ['bruno', askPause], ['ada', { do: 'agree' }], ['ada', { do: 'resume' }])).toEqual([
      'Bruno asked for a pause.',
      'Ada agreed. The game was paused.',
      'Ada let the game go on.',
    ]);
    expect(linesIn('de', ['bruno', askPause], ['ada', { do: 'decline' }])).toEqual([
      'Bruno hat um eine Pause gebeten.',
      'Ada hat abgelehnt.',
    ]);
  });

  it('says who left and who came back', () => {
    expect(linesIn('fr', ['ada', { do: 'leave' }], ['ada', { do: 'return' }])).toEqual([
      'Ada a quitté la partie ; un bot joue à sa place.',
      'Ada est de retour.',
    ]);
  });
});

describe('the chat', () => {
  it('shows messages with their authors', () => {
    const played = online(chatLine('bruno', 'Good move.'), chatLine('zoe', 'Hello.'));
    const chat = (viewer: Viewer) =>
      textOf(
        renderToStaticMarkup(
          <Chat snapshot={snapshotFor(viewer, played)} name={name} command={async () => undefined} />,
        ),
      );
    expect(chat(0)).toContain('Bruno Good move.');
    expect(chat(0)).not.toContain('Hello');
    expect(chat('spectator')).toContain('Zoe (watching) Hello.');
  });
});

describe('the table screen', () => {
  const screen = (snapshot: TableSnapshot) => {
    const store: TableStore = {
      subscribe: () => () => {},
      snapshot: () => snapshot,
      command: async () => undefined,
      liftCurtain() {},
    };
    return renderToStaticMarkup(
      <Router ssrPath="/">
        <TableScreen words={words} store={store} endButtons={<b>acts</b>} />
      </Router>,
    );
  };

  it('offers requests and chat online only', () => {
    expect(screen(snapshotFor(0, online()))).toContain('Ask for a pause');
    const here = screen(snapshotFor(0, online(), { link: 'here' }));
    expect(here).not.toContain('Ask for a pause');
    expect(here).not.toContain('Chat');
    expect(screen(snapshotFor('spectator', online()))).not.toContain('Ask for a pause');
  });

  it('shows that a game was called off, with a rematch button', () => {
    const off = online(['bruno', { do: 'propose', request: { kind: 'end' } }], ['ada', { do: 'agree' }]);
    const html = screen(snapshotFor(0, off));
    expect(textOf(html)).toContain('Called off');
    expect(html).toMatch(/Play a rematch.*acts/);
    expect(screen(snapshotFor('spectator', off))).not.toContain('Play a rematch');
  });
});
