/** Labels at signs that a newcomer has seldom met: over the board, so that nothing moves, and never over an answer. */
import { useLayoutEffect, useRef } from 'react';
import { isFamiliar, signMet } from '../../settings/signs.ts';
import { placeLabels } from './labelPlace.ts';

interface Props {
  readonly game: string;
  readonly table: string;
  /** Labels are placed anew whenever this changes. */
  readonly moment: unknown;
  /** Told which new signs found no room for a label; a stable function. */
  readonly tell: (signs: readonly UnlabelledSign[]) => void;
}

/** A new sign without a label: its name, what the label would say, and what more there is to say. */
export interface UnlabelledSign {
  readonly sign: string;
  readonly text: string;
  readonly tells: string;
}

/** How often it is looked whether a sign has moved, in milliseconds. */
const OFTEN = 400;
/** So many signs that mean the same are tried for a label. */
const MOST_ALIKE = 6;

/** Every part of the board with `data-sign` gets the heading of its note, or its `data-label`, as a label. */
export function SignLabels({ game, table, moment, tell }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    let places = '';
    let hasNew = false;
    const screen = document.querySelector('.table');
    const draw = () => {
      if (screen) places = placesOf(screen);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!layer.current || !screen) return;
        const others = drawLabels(layer.current, screen, game, table);
        hasNew = layer.current.childElementCount + others.length > 0;
        tell(others);
      });
    };
    draw();
    // A sign moves without a change of its size or the board's when something above it changes.
    const timer = setInterval(() => {
      if (screen && hasNew && placesOf(screen) !== places) draw();
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
  }, [game, table, moment, tell]);
  // What a sign means stands in its own name for screen readers.
  return <div ref={layer} className="sign-labels" aria-hidden="true" />;
}

/** Sheets that lie over a board. */
const SHEETS = '.fi-sheet';

/** Answers, buttons, rounds, points, pieces, sheets and other signs. */
const KEPT_CLEAR = `[data-choose], :is(.topbar, .prompt) :is(a, .btn), .bar-slot li, .seat, .coach-strip, ${SHEETS}, [data-piece], [data-sign]`;

/** Draws a label at each new sign that has room for one, and returns the others. */
function drawLabels(
  layer: HTMLElement,
  screen: Element,
  game: string,
  table: string,
): readonly UnlabelledSign[] {
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
  const labelled = new Set<string>();
  for (const [i, place] of places.entries()) {
    const label = labels[i];
    if (!place || !label) label?.remove();
    else {
      label.style.translate = `${place.left}px ${place.top}px`;
      labelled.add(signs[i]?.sign ?? '');
    }
  }
  for (const sign of labelled) signMet(game, sign, table);
  const others = new Map<string, UnlabelledSign>();
  for (const { sign, text, tells } of signs)
    if (!labelled.has(sign) && !others.has(sign)) others.set(sign, { sign, text, tells });
  return [...others.values()];
}

/** The first sign of this name that is in sight. */
export function signOnScreen(sign: string): Element | undefined {
  return [...document.querySelectorAll(`.table [data-sign="${CSS.escape(sign)}"]`)].find(isInSight);
}

/** Whether it is drawn, and neither scrolled behind what surrounds the board nor under a sheet. */
function isInSight(sign: Element): boolean {
  const { width, height, top, bottom } = sign.getBoundingClientRect();
  const center = sign.closest('.center');
  const room = center?.getBoundingClientRect();
  const sheet = center?.querySelector(SHEETS);
  const lowest = sheet && !sheet.contains(sign) ? sheet.getBoundingClientRect().top : room?.bottom;
  return width * height > 0 && (!room || (top >= room.top && bottom <= (lowest ?? 0)));
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
    const [heading, ...lines] = element.getAttribute('data-note')?.split('\n') ?? [];
    const text = element.getAttribute('data-label') ?? heading;
    const tells = element.getAttribute('data-tells') ?? lines.join(' ');
    const times = seen.get(sign) ?? 0;
    if (!text || times === MOST_ALIKE || !isInSight(element) || isFamiliar(game, sign, table)) return [];
    seen.set(sign, times + 1);
    return [{ element, sign, text, tells }];
  });
}
