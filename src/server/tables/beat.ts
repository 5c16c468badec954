/** What a thread is working on, in memory that another thread can read while this one is stuck. */

const LONGEST_ID = 64;
const HEADER = 12;
const TURN = 0;
const CALL = 1;
const LENGTH = 2;

export function newBeat(): SharedArrayBuffer {
  return new SharedArrayBuffer(HEADER + LONGEST_ID);
}

/** The worker's side. */
export function beating(beat: SharedArrayBuffer) {
  const words = new Int32Array(beat, 0, HEADER / 4);
  const letters = new Uint8Array(beat, HEADER);
  let turn = 0;
  return <T>(call: number, table: string, run: () => T): T => {
    const length = Math.min(table.length, LONGEST_ID);
    for (let i = 0; i < length; i++) letters[i] = table.charCodeAt(i);
    words[CALL] = call;
    words[LENGTH] = length;
    turn = (turn % 0x3fff_ffff) + 1;
    Atomics.store(words, TURN, turn);
    try {
      return run();
    } finally {
      Atomics.store(words, TURN, 0);
    }
  };
}

/** What the worker is at, or undefined while it is at nothing; `turn` differs from one piece of work to the next. */
export function readBeat(beat: SharedArrayBuffer): { turn: number; call: number; table: string } | undefined {
  const words = new Int32Array(beat, 0, HEADER / 4);
  const turn = Atomics.load(words, TURN);
  if (turn === 0) return undefined;
  const letters = new Uint8Array(beat, HEADER, words[LENGTH]);
  return { turn, call: words[CALL] ?? 0, table: String.fromCharCode(...letters) };
}
