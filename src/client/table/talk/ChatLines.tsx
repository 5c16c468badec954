/** The lines of a chat: phrases in the reader's language, coarse words covered, lines of muted people folded. */
import { useState } from 'react';
import type { NameOf } from '#kernel';
import type { PersonId, Phrase } from '#table';
import { useText } from '../../i18n/language.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { pieces } from './mask.ts';

/** A line as it is shown. */
export interface ChatLine {
  readonly seq: number;
  readonly person: PersonId;
  readonly seat: number | null;
  readonly text: string;
  readonly phrase?: Phrase;
}

interface Props {
  readonly lines: readonly ChatLine[];
  readonly muted: ReadonlySet<PersonId>;
  readonly name: NameOf;
  readonly nameOf: (person: PersonId) => string;
}

export function ChatLines({ lines, muted, name, nameOf }: Props) {
  const { chat } = useText();
  const authorOf = ({ seat, person }: ChatLine) =>
    seat === null ? chat.watcher(nameOf(person)) : name(seat);
  return (
    <ol>
      {runsOf(lines, muted).map((run) => {
        const [first] = run;
        if (!first) return null;
        return muted.has(first.person) ? (
          <Folded key={first.seq} run={run} author={authorOf(first)} />
        ) : (
          <Line key={first.seq} line={first} author={authorOf(first)} />
        );
      })}
    </ol>
  );
}

/** Lines of the same muted person that follow each other are one fold; every other line is alone. */
export function runsOf(lines: readonly ChatLine[], muted: ReadonlySet<PersonId>): readonly ChatLine[][] {
  const runs: ChatLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0]?.person === line.person && muted.has(line.person)) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

function Folded({ run, author }: { run: readonly ChatLine[]; author: string }) {
  const text = useText('talk');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <li className="folded meta">
        {text.folded(author, run.length)}
        <button
          type="button"
          className="btn btn-quiet"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? text.hide : text.show}
        </button>
      </li>
      {isOpen && run.map((line) => <Line key={line.seq} line={line} author={author} />)}
    </>
  );
}

function Line({ line, author }: { line: ChatLine; author: string }) {
  return (
    <li>
      {line.seat !== null && <Mark seat={line.seat} />}
      <b>{author}</b> <LineText {...line} />
    </li>
  );
}

/** What was said: a phrase in the reader's language, or a text with its coarse words covered until the reader wants to see them. */
export function LineText({ text: said, phrase: name }: Pick<ChatLine, 'text' | 'phrase'>) {
  const text = useText('talk');
  const [isBare, setIsBare] = useState(false);
  // A newer build may know phrases that this one does not; then the line has their English.
  const phrase = name && text.phrase[name];
  const parts = phrase === undefined ? pieces(said) : [{ text: phrase, isCoarse: false }];
  const isCovered = !isBare && parts.some(({ isCoarse }) => isCoarse);
  return (
    <>
      {parts.map(({ text: part, isCoarse }, i) =>
        isCoarse && !isBare ? (
          <span key={i} className="covered" role="img" aria-label={text.masked}>
            {'•'.repeat(part.length)}
          </span>
        ) : (
          part
        ),
      )}
      {isCovered && (
        <button type="button" className="btn btn-quiet" onClick={() => setIsBare(true)}>
          {text.look}
        </button>
      )}
    </>
  );
}
