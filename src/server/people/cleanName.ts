/** Names and e-mail addresses, checked and brought into one form. */
import { refusedAtDoor } from '#protocol';

const LONGEST_NAME = 24;
const LONGEST_EMAIL = 254;

/** Control, format and line characters: they could hide, turn round or break up a name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;

/** P10 One to 24 characters without control characters; spaces at the ends and double spaces are removed. */
export function cleanName(name: string): string {
  if (UNSEEN.test(name)) throw refusedAtDoor('badName');
  const clean = name.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const length = [...clean].length;
  if (length < 1 || length > LONGEST_NAME) throw refusedAtDoor('badName');
  return clean;
}

/** An e-mail address in its one form; refuses what cannot be one. */
export function cleanEmail(email: string): string {
  const clean = email.normalize('NFC').trim().toLowerCase();
  if (clean.length > LONGEST_EMAIL || !/^[^\s@]+@[^\s@]+$/u.test(clean)) throw refusedAtDoor('malformed');
  return clean;
}
