import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import type { Words } from '#kernel';
import { OptionField } from '../../screens/setup/OptionField.tsx';
import { Prose, tagged } from '../log/Prose.tsx';
import { AnswerList } from '../prompt/AnswerList.tsx';

const name = (seat: number) => ['Ada', 'Bruno'][seat] ?? '';
const spoken = (await loadTitle('rowhouse')).words.en;

describe('the answer list', () => {
  const words: Words = {
    ...spoken,
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

describe('prose', () => {
  it('shows a mark with each name, and leaves the words alone', () => {
    const say = tagged(name);
    const html = renderToStaticMarkup(
      <Prose sentence={`${say(1)} gives ${say(0)}’s tile back.`} name={name} />,
    );
    expect(html.replace(/<[^>]*>/g, '')).toBe('Bruno gives Ada’s tile back.');
    expect(html.match(/<svg/g)).toHaveLength(2);
  });
});

describe('the options form', () => {
  const words = { label: 'Streets', help: 'Which ones.', value: (value: unknown) => `“${value}”` };
  const field = (
    option: Parameters<typeof OptionField>[0]['option'],
    value: boolean | number | string | string[],
  ) => renderToStaticMarkup(<OptionField option={option} words={words} value={value} choose={() => {}} />);
  const values = ['a', 'b', 'c'];

  it('has a field for every kind of option', () => {
    expect(field({ kind: 'flag', default: true }, true)).toMatch(/type="checkbox".*checked/);
    expect(field({ kind: 'amount', min: 2, max: 5, default: 3 }, 5)).toMatch(/min="2" max="5".*value="5"/);
    expect(field({ kind: 'oneOf', values, default: 'a' }, 'b').match(/type="radio"/g)).toHaveLength(3);
    expect(
      field({ kind: 'someOf', values, min: 1, max: 2, default: ['a'] }, ['a', 'c']).match(/checked/g),
    ).toHaveLength(2);
  });

  it('turns many values into a list', () => {
    const many = [...'abcdefg'];
    expect(field({ kind: 'oneOf', values: many, default: 'a' }, 'b').match(/<option/g)).toHaveLength(7);
  });
});
