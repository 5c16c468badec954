/** Full texts where they are pointed at: anything below with `data-note` explains itself on hover, focus or tap. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './kit.css';

/** The first line is the heading, the others the text. */
export function note(heading: string, ...lines: readonly string[]): string {
  return [heading, ...lines].join('\n');
}

interface Shown {
  readonly text: string;
  readonly by: 'pointer' | 'keys';
  /** The middle of what is explained, and its upper and lower edge, in the window. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

const WIDTH = 300;
const MARGIN = 8;

/** Wraps a board; one note is shown at a time, and Escape, leaving or another tap hides it. */
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
  // What is explained may move, or go; or somebody goes on elsewhere.
  useEffect(() => {
    const { current } = last;
    if (!shown || !current) return;
    if (!current.isConnected) return hide();
    const scroll = () => (shown.by === 'keys' ? setShown(placed(current, 'keys')) : hide());
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
      onFocus={({ target }) => target.matches(':focus-visible') && show(target, 'keys')}
      onBlur={() => shown?.by === 'keys' && hide()}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {shown && <Bubble {...shown} />}
    </div>
  );
}

function placed(element: Element, by: Shown['by']): Shown {
  const { x, width, top, bottom } = element.getBoundingClientRect();
  return { text: element.getAttribute('data-note') ?? '', by, x: x + width / 2, top, bottom };
}

function Bubble({ text, x, top, bottom }: Shown) {
  const [heading, ...lines] = text.split('\n');
  const width = Math.min(WIDTH, innerWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(x - width / 2, innerWidth - width - MARGIN));
  const above = top > innerHeight / 2;
  const place = above ? { bottom: innerHeight - top + MARGIN } : { top: bottom + MARGIN };
  return (
    <div className="note" role="tooltip" style={{ left, width, ...place }}>
      <b>{heading}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
