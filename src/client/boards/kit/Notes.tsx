/** Full texts where they are pointed at: anything below with `data-note` explains itself on hover, focus or tap. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeNote, type Rect } from './notePlace.ts';
import './kit.css';

/** The first line is the heading, the others the text. */
export function note(heading: string, ...lines: readonly string[]): string {
  return [heading, ...lines].join('\n');
}

interface Shown {
  readonly text: string;
  readonly by: 'pointer' | 'keys';
  /** What is explained. */
  readonly element: Element;
  /** Where it is in the window. */
  readonly part: Rect;
}

const WIDTH = 300;
const MARGIN = 8;

/** Wraps a board; one note is shown at a time, and Escape, leaving, choosing or another tap hides it. */
export function Notes({ children, className }: { children: ReactNode; className?: string }) {
  const [shown, setShown] = useState<Shown>();
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(undefined);
  const show = (target: EventTarget, by: Shown['by']) => {
    const element = (target as Element).closest('[data-note]');
    if (!element) return hide();
    if (element === last.current) return;
    last.current = element;
    setShown(placed(element, by));
  };
  const hide = () => {
    last.current = undefined;
    setShown(undefined);
  };
  // Whoever has chosen needs no explanation until they come back to it.
  const choose = (target: EventTarget) =>
    shown?.by === 'pointer' && (target as Element).closest('[data-choose]') && setShown(undefined);
  // What is explained may move, change, or go; or somebody goes on elsewhere.
  useEffect(() => {
    if (!shown) return;
    const { element, by, text } = shown;
    const says = element.isConnected ? element.getAttribute('data-note') : null;
    if (says === null) return hide();
    if (says !== text) return setShown(placed(element, by));
    const scroll = () => (by === 'keys' ? setShown(placed(element, 'keys')) : hide());
    const press = ({ target }: Event) => root.current?.contains(target as Node) || hide();
    addEventListener('pointerdown', press);
    addEventListener('scroll', scroll, true);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('scroll', scroll, true);
    };
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows what the parts inside say of themselves
    <div
      ref={root}
      className={className}
      // A pointer that rests explains nothing: boards change below it.
      onPointerMove={({ target, pointerType }) => pointerType === 'mouse' && show(target, 'pointer')}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
      onPointerDown={({ target, pointerType }) => pointerType !== 'mouse' && show(target, 'pointer')}
      onClickCapture={({ target }) => choose(target)}
      // Where the page has put the focus, nobody has asked.
      onFocus={({ target }) =>
        target.matches(':focus-visible') && !target.closest('[data-quiet]') && show(target, 'keys')
      }
      onBlur={() => shown?.by === 'keys' && hide()}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {shown && <Bubble {...shown} root={root} />}
    </div>
  );
}

function placed(element: Element, by: Shown['by']): Shown {
  return { text: element.getAttribute('data-note') ?? '', by, element, part: rectOf(element) };
}

function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function Bubble({ text, element, part, root }: Shown & { root: RefObject<HTMLElement | null> }) {
  const [heading, ...lines] = text.split('\n');
  const maxWidth = Math.min(WIDTH, innerWidth - 2 * MARGIN);
  const box = useRef<HTMLDivElement>(null);
  // Its size is known once it is drawn; it is put in its place before anybody sees it.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !root.current) return;
    const group = element.parentElement?.closest('ul, ol, section, svg') ?? element;
    const others = [...root.current.querySelectorAll('[data-choose]')].filter(
      (other) => !other.contains(element) && !element.contains(other),
    );
    const { left, top } = placeNote(
      { width: current.offsetWidth, height: current.offsetHeight },
      {
        part,
        group: rectOf(group),
        others: others.map(rectOf),
        room: { width: innerWidth, height: innerHeight },
      },
    );
    current.style.left = `${left}px`;
    current.style.top = `${top}px`;
  });
  return (
    <div ref={box} className="note" role="tooltip" style={{ maxWidth }}>
      <b>{heading}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
