/** In the place of the prompt while it waits: what the others did, move by move or all at once. */
import { useEffect, useRef } from 'react';
import type { NameOf, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import { Prose, tagged } from '../log/Prose.tsx';
import type { Move } from '../store/movesSince.ts';
import type { Playback } from './usePlayback.ts';

interface Props {
  readonly playback: Playback;
  readonly words: Words;
  readonly name: NameOf;
}

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
            <Told move={move} words={words} name={name} />
          ) : (
            <ol>
              {moves.map((one) => (
                <li key={one.seq}>
                  <Told move={one} words={words} name={name} />
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

function Told({ move, words, name }: { move: Move; words: Words; name: NameOf }) {
  const sentences = move.events.map((event) => words.event(event, tagged(name)));
  return <Prose sentence={sentences.join(' ')} name={name} />;
}

/** Beside the log: how much there is to catch up on. */
export function SinceButton({ playback }: { playback: Playback }) {
  const { since } = useText();
  const { moves, showing, start } = playback;
  const says = since.moves(moves.length);
  const hint = useKeyHint(says, 'B');
  if (moves.length === 0 || showing !== undefined) return null;
  return (
    <button type="button" className="btn btn-quiet since" {...hint} onClick={start}>
      <Icon name="play" />
      {says}
    </button>
  );
}
