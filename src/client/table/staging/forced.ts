/** Questions with one answer are not put to a person: the answer is given by itself, where no rival learns from it. */
import { type Game, type Reason, same } from '#kernel';
import { type Command, teachesNobody } from '#table';
import type { Shown, TableStore } from '../store/tableStore.ts';
import { isForced } from './stage.ts';

type PlayCommand = Extract<Command, { readonly do: 'play' }>;

/** The viewer's answer to a question that has no other, unless a human rival could learn from how fast it comes. */
export function forcedAnswer(game: Game, { tableView, decision }: Shown): PlayCommand | undefined {
  const { viewer, seats, answered, proposal, paused } = tableView;
  if (viewer === 'spectator' || paused || !decision || !isForced(decision)) return undefined;
  const holder = seats[viewer];
  // A bot answers for whoever is away, and an answer would end the others' command to go back.
  const isThere = holder?.kind === 'human' && holder.standIn === null;
  if (!isThere || proposal?.request.kind === 'back' || !teachesNobody(game, seats, viewer)) return undefined;
  return { do: 'play', answered: answered[viewer] ?? 0, action: decision.legal[0] };
}

interface Sent {
  readonly action: unknown;
  readonly done: Promise<Reason | undefined>;
}

/** The same table for a person who is asked only where there is something to choose; while somebody looks. */
export function withoutForced(inner: TableStore, game: Game): TableStore {
  const listeners = new Set<() => void>();
  let leave: (() => void) | undefined;
  let told: { readonly of: Shown; readonly shown: Shown } | undefined;
  /** What was sent and not refused, by seat and number: a forced answer may come from a staged turn, too, but not twice. */
  const sent = new Map<string, Sent>();
  /** The answer that was refused when it was given by itself: it is the person's to give. */
  let refused: string | undefined;

  const keyOf = ({ answered }: PlayCommand) => `${inner.shown().tableView.viewer} ${answered}`;

  function toGive(shown: Shown): PlayCommand | undefined {
    const forced = forcedAnswer(game, shown);
    return forced && keyOf(forced) !== refused ? forced : undefined;
  }

  async function send(command: PlayCommand): Promise<Reason | undefined> {
    const key = keyOf(command);
    const before = sent.get(key);
    if (before && same(before.action, command.action)) return before.done;
    // Noted before it is sent, since sending makes the store tell of it.
    const done = Promise.resolve().then(() => inner.command(command));
    sent.set(key, { action: command.action, done });
    const reason = await done;
    if (reason) sent.delete(key);
    return reason;
  }

  async function give(): Promise<void> {
    const forced = toGive(inner.shown());
    if (!forced) return;
    const key = keyOf(forced);
    if (sent.has(key) || !(await send(forced))) return;
    refused = key;
    told = undefined;
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      leave ??= inner.subscribe(() => {
        tell();
        void give();
      });
      void give();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = undefined;
      };
    },
    shown() {
      const of = inner.shown();
      if (told?.of !== of)
        told = { of, shown: toGive(of) ? { ...of, decision: undefined, pending: true } : of };
      return told.shown;
    },
    command: (command) => (command.do === 'play' ? send(command) : inner.command(command)),
    liftCurtain: inner.liftCurtain,
  };
}
