/** Replaces the prompt during playback: what the others did, move by move or as a list. */
import { useEffect, useRef } from 'react';
import type { NameOf, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import { MarkedText, tagged } from '../log/MarkedText.tsx';
import type { Move } from '../store/movesSince.ts';
import type { Playback } from './usePlayback.ts';

interface Props {
  readonly playback: Playback;
  readonly words: Words;
  readonly name: NameOf;
}

/** The move that is shown now, or the list of all moves. */
export function PlaybackBar({ playback, words, name }: Props) {
  const { since } = useText();
  const { moves, showing, stop } = playback;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const step = typeof showing === 'number' ? showing : undefined;
  const move = step === undefined ? undefined : moves[step];
  return (
    <section
      className={move ? 'prompt prompt-calm playback' : 'prompt prompt-calm playback playback-list'}
      aria-label={since.heading}
    >
      <div>
        <p className="caps">
          {since.heading}
          {step !== undefined && ` · ${since.at(step + 1, moves.length)}`}
        </p>
        <div className="ask" role="status">
          {move ? (
            <MoveText move={move} words={words} name={name} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
            <ol tabIndex={0}>
              {moves.map((one) => (
                <li key={one.seq}>
                  <MoveText move={one} words={words} name={name} />
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
      <div className="acts">
        <button ref={button} type="button" className="btn btn-line" aria-keyshortcuts="Escape" onClick={stop}>
          {move ? since.skip : since.close}
        </button>
      </div>
    </section>
  );
}

function MoveText({ move, words, name }: { move: Move; words: Words; name: NameOf }) {
  const sentences = move.events.map((event) => words.event(event, tagged(name)));
  return <MarkedText sentence={sentences.join(' ')} name={name} />;
}

/** What the last rival did, in place of a log; pressing it plays back all turns since the viewer's own. */
export function LastMove({ playback, words, name }: Props) {
  const { since } = useText();
  const { moves, showing, start } = playback;
  const hint = useKeyHint(since.moves(moves.length), 'B');
  const last = moves.at(-1);
  if (!last || showing !== undefined) return null;
  return (
    <button type="button" className="last-move" {...hint} onClick={start}>
      <span>
        <MoveText move={last} words={words} name={name} />
      </span>
      <Icon name="play" />
    </button>
  );
}

/** Starts the playback; shows how many moves there are. */
export function CatchUpButton({ playback }: { playback: Playback }) {
  const { since } = useText();
  const { moves, showing, start } = playback;
  const label = since.moves(moves.length);
  const hint = useKeyHint(label, 'B');
  if (moves.length === 0 || showing !== undefined) return null;
  return (
    <button type="button" className="btn btn-quiet since" {...hint} onClick={start}>
      <Icon name="play" />
      {label}
    </button>
  );
}
