// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { pictureOf, sizeOf } from './picture.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** A drawing on a page with a style sheet. */
function draw(style: string, inside: string, around = ''): SVGSVGElement {
  document.head.innerHTML = `<style>${style}</style>`;
  document.body.innerHTML = `${around}<svg id="drawing" class="scene" viewBox="0 0 1200 630">${inside}</svg>`;
  return document.getElementById('drawing') as unknown as SVGSVGElement;
}

/** The picture, parsed as its own document. */
async function picture(drawing: SVGSVGElement): Promise<Element> {
  const text = await pictureOf(drawing);
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
}

describe('a picture', () => {
  it('has the size of the drawing, and no attributes that only the page uses', async () => {
    const drawing = draw('', '<rect class="sky" data-piece="sky" tabindex="0" width="5" height="5"/>');
    expect(sizeOf(drawing)).toEqual({ width: 1200, height: 630 });
    const made = await picture(drawing);
    expect(made.getAttribute('width')).toBe('1200');
    expect(made.getAttribute('height')).toBe('630');
    expect(made.outerHTML).not.toMatch(/class=|data-piece|tabindex/);
    expect(drawing.querySelector('rect')?.getAttribute('class')).toBe('sky');
  });

  it('has the computed styles as attributes, with variables resolved', async () => {
    const drawing = draw(
      ':root { --sky: rgb(18, 33, 58) } .sky { fill: var(--sky); stroke: rgb(1, 2, 3); opacity: 0.5 }',
      '<g class="sky"><rect width="5" height="5"/></g>',
    );
    const made = await picture(drawing);
    const group = made.querySelector('g');
    expect(group?.getAttribute('fill')).toBe('rgb(18, 33, 58)');
    expect(group?.getAttribute('stroke')).toBe('rgb(1, 2, 3)');
    expect(group?.getAttribute('opacity')).toBe('0.5');
  });

  it('leaves out hidden elements, and applies text-transform', async () => {
    const drawing = draw(
      '.off { display: none } .title { text-transform: uppercase }',
      '<text class="title">Flatiron</text><g class="off"><rect/></g><path d="M0 0"/>',
    );
    const made = await picture(drawing);
    expect(made.querySelector('text')?.textContent).toBe('FLATIRON');
    expect(made.querySelector('rect')).toBeNull();
    expect(made.querySelector('path')).not.toBeNull();
    expect(drawing.querySelector('text')?.textContent).toBe('Flatiron');
  });

  it('includes patterns that are defined elsewhere on the page', async () => {
    const around = '<svg><pattern id="dots"><circle r="2"/></pattern><pattern id="unused"/></svg>';
    const drawing = draw('', '<rect fill="url(#dots)"/><use href="#dots"/>', around);
    const made = await picture(drawing);
    expect(made.querySelector('defs #dots circle')).not.toBeNull();
    expect(made.querySelector('#unused')).toBeNull();
  });
});
