import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OptionField } from './OptionField.tsx';

describe('the options form', () => {
  const words = { label: 'Streets', help: 'Which ones.', value: (value: unknown) => `“${value}”` };
  const field = (
    option: Parameters<typeof OptionField>[0]['option'],
    value: boolean | number | string | string[],
  ) => renderToStaticMarkup(<OptionField option={option} words={words} value={value} onChange={() => {}} />);
  const values = ['a', 'b', 'c'];

  it('has a field for every kind of option', () => {
    expect(field({ kind: 'flag', default: true }, true)).toMatch(/type="checkbox".*checked/);
    expect(field({ kind: 'amount', min: 2, max: 5, default: 3 }, 5)).toMatch(/min="2" max="5".*value="5"/);
    expect(field({ kind: 'oneOf', values, default: 'a' }, 'b').match(/type="radio"/g)).toHaveLength(3);
    expect(
      field({ kind: 'someOf', values, min: 1, max: 2, default: ['a'] }, ['a', 'c']).match(/checked/g),
    ).toHaveLength(2);
  });

  it('shows many values as a select', () => {
    const many = [...'abcdefg'];
    expect(field({ kind: 'oneOf', values: many, default: 'a' }, 'b').match(/<option/g)).toHaveLength(7);
  });
});
