// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSetting } from '../../settings/settings.ts';
import { useSlides } from './useSlides.ts';

type Places = Readonly<Record<string, number>>;

let root: Root;
let place: HTMLElement;
const animate = vi.fn();

/** Pieces by name with their distance from the left, on a panel at a distance from the left. */
function Pieces({ at, panel, id }: { at: Places; panel: number; id: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useSlides(ref, at);
  return (
    <div ref={ref}>
      <section key={id} data-x={panel}>
        {Object.entries(at).map(([name, x]) => (
          <i key={name} data-piece={name} data-x={x} />
        ))}
      </section>
    </div>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.animate = animate;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { x: Number(this.getAttribute('data-x')), y: 0 } as DOMRect;
  });
  animate.mockClear();
  changeSetting('motion', 'full');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.restoreAllMocks();
});

const show = (at: Places, panel = 0, id = 'panel') =>
  act(async () => root.render(<Pieces at={at} panel={panel} id={id} />));

describe('pieces', () => {
  it('do not move on the first render', async () => {
    await show({ a: 0, b: 50 });
    expect(animate).not.toHaveBeenCalled();
  });

  it('slide from their last place, longer distances in more time', async () => {
    await show({ a: 0, b: 50 });
    await show({ a: 40, b: 550 });
    const [[near, one], [far, two]] = animate.mock.calls as [
      [unknown[], { duration: number }],
      [unknown[], { duration: number }],
    ];
    expect(near[0]).toEqual({ translate: '-40px 0px' });
    expect(far[0]).toEqual({ translate: '-500px 0px' });
    expect(one.duration).toBe(210);
    expect(two.duration).toBe(325);
  });

  it('fade in if they are new, and stay if they hardly moved', async () => {
    await show({ a: 0 });
    await show({ a: 2, b: 10 });
    expect(animate).toHaveBeenCalledOnce();
    expect(animate.mock.calls[0]?.[0]).toEqual([{ opacity: 0, translate: '0 12px' }, {}]);
  });

  it('are simply there on a new panel, but for those that come from elsewhere', async () => {
    await show({ a: 0 });
    await show({ a: 40, b: 10 }, 0, 'other');
    expect(animate).toHaveBeenCalledOnce();
    expect(animate.mock.calls[0]?.[0]).toEqual([{ translate: '-40px 0px' }, {}]);
  });

  it('stay still on a panel that moves as a whole', async () => {
    await show({ a: 0, b: 50 });
    await show({ a: 100, b: 190 }, 100);
    expect(animate).toHaveBeenCalledOnce();
    expect(animate.mock.calls[0]?.[0]).toEqual([{ translate: '-40px 0px' }, {}]);
  });

  it('do not move if motion is reduced, nor catch up later', async () => {
    changeSetting('motion', 'none');
    await show({ a: 0 });
    await show({ a: 300 });
    changeSetting('motion', 'full');
    await show({ a: 0 });
    expect(animate).not.toHaveBeenCalled();
    await show({ a: 100 });
    expect(animate).toHaveBeenCalledOnce();
  });
});
