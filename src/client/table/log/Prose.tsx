/** A sentence in which the seats' names carry their marks. */
import type { NameOf, Seat } from '#kernel';
import { Mark } from '../../ui/Mark.tsx';

/** A private character behind a name says whose it is; the words around it never notice. */
const FIRST_TAG = 0xe000;
const MOST_SEATS = 16;
const TAGS = new RegExp(
  `[\\u{${FIRST_TAG.toString(16)}}-\\u{${(FIRST_TAG + MOST_SEATS - 1).toString(16)}}]`,
  'u',
);

/** Names to make sentences of that Prose will show. */
export function tagged(name: NameOf): NameOf {
  return (seat) => name(seat) + String.fromCodePoint(FIRST_TAG + seat);
}

interface Props {
  readonly sentence: string;
  readonly name: NameOf;
}

export function Prose({ sentence, name }: Props) {
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

/** The sentence cut at its names: what stands before each, and whose it is. */
function pieces(sentence: string, name: NameOf): { text: string; seat?: Seat }[] {
  const cut: { text: string; seat?: Seat }[] = [];
  let rest = sentence;
  for (let tag = rest.search(TAGS); tag >= 0; tag = rest.search(TAGS)) {
    const seat = (rest.codePointAt(tag) ?? FIRST_TAG) - FIRST_TAG;
    const before = rest.slice(0, tag);
    const own = name(seat);
    cut.push({ text: before.endsWith(own) ? before.slice(0, before.length - own.length) : before, seat });
    rest = rest.slice(tag + 1);
  }
  return [...cut, { text: rest }];
}
