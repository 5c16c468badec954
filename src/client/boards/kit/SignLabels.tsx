/** Labels at signs that a newcomer has seldom met: over the board, so that nothing moves, and never over an answer. */
import { useLayoutEffect, useRef } from 'react';
import { isFamiliar, signMet } from '../../settings/signs.ts';
import { placeLabels } from './labelPlace.ts';

interface Props {
  readonly game: string;
  readonly table: string;
  /** Labels are placed anew whenever this changes. */
  readonly moment: unknown;
}

/** How often it is looked whether a sign has moved, in milliseconds. */
const OFTEN = 400;
/** So many signs that mean the same are tried for a label. */
const MOST_ALIKE = 6;

/** Every part of the board with `data-sign` gets the heading of its note, or its `data-label`, as a label. */
export function SignLabels({ game, table, moment }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    let places = '';
    const screen = document.querySelector('.table');
    const draw = () => {
      if (screen) places = placesOf(screen);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (layer.current && screen) drawLabels(layer.current, screen, game, table);
      });
    };
    draw();
    // A sign moves without a change of its size or the board's when something above it changes.
    const timer = setInterval(() => {
      if (screen && layer.current?.childElementCount && placesOf(screen) !== places) draw();
    }, OFTEN);
    const sizes = new ResizeObserver(draw);
    for (const part of screen?.querySelectorAll('.board, .board > *') ?? []) sizes.observe(part);
    addEventListener('resize', draw);
    addEventListener('scroll', draw, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      sizes.disconnect();
      removeEventListener('resize', draw);
      removeEventListener('scroll', draw, { capture: true });
    };
  }, [game, table, moment]);
  // What a sign means stands in its own name for screen readers.
  return <div ref={layer} className="sign-labels" aria-hidden="true" />;
}

/** Answers, buttons, points, pieces and other signs. */
const KEPT_CLEAR =
  '[data-choose], :is(.topbar, .prompt) :is(a, .btn), .seat, .coach-strip, [data-piece], [data-sign]';

function drawLabels(layer: HTMLElement, screen: Element, game: string, table: string): void {
  const signs = newSigns(screen, game, table);
  const labels = signs.map(({ text }) => {
    const label = document.createElement('span');
    label.textContent = text;
    return label;
  });
  layer.replaceChildren(...labels);
  const places = placeLabels(
    signs.map(({ element, sign }, i) => ({
      name: sign,
      sign: element.getBoundingClientRect(),
      answer: element.closest('[data-choose]')?.getBoundingClientRect(),
      width: labels[i]?.offsetWidth ?? 0,
      height: labels[i]?.offsetHeight ?? 0,
    })),
    [...screen.querySelectorAll(KEPT_CLEAR)].map((part) => part.getBoundingClientRect()),
    screen.getBoundingClientRect(),
  );
  for (const [i, place] of places.entries()) {
    const label = labels[i];
    const sign = signs[i]?.sign;
    if (!place || !label || sign === undefined) label?.remove();
    else {
      label.style.translate = `${place.left}px ${place.top}px`;
      signMet(game, sign, table);
    }
  }
}

/** Whether it is drawn, and not scrolled behind what surrounds the board. */
function isInSight(sign: Element): boolean {
  const { width, height, top, bottom } = sign.getBoundingClientRect();
  const room = sign.closest('.center')?.getBoundingClientRect();
  return width * height > 0 && (!room || (top >= room.top && bottom <= room.bottom));
}

/** Where all signs stand. */
function placesOf(screen: Element): string {
  return [...screen.querySelectorAll('[data-sign]')]
    .map((sign) => {
      const { left, top } = sign.getBoundingClientRect();
      return `${Math.round(left)} ${Math.round(top)}`;
    })
    .join();
}

/** The signs on the screen that still need a label; of those that mean the same only the first few, for one of them gets it. */
function newSigns(screen: Element, game: string, table: string) {
  const seen = new Map<string, number>();
  return [...screen.querySelectorAll('[data-sign]')].flatMap((element) => {
    const sign = element.getAttribute('data-sign') ?? '';
    const text = element.getAttribute('data-label') ?? element.getAttribute('data-note')?.split('\n')[0];
    const times = seen.get(sign) ?? 0;
    if (!text || times === MOST_ALIKE || !isInSight(element) || isFamiliar(game, sign, table)) return [];
    seen.set(sign, times + 1);
    return [{ element, sign, text }];
  });
}
