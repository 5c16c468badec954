// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSetting } from '../../settings/settings.ts';
import '../../i18n/testing/texts.ts';
import { PoseButtons } from './PoseButtons.tsx';
import { usePose } from './usePose.ts';

let root: Root;
let place: HTMLElement;

function HeldShape({ active }: { active: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const controls = usePose(ref, active);
  return (
    <div ref={ref} id="held">
      <output>{`${controls.pose.turns} ${controls.pose.flipped}`}</output>
      <PoseButtons controls={controls} flips />
    </div>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  changeSetting('keys', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await render(true);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const render = (active: boolean) => act(async () => root.render(<HeldShape active={active} />));
const pose = () => place.querySelector('output')?.textContent;
const key = (name: string, shiftKey = false) =>
  act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey })));
const wheel = (deltaY: number) =>
  act(async () => {
    place.querySelector('#held')?.dispatchEvent(new WheelEvent('wheel', { deltaY, cancelable: true }));
  });
/** Two fingers, the second at this angle around the first. */
const fingers = (kind: string, degrees?: number) =>
  act(async () => {
    const angle = ((degrees ?? 0) * Math.PI) / 180;
    const two = { clientX: 100 * Math.cos(angle), clientY: 100 * Math.sin(angle) };
    const touches = degrees === undefined ? [] : [{ clientX: 0, clientY: 0 }, two];
    place
      .querySelector('#held')
      ?.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), { touches }));
  });

describe('a shape in hand', () => {
  it('turns with R and back with Shift+R, all around', async () => {
    await key('r');
    await key('r');
    expect(pose()).toBe('2 false');
    await key('R', true);
    await key('R', true);
    await key('R', true);
    expect(pose()).toBe('3 false');
  });

  it('turns and flips with keys and with labelled buttons', async () => {
    await key('f');
    expect(pose()).toBe('0 true');
    const [left, right, flip] = place.querySelectorAll('button');
    expect([left, right, flip].map((button) => button?.title)).toEqual([
      'Turn left (Shift+R)',
      'Turn right (R)',
      'Flip (F)',
    ]);
    await act(async () => left?.click());
    await act(async () => flip?.click());
    expect(pose()).toBe('3 false');
    await act(async () => right?.click());
    expect(pose()).toBe('0 false');
  });

  it('turns with the wheel by quarters, not by every notch', async () => {
    await wheel(40);
    expect(pose()).toBe('0 false');
    await wheel(40);
    expect(pose()).toBe('1 false');
    await wheel(-80);
    expect(pose()).toBe('0 false');
  });

  it('turns with two fingers', async () => {
    await fingers('touchstart', 0);
    await fingers('touchmove', 20);
    expect(pose()).toBe('0 false');
    await fingers('touchmove', 40);
    expect(pose()).toBe('1 false');
    await fingers('touchend');
    await fingers('touchstart', 10);
    await fingers('touchmove', -30);
    expect(pose()).toBe('0 false');
  });

  it('does not turn while inactive', async () => {
    await render(false);
    await key('r');
    await wheel(200);
    expect(pose()).toBe('0 false');
  });
});
