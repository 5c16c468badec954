import { expect, it } from 'vitest';
import { Floods } from '../floods.ts';

const floods = () => new Floods({ sameLinePerMinute: 3, chatTablesPerMinute: 2 });
const line = (text: string) => ({ do: 'say', text }) as const;

it('[P52] lets the same line through three times a minute, whatever is varied about it', () => {
  const tried = floods();
  const takes = ['Buy now', 'BUY NOW!!!', 'b u y  n o w', 'Buy. Now.', 'something else'].map((text, i) =>
    tried.take('ada', 'one', line(text), i),
  );
  expect(takes).toEqual([true, true, true, false, true]);
  expect(tried.take('ben', 'one', line('Buy now'), 5)).toBe(true);
  expect(tried.take('ada', 'one', line('buy now'), 60_001)).toBe(true);
});

it('[P52] counts phrases and signs like lines', () => {
  const tried = floods();
  const said = [{ do: 'say', phrase: 'hello' } as const, line('!!!')];
  for (const command of said)
    expect([1, 2, 3, 4].map((now) => tried.take('ada', 'one', command, now))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  expect(tried.take('ada', 'one', line('???'), 5)).toBe(true);
});

it('[P52] lets nobody speak at many tables at once', () => {
  const tried = floods();
  const takes = ['one', 'two', 'three', 'one'].map((table, i) => tried.take('ada', table, line(`${i}`), i));
  expect(takes).toEqual([true, true, false, true]);
  expect(tried.take('ada', 'three', line('later'), 61_000)).toBe(true);
});

it('forgets those who have been quiet', () => {
  const tried = floods();
  tried.take('ada', 'one', line('hi'), 0);
  tried.sweep(59_999);
  expect(tried).toMatchObject({ recent: new Map([['ada', [expect.anything()]]]) });
  tried.sweep(60_000);
  expect(tried).toMatchObject({ recent: new Map() });
});
