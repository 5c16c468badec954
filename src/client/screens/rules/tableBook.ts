/** The rulebook of every table: the refusals K, T and P with their sentences. */
import { KERNEL_REASONS } from '#kernel';
import { PROTOCOL_REASONS } from '#protocol';
import { TABLE_REASONS } from '#table';
import type { Text } from '../../i18n/text/main.ts';
import type { RulesText } from '../../i18n/text/rules.ts';
import type { Block, Book } from '../../table/rules/book.ts';

/** Builds the book from the texts. */
export function tableBook(text: Text, { table }: RulesText): Book {
  return {
    title: table.title,
    intro: [{ kind: 'paragraph', spans: [{ style: 'plain', text: table.lead }] }],
    chapters: [
      { number: 'K', title: table.game, blocks: refusals(KERNEL_REASONS, text.reason) },
      { number: 'T', title: table.table, blocks: refusals(TABLE_REASONS, text.tableReason) },
      { number: 'P', title: table.online, blocks: refusals(PROTOCOL_REASONS, text.protocolReason) },
    ],
  };
}

function refusals<C extends string>(
  reasons: Readonly<Record<C, string>>,
  sentences: Readonly<Record<C, string>>,
): Block[] {
  // Object.keys knows no more than strings.
  const codes = Object.keys(reasons) as C[];
  return codes.map((code) => ({
    kind: 'rule',
    number: reasons[code],
    spans: [{ style: 'plain', text: sentences[code] }],
  }));
}
