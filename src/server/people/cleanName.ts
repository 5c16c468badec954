/** Names and e-mail addresses, checked and brought into one form. */
import { refusedAtDoor } from '#protocol';
import { visibleText } from '#table';

const LONGEST_NAME = 24;
const LONGEST_EMAIL = 254;

/** Control and line characters, and turns of direction: nobody has them in a name by accident. */
const ODD = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** P10 One to 24 characters with something to see; what nobody can see is left out. */
export function cleanName(name: string): string {
  if (ODD.test(name)) throw refusedAtDoor('badName');
  const clean = visibleText(name);
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
