/** Passwords: hashed with argon2id, and checked in the same time whether or not somebody has the address. */
import { hash, verify } from '@node-rs/argon2';
import { refusedAtDoor } from '#protocol';
import type { Person } from '../store/index.ts';

const SHORTEST = 8;
const LONGEST = 200;

/** 19 MiB and two passes, as OWASP advises; argon2id is the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash to compare with where nobody has the address. */
let nobody: Promise<string> | undefined;

/** P11 Eight to 200 characters. */
export async function hashPassword(password: string): Promise<string> {
  const length = [...password].length;
  if (length < SHORTEST || length > LONGEST) throw refusedAtDoor('badPassword');
  return hash(password.normalize('NFC'), COST);
}

/** Whether it is this person's password; takes as long for a person who has none, or does not exist. */
export async function isPasswordOf(person: Person | undefined, password: string): Promise<boolean> {
  nobody ??= hash('nobody at all', COST);
  const stored = person?.passwordHash ?? (await nobody);
  const right = await verify(stored, password.slice(0, LONGEST * 4).normalize('NFC'));
  return right && person?.passwordHash != null;
}
