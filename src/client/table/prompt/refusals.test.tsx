// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { Refusals } from './Refusals.tsx';

const { words } = await loadTitle('newyork1901');
const dismiss = vi.fn();

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  dismiss.mockClear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const reason = { rule: 'R5.1', code: 'notYourLand' };
  await act(async () =>
    root.render(
      <Refusals reason={reason} words={words.en} game="newyork1901" dismiss={dismiss}>
        <button type="button" id="help">
          Ask
        </button>
      </Refusals>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const key = (name: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

describe('a refusal', () => {
  it('is dismissed when a held tile is turned by key or wheel', () => {
    key('r');
    expect(dismiss).toHaveBeenCalledTimes(1);
    const stop = (event: Event) => event.preventDefault();
    document.body.addEventListener('wheel', stop);
    document.body.dispatchEvent(new WheelEvent('wheel', { deltaY: 80, bubbles: true, cancelable: true }));
    document.body.removeEventListener('wheel', stop);
    expect(dismiss).toHaveBeenCalledTimes(2);
  });

  it('stays while scrolling, moving the focus, or using its buttons', () => {
    document.body.dispatchEvent(new WheelEvent('wheel', { deltaY: 80, bubbles: true, cancelable: true }));
    key('Tab');
    key('Shift');
    const help = place.querySelector('#help');
    if (help) key('Enter', help);
    expect(dismiss).not.toHaveBeenCalled();
  });

  it('is dismissed before the key is handled, so that a new refusal is not dismissed with it', () => {
    const order: string[] = [];
    dismiss.mockImplementation(() => order.push('dismissed'));
    const handler = () => order.push('handled');
    document.body.addEventListener('keydown', handler);
    key('Enter');
    document.body.removeEventListener('keydown', handler);
    expect(order).toEqual(['dismissed', 'handled']);
    dismiss.mockReset();
  });
});
