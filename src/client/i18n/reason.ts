/** Refusals in words: the kernel's, the table's and the server's from the shell, all others from the game. */
import { KERNEL_REASONS, type Reason, type Words } from '#kernel';
import { PROTOCOL_REASONS } from '#protocol';
import { TABLE_REASONS } from '#table';
import type { Text } from './text/main.ts';

/** Away from a table no game is asked. */
export function reasonInWords({ rule, code }: Reason, words: Words | undefined, text: Text): string {
  if (isOf(KERNEL_REASONS, rule, code)) return text.reason[code];
  if (isOf(TABLE_REASONS, rule, code)) return text.tableReason[code];
  if (isOf(PROTOCOL_REASONS, rule, code)) return text.protocolReason[code];
  return words ? words.reason(code) : text.protocolReason.failed;
}

/** Whether the server refused it before any table was asked: a wrong password is against no rule of play. */
export function isOfDoor({ rule, code }: Reason): boolean {
  return isOf(PROTOCOL_REASONS, rule, code);
}

function isOf<C extends string>(reasons: Readonly<Record<C, string>>, rule: string, code: string): code is C {
  // It is one of them, as was just asked.
  return Object.hasOwn(reasons, code) && reasons[code as C] === rule;
}
