/** Questions with only one answer are answered automatically, unless a rival could learn something from it. */
import { type Game, type Reason, same } from '#kernel';
import { type Command, teachesNobody } from '#table';
import type { TableSnapshot, TableStore } from '../store/tableStore.ts';
import { isForced } from './stage.ts';

type PlayCommand = Extract<Command, { readonly do: 'play' }>;

/** The viewer's only answer, unless a human rival could learn something from how fast it comes. */
export function forcedAnswer(game: Game, { tableView, decision }: TableSnapshot): PlayCommand | undefined {
  const { viewer, seats, answered, proposal, paused } = tableView;
  if (viewer === 'spectator' || paused || !decision || !isForced(decision)) return undefined;
  const holder = seats[viewer];
  // A bot answers for absent players, and an answer would cancel a pending request to take back.
  const isPresent = holder?.kind === 'human' && holder.standIn === null;
  if (!isPresent || proposal?.request.kind === 'back' || !teachesNobody(game, seats, viewer))
    return undefined;
  return { do: 'play', answered: answered[viewer] ?? 0, action: decision.legal[0] };
}

interface SentAnswer {
  readonly action: unknown;
  readonly done: Promise<Reason | undefined>;
}

/** Wraps a store so that forced answers are given automatically while somebody is subscribed. */
export function answeringForced(inner: TableStore, game: Game): TableStore {
  const listeners = new Set<() => void>();
  let unsubscribe: (() => void) | undefined;
  let cached: { readonly of: TableSnapshot; readonly snapshot: TableSnapshot } | undefined;
  /** Answers sent and not refused, by seat and number: a forced answer may also come from a staged turn, but must not be sent twice. */
  const sent = new Map<string, SentAnswer>();
  /** The automatic answer that was refused; the person has to give it. */
  let refused: string | undefined;

  const keyOf = ({ answered }: PlayCommand) => `${inner.snapshot().tableView.viewer} ${answered}`;

  function dueAnswer(snapshot: TableSnapshot): PlayCommand | undefined {
    const forced = forcedAnswer(game, snapshot);
    return forced && keyOf(forced) !== refused ? forced : undefined;
  }

  async function send(command: PlayCommand): Promise<Reason | undefined> {
    const key = keyOf(command);
    const before = sent.get(key);
    if (before && same(before.action, command.action)) return before.done;
    // Recorded before it is sent, because sending notifies listeners.
    const done = Promise.resolve().then(() => inner.command(command));
    sent.set(key, { action: command.action, done });
    const reason = await done;
    if (reason) sent.delete(key);
    return reason;
  }

  async function giveForced(): Promise<void> {
    const forced = dueAnswer(inner.snapshot());
    if (!forced) return;
    const key = keyOf(forced);
    if (sent.has(key) || !(await send(forced))) return;
    refused = key;
    cached = undefined;
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      unsubscribe ??= inner.subscribe(() => {
        notify();
        void giveForced();
      });
      void giveForced();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
    snapshot() {
      const of = inner.snapshot();
      if (cached?.of !== of)
        cached = { of, snapshot: dueAnswer(of) ? { ...of, decision: undefined, pending: true } : of };
      return cached.snapshot;
    },
    command: (command) => (command.do === 'play' ? send(command) : inner.command(command)),
    liftCurtain: inner.liftCurtain,
  };
}
