/** A sentence in which each player's name is shown with their mark. */
import type { NameOf, Seat } from '#kernel';
import { Mark } from '../../ui/Mark.tsx';

/** A private-use character after a name says which seat it is; it passes unnoticed through the words. */
const FIRST_TAG = 0xe000;
const MAX_PLAYERS = 16;
const TAGS = new RegExp(
  `[\\u{${FIRST_TAG.toString(16)}}-\\u{${(FIRST_TAG + MAX_PLAYERS - 1).toString(16)}}]`,
  'u',
);

/** Names for sentences that MarkedText shows. */
export function tagged(name: NameOf): NameOf {
  return (seat) => name(seat) + String.fromCodePoint(FIRST_TAG + seat);
}

interface Props {
  readonly sentence: string;
  readonly name: NameOf;
  /** Whom a heading names already: at the beginning of the sentence the name is only for screen readers. */
  readonly told?: Seat | undefined;
}

/** Shows a sentence made with tagged names. */
export function MarkedText({ sentence, name, told }: Props) {
  const parts = pieces(sentence, name);
  const isTold = parts[0]?.text === '' && parts[0].seat !== undefined && parts[0].seat === told;
  return parts.map(({ text, seat }, i) => (
    <span key={i}>
      {isTold && i === 1 ? <Beginning text={text} /> : text}
      {seat !== undefined &&
        (isTold && i === 0 ? (
          <span className="sr">{name(seat)}</span>
        ) : (
          <b className="named">
            <Mark seat={seat} />
            {name(seat)}
          </b>
        ))}
    </span>
  ));
}

/** What begins a sentence when its name is not seen: its first word looks like a beginning, and is read as it is. */
function Beginning({ text }: { text: string }) {
  const [, space = '', word = '', rest = ''] = /^(\s*)(\S*)(.*)$/su.exec(text) ?? [];
  return (
    <>
      {space}
      <span className="begins">{word}</span>
      {rest}
    </>
  );
}

/** Splits the sentence at its names: the text before each name, and its seat. */
function pieces(sentence: string, name: NameOf): { text: string; seat?: Seat }[] {
  const parts: { text: string; seat?: Seat }[] = [];
  let rest = sentence;
  for (let tag = rest.search(TAGS); tag >= 0; tag = rest.search(TAGS)) {
    const seat = (rest.codePointAt(tag) ?? FIRST_TAG) - FIRST_TAG;
    const before = rest.slice(0, tag);
    const own = name(seat);
    parts.push({ text: before.endsWith(own) ? before.slice(0, before.length - own.length) : before, seat });
    rest = rest.slice(tag + 1);
  }
  return [...parts, { text: rest }];
}
