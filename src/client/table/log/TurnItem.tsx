/** One turn of the log: who, what it came to, and what happened, line by line or folded to the beginning of it. */
import { memo, type ReactNode } from 'react';
import { type NameOf, same, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import type { LoggedEvent } from '../store/tableStore.ts';
import type { Gain } from './gains.ts';
import { lineInWords } from './lineInWords.ts';
import type { LoggedTurn } from './loggedTurns.ts';
import { MarkedText, tagged } from './MarkedText.tsx';
import { MomentLink, type MomentLinks } from './MomentLink.tsx';
import { TurnGains } from './TurnGains.tsx';

interface Props {
  readonly turn: LoggedTurn;
  readonly gains: readonly Gain[];
  readonly isOpen: boolean;
  /** Opens or folds a turn. */
  readonly fold: (key: number, open: boolean) => void;
  /** The only one whose first part is in the tab order. */
  readonly isNewest: boolean;
  readonly words: Words;
  readonly name: NameOf;
  readonly momentLinks?: MomentLinks | undefined;
  readonly point: (event: unknown) => void;
}

/** A turn of one line needs no heading. */
export const TurnItem = memo(function TurnItem({ turn, gains, isOpen, fold, isNewest, ...rest }: Props) {
  const { setup } = useText('replay');
  const { seat, lines } = turn;
  const { words, name } = rest;
  const [only, ...more] = lines;
  const tabIndex = isNewest ? 0 : -1;
  const came = gains.length > 0 && <TurnGains gains={gains} seat={seat} words={words} name={name} />;
  if (only && more.length === 0)
    return (
      <Line logged={only} className="turn turn-single" isStop tabIndex={tabIndex} {...rest}>
        {came}
      </Line>
    );
  return (
    <li className="turn" data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className="turn-head"
        data-stop=""
        aria-expanded={isOpen}
        tabIndex={tabIndex}
        onClick={() => fold(turn.key, !isOpen)}
      >
        <Icon name="forward" />
        {seat !== undefined && <Mark seat={seat} />}
        <b>{seat === undefined ? setup : name(seat)}</b>
        {came}
      </button>
      <ol className="turn-lines">
        {lines.map((logged, i) => (
          <Line key={i} logged={logged} tabIndex={-1} isStop={isOpen} told={seat} {...rest} />
        ))}
      </ol>
    </li>
  );
}, isSame);

interface LineProps extends Pick<Props, 'words' | 'name' | 'momentLinks' | 'point'> {
  readonly logged: LoggedEvent;
  readonly tabIndex: number;
  /** Whether the arrow keys stop there. */
  readonly isStop: boolean;
  readonly className?: string;
  /** Whose turn it is, where a heading names them. */
  readonly told?: number | undefined;
  readonly children?: ReactNode;
}

function Line({
  logged,
  tabIndex,
  isStop,
  className,
  told,
  words,
  name,
  momentLinks,
  point,
  children,
}: LineProps) {
  const text = useText();
  const sentence = lineInWords(logged, words, text, tagged(name));
  const prose = <MarkedText sentence={sentence} name={name} told={told} />;
  const event = 'event' in logged ? logged.event : undefined;
  const [on, off] = [() => point(event), () => point(undefined)];
  const classes = ['event', className, 'aside' in logged && 'log-aside'].filter(Boolean).join(' ');
  return (
    <li className={classes} onPointerEnter={on} onPointerLeave={off}>
      {momentLinks ? (
        <MomentLink
          momentLinks={momentLinks}
          seq={logged.seq}
          title={text.toMoment}
          tabIndex={tabIndex}
          data-stop={isStop ? '' : undefined}
          onFocus={on}
          onBlur={off}
        >
          {prose}
        </MomentLink>
      ) : (
        prose
      )}
      {children && <> {children}</>}
    </li>
  );
}

/** Lines are new objects after every change of the table, their events are not. */
function isSame(one: Props, two: Props): boolean {
  return (
    one.words === two.words &&
    one.name === two.name &&
    one.isOpen === two.isOpen &&
    one.isNewest === two.isNewest &&
    one.momentLinks === two.momentLinks &&
    same(one.gains, two.gains) &&
    one.turn.lines.length === two.turn.lines.length &&
    one.turn.lines.every((line, i) => eventOf(line) === eventOf(two.turn.lines[i]))
  );
}

function eventOf(logged: LoggedEvent | undefined): unknown {
  return logged && ('aside' in logged ? logged.aside : logged.event);
}
