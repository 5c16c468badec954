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
}

/** Shows a sentence made with tagged names. */
export function MarkedText({ sentence, name }: Props) {
  return pieces(sentence, name).map(({ text, seat }, i) => (
    <span key={i}>
      {text}
      {seat !== undefined && (
        <b className="named">
          <Mark seat={seat} />
          {name(seat)}
        </b>
      )}
    </span>
  ));
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
