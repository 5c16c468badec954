// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsAhead } from '../../i18n/language.tsx';
import { isFamiliar } from '../../settings/signs.ts';
import { NewSignList, SignWalk } from './SignWalk.tsx';
import { type NewSigns, useNewSigns } from './useNewSigns.ts';

const SIGNS = [
  { sign: 'sun', text: 'Points', tells: 'One for each ray.' },
  { sign: 'coin', text: 'Dollars', tells: 'Dollars' },
];

let root: Root;
let place: HTMLElement;
let signs: NewSigns;

function Table({ id }: { id: string }) {
  signs = useNewSigns('flatiron', id);
  return (
    <>
      <NewSignList signs={signs} close={() => undefined} />
      <SignWalk signs={signs} />
    </>
  );
}

const show = (id: string) => act(async () => root.render(<Table id={id} />));
const press = (selector: string, n = 0) =>
  act(async () => place.querySelectorAll<HTMLElement>(selector)[n]?.click());
const says = () => place.querySelector('.sign-walk p')?.textContent;

beforeEach(async () => {
  await textsAhead('sections', 'lists');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

it('new signs without a label are listed, and shown one after the other', async () => {
  await show('a');
  expect(place.querySelector('.new-signs')).toBeNull();
  await act(async () => signs.tell(SIGNS));
  expect(signs.fresh).toBe(2);
  await press('.new-signs button');
  expect(says()).toBe('1/2 Points One for each ray.');
  await press('.sign-walk .btn-primary');
  expect(says()).toBe('2/2 Dollars ');
  await press('.sign-walk .btn-primary');
  expect(says()).toBeUndefined();
  await press('.new-signs button', 1);
  expect(says()).toBe('2/2 Dollars ');
  await press('.sign-walk .btn-quiet');
  expect(says()).toBeUndefined();
});

it('a sign that was listed at three tables is familiar; whoever never looks keeps it', async () => {
  for (const table of ['a', 'b', 'c']) {
    await show(table);
    await act(async () => signs.tell(SIGNS));
    expect(isFamiliar('flatiron', 'sun', table)).toBe(false);
    await act(async () => signs.look());
  }
  expect(isFamiliar('flatiron', 'sun', 'd')).toBe(true);
  localStorage.clear();
  for (const table of ['a', 'b', 'c']) await show(table);
  expect(isFamiliar('flatiron', 'sun', 'd')).toBe(false);
});
