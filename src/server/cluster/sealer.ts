/** Seals what nodes tell each other (AES-256-GCM), so that whoever carries it learns nothing but its size. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A sealed message: the version of this form, the salt of its sender's key, its number, the tag, and the rest. */
const VERSION = 1;
const SALT = 16;
const NUMBER = 8;
const TAG = 16;
const HEADER = 1 + SALT + NUMBER + TAG;

/** Nonces of AES-GCM have twelve bytes. */
const NONCE = 12;

/** Senders whose keys are remembered. */
const MOST_SENDERS = 1000;

export interface Sealer {
  /** A name under which nobody without the key finds what it stands for. */
  hashOf(text: string): string;
  /** `subject` is what the message is about: under another one it cannot be opened. */
  seal(text: string, subject: string): Uint8Array;
  /** Undefined where it was not sealed with the same key, or is damaged. */
  unseal(bytes: Uint8Array, subject: string): string | undefined;
}

/** `secret` is the same on all nodes. Each sender has a key of its own and numbers its messages, so that no nonce is used twice. */
export function createSealer(secret: Buffer): Sealer {
  const keyOf = (salt: Buffer) => Buffer.from(hkdfSync('sha256', secret, salt, 'skyline messages', 32));
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'skyline subjects', 32));
  const mySalt = randomBytes(SALT);
  const myKey = keyOf(mySalt);
  const keys = new Map<string, Buffer>();
  let number = 0n;

  const keyOfSender = (salt: Buffer): Buffer => {
    const name = salt.toString('base64');
    const known = keys.get(name) ?? keyOf(salt);
    if (keys.size >= MOST_SENDERS) keys.clear();
    keys.set(name, known);
    return known;
  };

  return {
    hashOf: (text) => createHmac('sha256', hashKey).update(text).digest('base64url').slice(0, 22),
    seal(text, subject) {
      number += 1n;
      const nonce = Buffer.alloc(NONCE);
      nonce.writeBigUInt64BE(number, NONCE - NUMBER);
      const cipher = createCipheriv('aes-256-gcm', myKey, nonce);
      cipher.setAAD(Buffer.from(subject));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([
        Buffer.of(VERSION),
        mySalt,
        nonce.subarray(NONCE - NUMBER),
        cipher.getAuthTag(),
        body,
      ]);
    },
    unseal(bytes, subject) {
      if (bytes.length < HEADER || bytes[0] !== VERSION) return undefined;
      const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      const nonce = Buffer.concat([Buffer.alloc(NONCE - NUMBER), all.subarray(1 + SALT, 1 + SALT + NUMBER)]);
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyOfSender(all.subarray(1, 1 + SALT)), nonce);
        decipher.setAAD(Buffer.from(subject));
        decipher.setAuthTag(all.subarray(HEADER - TAG, HEADER));
        return decipher.update(all.subarray(HEADER), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
