import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import type { Words } from '#kernel';
import { AnswerList } from './AnswerList.tsx';

const name = (seat: number) => ['Ada', 'Bruno'][seat] ?? '';
const rowhouse = await loadTitle('rowhouse');

describe('the answer list', () => {
  const words: Words = {
    ...rowhouse.words.en,
    answer: (action) => `answer ${action}`,
    group: (action) => (Number(action) % 2 === 0 ? 'Even' : 'Odd'),
  };
  const list = (count: number) =>
    renderToStaticMarkup(
      <AnswerList
        legal={Array.from({ length: count }, (_, i) => i)}
        words={words}
        telling={{ view: {}, name }}
        choose={() => {}}
      />,
    );

  it('has one button for each answer, under the headings of the game', () => {
    const html = list(5);
    expect(html.match(/<button/g)).toHaveLength(5);
    expect(html.match(/<h3[^>]*>[^<]*/g)?.map((heading) => heading.replace(/.*>/, ''))).toEqual([
      'Even',
      'Odd',
    ]);
    expect(html).toContain('>Answer 4<');
  });

  it('can be filtered when answers are many', () => {
    expect(list(12)).not.toContain('type="search"');
    expect(list(13)).toContain('type="search"');
  });
});
