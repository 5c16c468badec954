/** Messages nobody should send: every one must be answered with a typed reason or a typed close, and change nothing. */
import { at, type Rng } from '#kernel';
import { parseClientMessage } from '#protocol';
import { GARBAGE_KINDS } from './garbage.ts';
import { mutated } from './mutated.ts';
import {
  type Attack,
  commandMessage,
  isLegal,
  type Kind,
  ODD,
  POISON,
  play,
  SENDERS,
  type Sender,
  seatOf,
  type Target,
} from './target.ts';

/** Attacks by well-formed messages: the table and the rules must stop them. */
const KINDS: Readonly<Record<string, Kind>> = {
  /** The answers of the other seat, or of another time. */
  wrongSeat: (rng, target, id) => {
    const from = rng.pick(SENDERS);
    const { answered, legal } = seatOf(target, from === 'stranger' ? rng.below(2) : from);
    const others = target.seats.flatMap((other) => (other.seat === from ? [] : other.legal));
    const commands = [...others, ...target.strange].filter(
      (command) => from === 'stranger' || !isLegal(command, legal),
    );
    return play(target, id, from, answered, commands.length > 0 ? rng.pick(commands) : null);
  },
  stale: (rng, target, id) => {
    const from = rng.pick([0, 1] as const);
    const { answered, legal } = seatOf(target, from);
    const wrong = rng.pick(
      [answered - 1, answered + 1, answered + 1000, 0].filter((n) => n !== answered && n >= 0),
    );
    return play(target, id, from, wrong, legal.length > 0 ? rng.pick(legal) : rng.pick(ODD));
  },
  notMyTurn: (rng, target, id) => {
    const waiting = target.seats.filter(({ awaited }) => !awaited);
    const from = waiting.length > 0 ? (rng.pick(waiting).seat as Sender) : 'stranger';
    const { answered } = seatOf(target, from === 'stranger' ? 0 : from);
    return play(target, id, from, answered, rng.pick([...ODD, ...target.strange]));
  },
  nearlyLegal: (rng, target, id) => {
    const from = rng.pick([0, 1] as const);
    const { answered, legal } = seatOf(target, from);
    const command = mutated(rng, legal.length > 0 ? rng.pick(legal) : rng.pick(target.strange));
    return play(
      target,
      id,
      from,
      answered,
      isLegal(command, legal) ? { ...Object(command), extra: 1 } : command,
    );
  },
  junkAnswer: (rng, target, id) => {
    const from = rng.pick(SENDERS);
    return play(target, id, from, seatOf(target, from === 'stranger' ? 0 : from).answered, rng.pick(ODD));
  },
  poisonedAnswer: (rng, target, id) => {
    const from = rng.pick([0, 1] as const);
    const { answered, legal } = seatOf(target, from);
    const near = JSON.stringify(legal.length > 0 ? rng.pick(legal) : rng.pick(target.strange));
    const poison = `"${rng.pick(POISON)}":${rng.pick(['{"seat":0}', 'null', '[]', '1', '{"polluted":true}'])}`;
    const action = near.startsWith('{') ? `{${poison},${near.slice(1)}`.replace(/,}$/, '}') : `{${poison}}`;
    const data = JSON.stringify(commandMessage(target.table, id, { do: 'play', answered, action: '@' }));
    return { from, data: data.replace('"@"', () => action) };
  },
  /** Commands that nobody may give at this moment. */
  wrongCommand: (rng, target, id) => {
    const commands: readonly unknown[] = [
      { do: 'sit', seat: rng.below(9) },
      { do: 'stand' },
      { do: 'start' },
      { do: 'seatBot', seat: rng.below(3), level: 'level1' },
      { do: 'clearSeat', seat: rng.below(3) },
      { do: 'agree' },
      { do: 'decline' },
      { do: 'resume' },
      { do: 'return' },
      // Once a game is over, a rematch is nothing wrong.
      ...(target.seats.some(({ awaited }) => awaited) ? [{ do: 'rematch' }] : []),
      { do: 'standIn', seat: rng.below(3), level: 'level3' },
      { do: 'say', text: rng.pick(['', '   ', '\n\t']) },
      { do: 'propose', request: { kind: 'back', to: rng.pick([0, 1, 100_000]) } },
    ];
    return {
      from: rng.pick(SENDERS),
      data: JSON.stringify(commandMessage(target.table, id, rng.pick(commands))),
    };
  },
  /** What only the system may do. */
  systemCommand: (rng, target, id) => {
    const seat = rng.below(2);
    const commands: readonly unknown[] = [
      { do: 'playBot', seat, action: rng.pick(target.strange) },
      { do: 'ringClock' },
      { do: 'forget', person: 'somebody' },
      { do: 'reveal' },
    ];
    return {
      from: rng.pick(SENDERS),
      data: JSON.stringify(commandMessage(target.table, id, rng.pick(commands))),
    };
  },
  /** The number of an accepted command again, with another command. */
  doubled: (rng, target, id) => {
    const from = rng.pick([0, 1] as const);
    const { answered, legal } = seatOf(target, from);
    const accepted = at(target.accepted, from);
    const again = accepted.length > 0 ? rng.pick(accepted) : undefined;
    if (again === undefined) return play(target, id, from, answered + 1, null);
    const action = legal.length > 0 ? rng.pick(legal) : null;
    return {
      from,
      data: JSON.stringify(commandMessage(target.table, again, { do: 'play', answered, action })),
    };
  },
  noSuchTable: (rng, target, id) => {
    // Always another one: a table that is asked for twice at once is answered once.
    const near = `${target.table}${rng.next().toString(36)}`;
    const table = rng.pick([near, near.slice(-12), '', '../../etc', '__proto__', "' or 1=1 --"]);
    const data = rng.pick([
      commandMessage(table, id, { do: 'play', answered: 0, action: null }),
      { ask: 'watch', table, since: 0 },
      { ask: 'legal', table },
    ]);
    return { from: rng.pick(SENDERS), data: JSON.stringify(data) };
  },
  ...GARBAGE_KINDS,
};

/** These close the connection, so they come seldom. */
const RARE = new Set(['huge', 'binary', 'wrongProtocol', 'long']);
const OFTEN = Object.keys(KINDS).filter((kind) => !RARE.has(kind));
const RARELY = 60;

export const ATTACK_KINDS: readonly string[] = Object.keys(KINDS);

/** The n-th attack. */
export function attack(rng: Rng, target: Target, n: number): Attack {
  const kind = rng.below(RARELY) === 0 ? rng.pick([...RARE]) : rng.pick(OFTEN);
  const id = `attack-${n}`;
  const make = KINDS[kind];
  if (!make) throw new Error(`there is no attack ${kind}`);
  const made = make(rng, target, id);
  return { kind, ...made, isGarbage: isGarbage(made.data) };
}

function isGarbage(data: string | Buffer): boolean {
  if (typeof data !== 'string') return true;
  try {
    parseClientMessage(data);
    return false;
  } catch {
    return true;
  }
}
