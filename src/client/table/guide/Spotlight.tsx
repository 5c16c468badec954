/** Lights the parts of a board that the coach speaks of, and dims those that a lesson does not need. */
import { useEffect, useRef } from 'react';
import type { Lit } from '#kernel';
import { placeFrames } from './frames.ts';
import { namesOf, partsOf } from './parts.ts';
import './spotlight.css';

interface Props {
  readonly lit: readonly Lit<string>[];
  readonly dimmed: readonly string[];
  /** Told what a screen reader calls the lit parts, whenever others are lit. */
  readonly named?: (names: string) => void;
}

/** Frames over the lit parts, kept in place while the board moves or scrolls; dimmed parts carry a mark for the style sheet. */
export function Spotlight({ lit, dimmed, named }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let marked: readonly Element[] = [];
    let scrolledTo: Element | undefined;
    let roomThen: number | undefined;
    let count = -1;
    const draw = () => {
      const parts = [...new Set(lit.flatMap(partsOf))];
      const toDim = dimmed.flatMap(partsOf).filter((part) => !parts.some((one) => part.contains(one)));
      for (const part of marked) if (!toDim.includes(part)) part.removeAttribute('data-dimmed');
      for (const part of toDim) part.setAttribute('data-dimmed', '');
      marked = toDim;
      const [first] = parts;
      const room = first?.closest('.center')?.clientHeight;
      // Again when there is more room or less, but not when the learner scrolls.
      if (first && (first !== scrolledTo || room !== roomThen)) {
        scrolledTo = first;
        roomThen = room;
        // The first part is scrolled to last: it is in sight even if not all are.
        for (const part of parts.toReversed()) part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      if (parts.length !== count) {
        count = parts.length;
        named?.(namesOf(parts));
      }
      if (layer.current) placeFrames(layer.current, parts);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      for (const part of marked) part.removeAttribute('data-dimmed');
    };
  }, [lit, dimmed, named]);
  return <div ref={layer} className="spotlight" aria-hidden="true" />;
}
