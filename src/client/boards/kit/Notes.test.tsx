// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notes, note } from './Notes.tsx';

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await show(true);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const show = (whole: boolean, ...lines: string[]) =>
  act(async () =>
    root.render(
      <Notes>
        {whole && (
          <button
            type="button"
            data-note={note(
              'Courthouse',
              ...(lines.length > 0 ? lines : ['Worth 3 points.', 'Stands alone.']),
            )}
          >
            <i id="inner">C</i>
          </button>
        )}
        <button type="button" id="choice" data-choose="answer" data-note={note('Park')}>
          P
        </button>
        <p id="plain">nothing to say</p>
      </Notes>,
    ),
  );
const bubble = () => place.querySelector('[role=tooltip]');
const point = (kind: string, selector: string, pointerType: string) =>
  act(async () => {
    const target = selector === 'beside' ? document.body : place.querySelector(selector);
    target?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType }));
  });

describe('a note', () => {
  it('shows heading and text of the part under the pointer, also for its children', async () => {
    await point('pointermove', '#inner', 'mouse');
    expect(bubble()?.querySelector('b')?.textContent).toBe('Courthouse');
    expect([...(bubble()?.querySelectorAll('p') ?? [])].map((line) => line.textContent)).toEqual([
      'Worth 3 points.',
      'Stands alone.',
    ]);
  });

  it('hides when the mouse moves away', async () => {
    await point('pointermove', '#inner', 'mouse');
    await point('pointermove', '#plain', 'mouse');
    expect(bubble()).toBeNull();
  });

  it('opens with a tap, stays when the finger is lifted, and closes with a tap elsewhere', async () => {
    await point('pointerdown', '#inner', 'touch');
    await point('pointerout', '#inner', 'touch');
    expect(bubble()).not.toBeNull();
    await point('pointerdown', 'beside', 'touch');
    expect(bubble()).toBeNull();
  });

  it('opens on keyboard focus, and closes on blur or Escape', async () => {
    const button = place.querySelector('button');
    await act(async () => button?.focus());
    expect(bubble()).not.toBeNull();
    await act(async () => button?.blur());
    expect(bubble()).toBeNull();
    await act(async () => button?.focus());
    await act(async () => {
      button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(bubble()).toBeNull();
  });

  it('updates when the text of its part changes', async () => {
    await point('pointermove', '#inner', 'mouse');
    await show(true, 'Owned by Ana.');
    expect(bubble()?.textContent).toBe('CourthouseOwned by Ana.');
  });

  it('closes when its part is chosen, and stays closed while the pointer rests there', async () => {
    await point('pointermove', '#choice', 'mouse');
    expect(bubble()).not.toBeNull();
    await act(async () => place.querySelector<HTMLElement>('#choice')?.click());
    expect(bubble()).toBeNull();
    await point('pointermove', '#choice', 'mouse');
    expect(bubble()).toBeNull();
    await point('pointermove', '#plain', 'mouse');
    await point('pointermove', '#choice', 'mouse');
    expect(bubble()).not.toBeNull();
  });

  it('closes when its part is removed', async () => {
    await point('pointermove', '#inner', 'mouse');
    await show(false);
    expect(bubble()).toBeNull();
  });
});
