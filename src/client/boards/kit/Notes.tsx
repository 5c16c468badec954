/** Tooltips: any descendant with `data-note` shows its note on hover, focus or tap. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeNote, type Rect } from './notePlace.ts';
import './kit.css';

/** The value of a `data-note` attribute: a heading and lines of text. */
export function note(heading: string, ...lines: readonly string[]): string {
  return [heading, ...lines].join('\n');
}

interface ShownNote {
  readonly text: string;
  readonly by: 'pointer' | 'keys';
  /** The element that the note explains. */
  readonly element: Element;
  /** The element's place in the window. */
  readonly part: Rect;
}

const MAX_WIDTH = 300;
const MARGIN = 8;

/** Wraps a board; shows one note at a time, until Escape, leaving, choosing or another tap hides it. */
export function Notes({ children, className }: { children: ReactNode; className?: string }) {
  const [shown, setShown] = useState<ShownNote>();
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(undefined);
  const show = (target: EventTarget, by: ShownNote['by']) => {
    const element = target instanceof Element && target.closest('[data-note]');
    if (!element) return hide();
    if (element === last.current) return;
    last.current = element;
    setShown(noteOf(element, by));
  };
  const hide = () => {
    last.current = undefined;
    setShown(undefined);
  };
  // After choosing a part, its note stays hidden until the pointer comes back.
  const hideIfChosen = (target: EventTarget) =>
    shown?.by === 'pointer' &&
    target instanceof Element &&
    target.closest('[data-choose]') &&
    setShown(undefined);
  // The element may move, change or be removed, or the person may click elsewhere.
  useEffect(() => {
    if (!shown) return;
    const { element, by, text } = shown;
    const current = element.isConnected ? element.getAttribute('data-note') : null;
    if (current === null) return hide();
    if (current !== text) return setShown(noteOf(element, by));
    const onScroll = () => (by === 'keys' ? setShown(noteOf(element, 'keys')) : hide());
    const onPress = ({ target }: Event) =>
      (target instanceof Node && root.current?.contains(target)) || hide();
    addEventListener('pointerdown', onPress);
    addEventListener('scroll', onScroll, true);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('scroll', onScroll, true);
    };
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows the notes of the parts inside
    <div
      ref={root}
      className={className}
      // Not on pointerover: boards change under a resting pointer, which must not open notes.
      onPointerMove={({ target, pointerType }) => pointerType === 'mouse' && show(target, 'pointer')}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
      onPointerDown={({ target, pointerType }) => pointerType !== 'mouse' && show(target, 'pointer')}
      onClickCapture={({ target }) => hideIfChosen(target)}
      // Focus set by the page itself ([data-quiet]) must not open a note.
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

function noteOf(element: Element, by: ShownNote['by']): ShownNote {
  return { text: element.getAttribute('data-note') ?? '', by, element, part: rectOf(element) };
}

function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function Bubble({ text, element, part, root }: ShownNote & { root: RefObject<HTMLElement | null> }) {
  const [heading, ...lines] = text.split('\n');
  const maxWidth = Math.min(MAX_WIDTH, innerWidth - 2 * MARGIN);
  const box = useRef<HTMLDivElement>(null);
  // Its size is known only once it is rendered; it is placed before it becomes visible.
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
