import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkedText, tagged } from './MarkedText.tsx';

const name = (seat: number) => ['Ada', 'Bruno'][seat] ?? '';

describe('marked text', () => {
  it('shows a mark with each name, and does not change the words', () => {
    const tag = tagged(name);
    const html = renderToStaticMarkup(
      <MarkedText sentence={`${tag(1)} gives ${tag(0)}’s tile back.`} name={name} />,
    );
    expect(html.replace(/<[^>]*>/g, '')).toBe('Bruno gives Ada’s tile back.');
    expect(html.match(/<svg/g)).toHaveLength(2);
  });
});
