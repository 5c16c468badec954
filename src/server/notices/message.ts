/** A message to one channel: what happened, where to look, and how to stop it. */
import { GAME_INFO, isGameId } from '#games';
import type { Channel, Notice, NoticeSubject, TableRow } from '../store/index.ts';
import { MESSAGE_WORDS } from './messageWords.ts';

export interface Message {
  readonly kind: Notice['kind'] | 'test';
  /** Undefined in a test. */
  readonly table: string | undefined;
  readonly game: string | undefined;
  readonly title: string;
  readonly line: string;
  /** Every table that waits, where there are several: title and path. */
  readonly others: readonly { readonly title: string; readonly open: string }[];
  /** The page it leads to, from the server's root on. */
  readonly open: string;
  /** The page that stops such messages, likewise. */
  readonly stop: string;
  /** What the way there is called. */
  readonly stopLabel: string;
  /** The same for the same turn, so that who gets it twice can tell. */
  readonly key: string;
}

export function gameTitle(game: string): string {
  return isGameId(game) ? GAME_INFO[game].title : game;
}

export function messageOf(
  { kind, key }: { readonly kind: Notice['kind']; readonly key: string },
  { id, game, event }: NoticeSubject,
  { language }: Pick<Channel, 'language'>,
  stop: string,
): Message {
  const words = MESSAGE_WORDS[language];
  const shared = { kind, table: id, game, others: [], stop, stopLabel: words.stop, key };
  if (event) {
    const { title, line } = words.event[event.news];
    return { ...shared, title: title(event.name), line, open: `/events/${id}` };
  }
  const told = kind === 'event' ? 'started' : kind;
  const line = { turn: words.turnLine, started: words.startedLine, over: words.overLine }[told];
  return { ...shared, title: words[told](gameTitle(game)), line, open: `/table/${id}` };
}

/** A turn at several tables, told at once. */
export function digestOf(
  message: Message,
  waiting: readonly Pick<TableRow, 'id' | 'game'>[],
  { language }: Pick<Channel, 'language'>,
): Message {
  if (message.kind !== 'turn' || waiting.length < 2) return message;
  const others = waiting.map(({ id, game }) => ({ title: gameTitle(game), open: `/table/${id}` }));
  return { ...message, title: MESSAGE_WORDS[language].turns(waiting.length), others };
}

export function testMessage({ language }: Pick<Channel, 'language'>, stop: string, key: string): Message {
  const { test, testLine, stop: stopLabel } = MESSAGE_WORDS[language];
  const nothing = { table: undefined, game: undefined, others: [] };
  return { kind: 'test', ...nothing, title: test, line: testLine, open: '/', stop, stopLabel, key };
}
