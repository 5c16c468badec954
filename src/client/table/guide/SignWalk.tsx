/** New signs one after the other: what each means, over the top bar, and a frame around it on the board. Nothing moves, and no answer is covered. */
import { useEffect, useRef } from 'react';
import { at } from '#kernel';
import { signOnScreen } from '../../boards/kit/SignLabels.tsx';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { placeFrames } from './frames.ts';
import type { NewSigns } from './useNewSigns.ts';
import './signWalk.css';

/** The list from which the walk begins. */
export function NewSignList({ signs: { signs, show }, close }: { signs: NewSigns; close: () => void }) {
  const { newSigns } = useText('coach');
  if (signs.length === 0) return null;
  return (
    <section className="new-signs" aria-labelledby="new-signs">
      <h3 id="new-signs" className="caps">
        {newSigns.heading}
      </h3>
      <p className="meta">{newSigns.lead}</p>
      <ul>
        {signs.map(({ sign, text }, place) => (
          <li key={sign}>
            <button
              type="button"
              className="btn btn-line"
              onClick={() => {
                close();
                show(place);
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing while nobody walks. */
export function SignWalk({ signs: { walk, next, close } }: { signs: NewSigns }) {
  const layer = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const { newSigns, gotIt } = useText('coach');
  const { next: onward } = useText('learn');
  const { close: end } = useText('kit');
  const now = walk && at(walk.signs, walk.place);
  useEffect(() => {
    if (!now) return;
    let frame = 0;
    const draw = () => {
      const element = signOnScreen(now.sign);
      if (layer.current) placeFrames(layer.current, element ? [element] : []);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [now]);
  const isOpen = walk !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    bar.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  if (!walk || !now) return null;
  const isLast = walk.place + 1 === walk.signs.length;
  return (
    <>
      <div ref={layer} className="spotlight" aria-hidden="true" />
      <section
        ref={bar}
        className="sign-walk"
        aria-label={newSigns.heading}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
      >
        <p aria-live="polite">
          <span className="meta">{`${walk.place + 1}/${walk.signs.length}`}</span> <b>{now.text}</b>{' '}
          {now.tells !== now.text && now.tells}
        </p>
        <button type="button" className="btn btn-primary" onClick={next}>
          {isLast ? gotIt : onward}
        </button>
        <button type="button" className="btn btn-quiet btn-icon" onClick={close} aria-label={end} title={end}>
          <Icon name="remove" />
        </button>
      </section>
    </>
  );
}
