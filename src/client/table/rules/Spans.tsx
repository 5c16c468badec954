/** A sentence of a rulebook, with its rule numbers as links. */
import type { MouseEvent } from 'react';
import type { Span } from './book.ts';

interface Props {
  readonly spans: readonly Span[];
  /** The address of a rule or chapter. */
  readonly hrefOf: (number: string) => string;
  /** Called when a link to a rule is clicked. */
  readonly visit: (number: string, event: MouseEvent) => void;
}

const TAGS = { em: 'em', strong: 'strong', code: 'code' } as const;

/** Renders one sentence or cell. */
export function Spans({ spans, hrefOf, visit }: Props) {
  let place = 0;
  return spans.map(({ style, text }) => {
    const key = place;
    place += text.length;
    if (style === 'plain') return text;
    if (style === 'rule')
      return (
        <a key={key} href={hrefOf(text)} onClick={(event) => visit(text, event)}>
          {text}
        </a>
      );
    const Tag = TAGS[style];
    return <Tag key={key}>{text}</Tag>;
  });
}
