/** Random lives of a table: people, bots and the system send commands at any time. */
import type { Title } from '#games';
import { at, type Reason, Refused, type Rng, type Seat } from '#kernel';
import {
  type Command,
  dueBot,
  type Entry,
  questionsOverFor,
  type SystemCommand,
  type Table,
  type TablePlan,
  viewerOf,
} from '../index.ts';
import { entriesIn } from '../line.ts';
import { BOT, CLOCK, human, OPEN, Room } from './layout.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'zoe'];

/** One command, what became of it, and the tables before and after. */
export interface Moved {
  readonly who: string;
  readonly command: Command | SystemCommand;
  readonly before: Table;
  readonly after: Table;
  readonly entry: Entry | undefined;
  readonly reason: Reason | undefined;
}

/** A table in play, with two or three seats. */
export function someRoom(title: Title, rng: Rng, secret?: string): Room {
  const seats = [
    human('ann'),
    ...rng.pick([[BOT], [OPEN], [OPEN, BOT], [human('bob'), OPEN], [human('bob'), human('cid')]]),
  ];
  const most = title.game.seats.max;
  const more: Partial<TablePlan> = {
    access: rng.pick(['public', 'link']),
    clock: rng.pick([null, CLOCK]),
    absence: { after: 60_000, timeout: rng.pick(['bot', 'lose']), level: 'level1' },
  };
  const here = new Room(title, seats.slice(0, most), more, secret);
  here.gone = rng.pick([{}, { ann: 0 }, { bob: 0, cid: 0 }]);
  for (const seat of here.state.seats.keys())
    if (at(here.state.seats, seat).kind === 'open')
      here.command(seat === 1 ? 'bob' : 'cid', { do: 'sit', seat });
  return here;
}

/** So many commands, half of them answers, most others out of place. */
export function live(here: Room, rng: Rng, commands: number, visit: (moved: Moved) => void): void {
  for (let n = 0; n < commands; n++) {
    here.now += rng.pick([0, 10, 1000, 20_000]);
    const [who, command] = rng.below(2) === 0 ? anyCommand(here, rng) : goodCommand(here, rng);
    visit(moved(here, who, command));
  }
}

function moved(here: Room, who: string, command: Command | SystemCommand): Moved {
  const before = here.table;
  try {
    const entry = here.command(who, command);
    return { who, command, before, after: here.table, entry, reason: undefined };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { who, command, before, after: here.table, entry: undefined, reason: error.reason };
  }
}

function goodCommand(here: Room, rng: Rng): [string, Command | SystemCommand] {
  const { state } = here;
  const open = state.seats.findIndex(({ kind }) => kind === 'open');
  if (open >= 0) return [state.host, { do: 'seatBot', seat: open, level: 'level1' }];
  if (state.phase === 'gathering') return [state.host, { do: 'start' }];
  if (state.proposal && rng.below(3) > 0)
    return [personAt(here, rng.pick(state.proposal.needed)), { do: 'agree' }];
  if (state.paused) return [rng.pick(PEOPLE), { do: 'resume' }];
  const bot = dueBot(state);
  if (bot !== undefined) return ['system', { do: 'playBot', seat: bot, action: rng.pick(here.legal(bot)) }];
  if (state.awaited.length === 0) return anyCommand(here, rng);
  const seat = rng.pick(state.awaited);
  return [personAt(here, seat), answerOf(here, rng, seat)];
}

function personAt({ state }: Room, seat: Seat): string {
  const holder = at(state.seats, seat);
  return holder.kind === 'human' ? holder.person : 'zoe';
}

function answerOf(here: Room, rng: Rng, seat: Seat): Command {
  const legal = here.legal(seat);
  const action = legal.length > 0 ? rng.pick(legal) : { junk: rng.below(9) };
  return { do: 'play', answered: questionsOverFor(here.state, seat), action };
}

function anyCommand(here: Room, rng: Rng): [string, Command | SystemCommand] {
  const who = rng.pick(['ann', 'ann', 'bob', 'cid', 'zoe']);
  const viewer = viewerOf(here.state, who);
  const seat = rng.below(5) - 1;
  const some = here.state.line.length > 0 ? rng.pick(entriesIn(here.state.line)) : 3;
  const commands: readonly (Command | SystemCommand)[] = [
    { do: 'sit', seat },
    { do: 'stand' },
    { do: 'seatBot', seat, level: 'level3' },
    { do: 'clearSeat', seat },
    { do: 'start' },
    { do: 'play', answered: rng.below(4), action: rng.pick([null, -1, 'pass', [], {}, { tile: 1 }]) },
    ...(viewer === 'spectator' ? [] : [answerOf(here, rng, viewer)]),
    ...Array.from({ length: 6 }, () => ({ do: 'takeBack' }) as const),
    ...Array.from({ length: 3 }, () => ({ do: 'propose', request: { kind: 'back', to: some } }) as const),
    { do: 'propose', request: { kind: 'pause' } },
    ...(rng.below(20) === 0 ? [{ do: 'propose', request: { kind: 'end' } } as const] : []),
    { do: 'agree' },
    { do: 'decline' },
    { do: 'resume' },
    { do: 'standIn', seat },
    { do: 'leave' },
    { do: 'return' },
    { do: 'host' },
    ...(rng.below(20) === 0 ? [{ do: 'resign' } as const] : []),
    { do: 'say', text: rng.pick(['hello', ' ']) },
    { do: 'rematch' },
    { do: 'ringClock' },
    { do: 'playBot', seat, action: null },
    ...(rng.below(30) === 0 ? [{ do: 'forget', person: who } as const] : []),
  ];
  const command = rng.pick(commands);
  const isForSystem = command.do === 'ringClock' || command.do === 'playBot' || command.do === 'forget';
  return [isForSystem ? 'system' : who, command];
}
