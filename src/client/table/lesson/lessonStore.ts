/** The table of a lesson: a laid-out position at which the others give written answers. Nothing of it is stored. */
import type { Title } from '#games';
import { defaultOptions, isOpen, LEARNER, type Lesson, lessonStart, type Play, Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import {
  act,
  type Command,
  type Entry,
  type Holder,
  laidTable,
  legalOf,
  seenEntry,
  type Table,
  tableViewOf,
} from '#table';
import { localPerson } from '../store/localTable.ts';
import { botKey, eventsOf, type TableSnapshot, type TableStore } from '../store/tableStore.ts';

/** How long the others wait before they answer, in milliseconds. */
const REPLY_PAUSE = 450;

/** The learner is «you» to the coach, and has a name at the table like everybody else. */
const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Dario'];

/** How a lesson begins. */
interface Beginning {
  /** What the learner answered before; the rules must allow it. */
  readonly answers?: readonly unknown[];
  readonly pause?: number;
}

/** The store of a lesson from its beginning, or from where it was left. */
export function lessonStore(
  title: Title,
  lesson: Lesson,
  { answers = [], pause = REPLY_PAUSE }: Beginning = {},
): TableStore {
  const { game } = title;
  const listeners = new Set<() => void>();
  const replies = [...(lesson.replies ?? [])];
  const person = localPerson(LEARNER);
  let table = tableOf(title, lesson);
  let entries: readonly Entry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const action of answers) {
    const answered = table.state.answered[LEARNER] ?? 0;
    push(actAs({ do: 'play', answered, action }));
    for (let reply = nextReply(); reply; reply = nextReply()) push(answerOf(reply));
  }
  let snapshot = takeSnapshot();

  function takeSnapshot(): TableSnapshot {
    const { state } = table;
    const tableView = tableViewOf(table, LEARNER);
    const seen = entries.map((entry) => seenEntry(game, entry, LEARNER, state.phase === 'over'));
    return {
      tableView,
      decision:
        tableView.prompt === null ? undefined : { prompt: tableView.prompt, legal: legalOf(game, tableView) },
      entries: seen,
      events: eventsOf(seen),
      names: namesOf(state.seats),
      link: 'here',
      clockOffset: 0,
      persistent: true,
      watching: 0,
      present: [],
      curtain: undefined,
      pending: false,
    };
  }

  function push(next: { readonly table: Table; readonly entry: Entry }): void {
    table = next.table;
    entries = [...entries, next.entry];
  }

  function add(next: { readonly table: Table; readonly entry: Entry }): void {
    push(next);
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
    awaitReply();
  }

  function actAs(command: Command) {
    return act(table, { person, commandId: null }, command, { now: Date.now() });
  }

  function answerOf(reply: Play) {
    replies.shift();
    return act(table, 'system', { do: 'playBot', ...reply }, { now: Date.now() });
  }

  /** The next answer of another seat, once nothing is asked of the learner. */
  function nextReply(): Play | undefined {
    const { awaited, position } = table.state;
    if (position === null || awaited.includes(LEARNER)) return undefined;
    const isNext = (one: Play) => !awaited.includes(one.seat) || isOpen(game, position.state, one);
    replies.splice(0, replies.findIndex(isNext));
    const [reply] = replies;
    return reply && awaited.includes(reply.seat) ? reply : undefined;
  }

  function awaitReply(): void {
    clearTimeout(timer);
    const reply = nextReply();
    if (reply) timer = setTimeout(() => add(answerOf(reply)), pause);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    snapshot: () => snapshot,
    async command(command) {
      try {
        add(actAs(command));
        return undefined;
      } catch (error) {
        return error instanceof Refused ? error.reason : refusedAtDoor('failed').reason;
      }
    },
    liftCurtain() {},
  };
}

function tableOf(title: Title, lesson: Lesson): Table {
  const { game } = title;
  const position = lessonStart(lesson);
  const seats = game
    .scores(position.state)
    .map(
      (_, seat): Holder =>
        seat === LEARNER
          ? { kind: 'human', person: localPerson(seat), standIn: null }
          : { kind: 'bot', level: 'level1' },
    );
  const plan = {
    game: game.id,
    options: defaultOptions(game.options),
    access: 'link',
    clock: null,
    seats,
  } as const;
  return laidTable(
    title,
    { id: `lesson ${lesson.id}`, host: localPerson(LEARNER), plan, now: Date.now() },
    position,
  );
}

function namesOf(seats: readonly Holder[]): Record<string, string> {
  return Object.fromEntries(
    seats.map((_, seat) => [seat === LEARNER ? localPerson(seat) : botKey(seat), NAMES[seat] ?? '']),
  );
}
