/** SHA-256 in plain arithmetic: the same in the browser, on the server and in the rules' pure code, and at once. */

/** The first 32 bits of the fractions of the square roots of the first primes, and of the cube roots. */
const START = '6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19';
const ROUNDS =
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5' +
  'd807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174' +
  'e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da' +
  '983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967' +
  '27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85' +
  'a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
  '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3' +
  '748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2';

const WORD = 8;
const BLOCK = 64;
const LENGTH = 8;

/** The digest of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = padded(utf8(text));
  const view = new DataView(bytes.buffer);
  const hash = wordsOf(START);
  const rounds = wordsOf(ROUNDS);
  const message = new Int32Array(rounds.length);
  for (let from = 0; from < bytes.length; from += BLOCK) {
    for (let n = 0; n < message.length; n++)
      message[n] = n < 16 ? view.getInt32(from + 4 * n) : extended(message, n);
    addBlock(hash, message, rounds);
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(WORD, '0')).join('');
}

/** Works one block of the message into the hash. */
function addBlock(hash: Int32Array, message: Int32Array, rounds: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (const [n, word] of message.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (rounds[n] ?? 0) + word) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) hash[n] = (hash[n] ?? 0) + word;
}

function extended(message: Int32Array, n: number): number {
  const early = message[n - 15] ?? 0;
  const late = message[n - 2] ?? 0;
  const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
  const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
  return (message[n - 16] ?? 0) + first + (message[n - 7] ?? 0) + second;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function wordsOf(digits: string): Int32Array {
  const count = digits.length / WORD;
  return Int32Array.from({ length: count }, (_, n) =>
    Number.parseInt(digits.slice(WORD * n, WORD * (n + 1)), 16),
  );
}

/** The bytes, a one bit, zeros, and the length in bits: whole blocks. */
function padded(bytes: readonly number[]): Uint8Array {
  const whole = new Uint8Array(Math.ceil((bytes.length + 1 + LENGTH) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - LENGTH, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(whole.length - LENGTH / 2, bytes.length << 3);
  return whole;
}

/** Text as bytes; half a character, which no text of ours has, becomes the sign for that. */
function utf8(text: string): readonly number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point, 0));
    else if (point >= 0xd800 && point < 0xe000) bytes.push(0xef, 0xbf, 0xbd);
    else if (point < 0x1_0000) bytes.push(0xe0 | (point >> 12), tail(point, 6), tail(point, 0));
    else bytes.push(0xf0 | (point >> 18), tail(point, 12), tail(point, 6), tail(point, 0));
  }
  return bytes;
}

function tail(point: number, shift: number): number {
  return 0x80 | ((point >> shift) & 0x3f);
}
