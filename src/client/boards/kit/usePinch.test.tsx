// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePinch } from './usePinch.ts';

let root: Root;
let place: HTMLElement;

function Zoomed() {
  const scroller = useRef<HTMLDivElement>(null);
  const { isZoomed, showWhole } = usePinch(scroller);
  return (
    <>
      <div ref={scroller}>
        <section className="board" />
      </div>
      {isZoomed && <button type="button" onClick={showWhole} />}
    </>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<Zoomed />));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const board = () => place.querySelector<HTMLElement>('.board');
const back = () => place.querySelector('button');
/** So many fingers; the second this far from the first. Says whether the page may scroll. */
async function fingers(kind: string, ...distances: number[]): Promise<boolean> {
  const touches = distances.map((clientX) => ({ clientX, clientY: 0 }));
  const event = Object.assign(new Event(kind, { cancelable: true, bubbles: true }), { touches });
  await act(async () => board()?.dispatchEvent(event));
  return !event.defaultPrevented;
}

describe('a pinch', () => {
  it('zooms the board, up to four times, and a button leads back to the whole', async () => {
    await fingers('touchstart', 0, 100);
    await fingers('touchmove', 0, 200);
    expect(board()?.style.scale).toBe('2');
    await fingers('touchmove', 0, 900);
    expect(board()?.style.scale).toBe('4');
    expect(back()).toBeNull();
    await fingers('touchend');
    await act(async () => back()?.click());
    expect([board()?.style.scale, back()]).toEqual(['', null]);
  });

  it('goes on from where the last one ended, and back to the whole board', async () => {
    await fingers('touchstart', 0, 100);
    await fingers('touchmove', 0, 200);
    await fingers('touchend');
    await fingers('touchstart', 0, 100);
    await fingers('touchmove', 0, 150);
    expect(board()?.style.scale).toBe('3');
    await fingers('touchmove', 0, 35);
    await fingers('touchend');
    expect([board()?.style.scale, back()]).toEqual(['', null]);
  });

  it('leaves single fingers and two that keep their distance to others', async () => {
    expect(await fingers('touchstart', 0)).toBe(true);
    expect(await fingers('touchmove', 50)).toBe(true);
    expect(await fingers('touchstart', 0, 100)).toBe(true);
    expect(await fingers('touchmove', 0, 105)).toBe(true);
    expect(board()?.style.scale).toBe('');
    expect(await fingers('touchmove', 0, 140)).toBe(false);
  });
});
