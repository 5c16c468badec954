/** A sentence of a rulebook, with its rule numbers as links. */
import type { MouseEvent } from 'react';
import { piecesOf } from '../../ui/matchesSearch.ts';
import type { Span } from './book.ts';

interface Props {
  readonly spans: readonly Span[];
  /** The address of a rule or chapter. */
  readonly hrefOf: (number: string) => string;
  /** Called when a link to a rule is clicked. */
  readonly visit: (number: string, event: MouseEvent) => void;
  /** What was searched for; it is marked. */
  readonly query?: string;
}

const TAGS = { em: 'em', strong: 'strong', code: 'code' } as const;

/** Renders one sentence or cell. */
export function Spans({ spans, hrefOf, visit, query = '' }: Props) {
  let place = 0;
  return spans.map(({ style, text }) => {
    const key = place;
    place += text.length;
    if (style === 'plain') return <Marked key={key} text={text} query={query} />;
    if (style === 'rule')
      return (
        <a key={key} href={hrefOf(text)} onClick={(event) => visit(text, event)}>
          <Marked text={text} query={query} />
        </a>
      );
    const Tag = TAGS[style];
    return (
      <Tag key={key}>
        <Marked text={text} query={query} />
      </Tag>
    );
  });
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  if (query === '') return text;
  let place = 0;
  return piecesOf(text, query).map(({ text: piece, isFound }) => {
    const key = place;
    place += piece.length;
    return isFound ? <mark key={key}>{piece}</mark> : piece;
  });
}
