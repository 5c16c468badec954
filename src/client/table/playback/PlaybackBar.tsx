/** What the others did: the turn that is being shown, the last one in the prompt, and all of them as a list. */
import { useEffect, useRef } from 'react';
import type { NameOf, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import { MarkedText, tagged } from '../log/MarkedText.tsx';
import type { ShownTurn } from './turnShow.ts';
import type { Playback } from './usePlayback.ts';

interface Props {
  readonly playback: Playback;
  readonly words: Words;
  readonly name: NameOf;
}

/** Replaces the prompt where the moves are listed. */
export function PlaybackBar({ playback: { moves, stop }, words, name }: Props) {
  const { since } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section className="prompt prompt-calm playback" aria-label={since.heading}>
      <div>
        <p className="caps">{since.heading}</p>
        <div className="ask" role="status">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
          <ol tabIndex={0}>
            {moves.map(({ seq, events }) => (
              <li key={seq}>
                <TurnText events={events} words={words} name={name} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="acts">
        <button ref={button} type="button" className="btn btn-line" aria-keyshortcuts="Escape" onClick={stop}>
          {since.close}
        </button>
      </div>
    </section>
  );
}

/** The events of a turn, as sentences. */
export function TurnText({
  events,
  words,
  name,
}: {
  events: readonly unknown[];
  words: Words;
  name: NameOf;
}) {
  const sentences = events.map((event) => words.event(event, tagged(name)));
  return <MarkedText sentence={sentences.join(' ')} name={name} />;
}

/** Goes on to the present; takes the focus where the viewer asked for the turns themselves. */
export function SkipButton({ shown, skip }: { shown: ShownTurn; skip: () => void }) {
  const { since } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const isAgain = shown.place !== undefined;
  useEffect(() => {
    if (isAgain) button.current?.focus({ preventScroll: true });
  }, [isAgain]);
  return (
    <button
      ref={button}
      type="button"
      className="btn btn-line send"
      aria-keyshortcuts="Escape"
      onClick={skip}
    >
      {shown.happened.held ? since.goOn : since.skip}
    </button>
  );
}

/** What the last rival did, in place of a log; pressing it plays back all turns since the viewer's own. */
export function LastMove({ playback, words, name }: Props) {
  const { since } = useText();
  const { moves, shown, start } = playback;
  const hint = useKeyHint(since.moves(moves.length), 'B');
  const last = moves.at(-1);
  if (!last || shown) return null;
  return (
    <button type="button" className="last-move" {...hint} onClick={start}>
      <span>
        <TurnText events={last.events} words={words} name={name} />
      </span>
      <Icon name="play" />
    </button>
  );
}

/** Starts the playback; shows how many moves there are. */
export function CatchUpButton({ playback }: { playback: Playback }) {
  const { since } = useText();
  const { moves, shown, isListed, start } = playback;
  const label = since.moves(moves.length);
  const hint = useKeyHint(label, 'B');
  if (moves.length === 0 || shown || isListed) return null;
  return (
    <button type="button" className="btn btn-quiet since" {...hint} onClick={start}>
      <Icon name="play" />
      {label}
    </button>
  );
}
