/** The lines of the log as sentences. */
import type { NameOf, Words } from '#kernel';
import type { Text } from '../../i18n/text/main.ts';
import type { LoggedEvent } from '../store/tableStore.ts';
import { asideInWords } from './aside.ts';

export function lineInWords(logged: LoggedEvent, words: Words, text: Text, name: NameOf): string {
  return 'aside' in logged ? asideInWords(logged.aside, text, name) : words.event(logged.event, name);
}
