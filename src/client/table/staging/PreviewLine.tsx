/** What a staged turn brings, in one line: the viewer's numbers first, then those of rivals that change. */
import type { NameOf, Words } from '#kernel';
import { figure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { isChanged, type Outlook, type PlayerPreview } from './preview.ts';

interface Props {
  readonly preview: readonly PlayerPreview[];
  readonly viewer: number;
  readonly words: Words;
  readonly name: NameOf;
}

export function PreviewLine({ preview, viewer, words, name }: Props) {
  const own = preview[viewer];
  const others = preview.filter(({ player, ...rest }) => player !== viewer && changesPoints(rest));
  return (
    <span className="preview">
      {own && <Numbers preview={own} words={words} />}
      {others.map((other) => (
        <span key={other.player}>
          {' · '}
          {name(other.player)} <Numbers preview={other} words={words} isShort />
        </span>
      ))}
    </span>
  );
}

/** The viewer's own in full; of the others only the figures. */
function Numbers({
  preview: { made, ifEnded, holdings },
  words,
  isShort = false,
}: {
  preview: PlayerPreview;
  words: Words;
  isShort?: boolean;
}) {
  const { stage } = useText();
  const { short } = useText('score');
  const { language } = useLanguage();
  const numeral = (number: number) => figure(language, number);
  const counted = (number: number) => (isShort ? '' : ` ${stage.points(number)}`);
  return (
    <>
      <Changing outlook={made} inWords={numeral} />
      {counted(made.now ?? made.before)}
      {ifEnded && (
        <>
          {' ('}
          <Changing outlook={ifEnded} inWords={numeral} />
          {!isShort && <span className="preview-words"> {short}</span>})
        </>
      )}
      {Object.entries(holdings).map(([kind, outlook]) => (
        <span key={kind}>
          {isChanged(outlook) && !isShort && ', '}
          {isChanged(outlook) && !isShort && (
            <Changing outlook={outlook} inWords={(amount) => words.holding?.(kind, amount) ?? ''} />
          )}
        </span>
      ))}
    </>
  );
}

/** A number, or how it changes. */
function Changing({ outlook, inWords }: { outlook: Outlook; inWords: (amount: number) => string }) {
  const { before, now } = outlook;
  if (!isChanged(outlook)) return inWords(before);
  return (
    <>
      {inWords(before)} → <b>{now === undefined ? '?' : inWords(now)}</b>
    </>
  );
}

function changesPoints({ made, ifEnded }: Pick<PlayerPreview, 'made' | 'ifEnded'>): boolean {
  return isChanged(made) || (ifEnded !== undefined && isChanged(ifEnded));
}
