// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TEXTS } from '#games/flatiron/text';
import { FirstTimeLabel } from './FirstTimeLabel.tsx';

const { holdSign } = TEXTS.en.board;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => place.remove());

/** Draws the board's part with one sign, presses something on it, and gives what was said before and after. */
async function drawnAndPressed(selector: string): Promise<[before: string, after: string]> {
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <div className="fi">
        <i data-note="Gain $3" />
        <b>23</b>
        <FirstTimeLabel />
      </div>,
    ),
  );
  const before = place.querySelector('p')?.textContent ?? '';
  await act(async () =>
    place.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  );
  const after = place.querySelector('p')?.textContent ?? '';
  await act(async () => root.unmount());
  return [before, after];
}

it('says how to read signs until one has been held, and does not vanish under the finger', async () => {
  expect(await drawnAndPressed('b')).toEqual([holdSign, holdSign]);
  expect(await drawnAndPressed('i')).toEqual([holdSign, holdSign]);
  expect(await drawnAndPressed('b')).toEqual(['', '']);
});
