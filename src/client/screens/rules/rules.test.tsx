// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { loadTitle } from '#games';
import { readBook } from '../../table/rules/book.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { BookPage } from './BookPage.tsx';
import { RulesIndex } from './RulesIndex.tsx';
import { RulesScreen } from './RulesScreen.tsx';

// Drawings and values come with the chapters, and take long to load for the first time.
await Promise.all([import('../../boards/rowhouse/index.ts'), loadTitle('rowhouse')]);

let root: Root;
let place: HTMLElement;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The top bar asks the server who is signed in; there is no server.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  navigate('/');
});

async function open(address: string, page: React.ReactNode): Promise<void> {
  await act(async () => {
    navigate(address);
    root.render(page);
  });
}

/** Opens the rules of Rowhouse and waits for their text. */
async function openRowhouse(hash = ''): Promise<void> {
  await open(`/rules/rowhouse${hash}`, <RulesScreen game="rowhouse" />);
  await waitForText();
}

/** The text of the rules loads after the page, chapter by chapter. */
async function waitForText(): Promise<void> {
  const isWhole = () => {
    const chapters = place.querySelectorAll('.rules-contents li').length;
    return numbers().length > 0 && place.querySelectorAll('.rules-text > section').length >= chapters;
  };
  for (let tries = 0; tries < 200 && !isWhole(); tries++)
    await act(() => new Promise((done) => setTimeout(done, 10)));
}

const numbers = () => [...place.querySelectorAll('.rule')].map(({ id }) => id);
const pageText = () => place.textContent ?? '';

async function search(query: string): Promise<void> {
  const field = place.querySelector<HTMLInputElement>('input[type=search]');
  if (!field) throw new Error('no search');
  // React ignores values set through the element's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
}

describe('the rules of a game', () => {
  it('are on one page with contents and numbers', async () => {
    await openRowhouse();
    expect(place.querySelector('h1')?.textContent).toBe('Rowhouse: the rules');
    expect(place.querySelectorAll('nav[aria-label="Contents"] a')).toHaveLength(6);
    expect(document.getElementById('R4.1')?.textContent).toContain('right end of a storey');
    expect(place.querySelectorAll('a[href="#R4.1"]')).toHaveLength(1);
    expect(pageText()).toContain('Next chapter: Picking');
  });

  it('are filtered while typing', async () => {
    await openRowhouse();
    await search('bonus point');
    expect(numbers()).toEqual(['R3.3', 'R5.4']);
    expect(pageText()).toContain('2 rules found');
    expect([...place.querySelectorAll('mark')].map((one) => one.textContent)).toContain('bonus');
    await search('no such thing');
    expect(numbers()).toEqual([]);
    expect(pageText()).toContain('Nothing found');
  });

  it('find a number with the rules that name it, and a chapter by its title', async () => {
    await openRowhouse();
    await search('R4');
    expect(numbers().filter((number) => number.startsWith('R4.'))).toHaveLength(4);
    await search('r4.3');
    expect(numbers()[0]).toBe('R4.3');
    expect(numbers()).toContain('Q2');
    await search('picking');
    expect(numbers()).toContain('R3.1');
  });

  it('are searched by key: / goes to the field, Escape clears it', async () => {
    await openRowhouse();
    await act(async () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true })),
    );
    const field = place.querySelector<HTMLInputElement>('input[type=search]');
    expect(document.activeElement).toBe(field);
    await search('bonus');
    await act(async () =>
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    expect(field?.value).toBe('');
  });

  it('show their drawings beside them, with the text and not after it', async () => {
    await openRowhouse();
    expect(
      document.getElementById('R4.1')?.querySelector('.rule-drawing svg, .rule-drawing span'),
    ).not.toBeNull();
    expect(document.getElementById('R4.4')?.querySelector('.rule-drawing') ?? null).toBeNull();
  });

  it('begin with their introduction while the chapters wait for drawings, and lead to the rule once these are there', async () => {
    const book = readBook('# Small\n\nTo begin with.\n\n## R1 Box\n\n- **R1.1** A tile.\n- **R1.2** A bag.');
    await open('/rules/small#R1.2', <BookPage book={book} isWhole={false} note="Not public." />);
    expect(place.querySelector('h1')?.textContent).toBe('Small');
    expect(pageText()).toContain('To begin with.');
    expect(pageText()).not.toContain('Not public.');
    expect(place.querySelectorAll('nav[aria-label="Contents"] a')).toHaveLength(1);
    expect(numbers()).toEqual([]);
    await open('/rules/small#R1.2', <BookPage book={book} note="Not public." />);
    expect(numbers()).toEqual(['R1.1', 'R1.2']);
    expect(pageText()).toContain('Not public.');
    expect(document.activeElement?.id).toBe('R1.2');
  });

  it('mark the rule in the address, also after it changes', async () => {
    await openRowhouse('#R4.2');
    const marked = () => place.querySelector('[aria-current]')?.id;
    expect(marked()).toBe('R4.2');
    expect(document.activeElement?.id).toBe('R4.2');
    await search('bag');
    await act(async () => navigate('#R5.1'));
    expect(marked()).toBe('R5.1');
    expect(numbers()).toContain('R4.2');
  });

  it('end with the rulings, linked both ways and searchable', async () => {
    await openRowhouse('#Q2');
    expect(place.querySelector('nav[aria-label="Contents"] li:last-child')?.textContent).toBe(
      'Q Questions and answers',
    );
    expect(place.querySelector('[aria-current]')?.textContent).toContain('May a trade draw the very tile');
    expect(document.getElementById('R4.3')?.querySelector('a[href="#Q2"]')).not.toBeNull();
    expect(document.getElementById('Q2')?.querySelector('a[href="#R4.3"]')).not.toBeNull();
    expect(pageText()).toContain('2 questions');
    await search('remember put back bag');
    expect(numbers()).toEqual(['Q1']);
    expect(pageText()).toContain('1 question found');
  });

  it('report an unknown number, and only then', async () => {
    await openRowhouse('#R9.9');
    expect(pageText()).toContain('There is no rule R9.9 here.');
    await act(async () => navigate('#content'));
    expect(pageText()).not.toContain('There is no rule');
  });

  it('end with the values in play and where each comes from', async () => {
    await openRowhouse();
    const rows = () => [...place.querySelectorAll('.rules-values > div')].map((row) => row.textContent);
    for (let tries = 0; tries < 200 && rows().length === 0; tries++)
      await act(() => new Promise((done) => setTimeout(done, 10)));
    expect(rows()).toEqual([
      'Tiles of each colourfrom the rulebook',
      'Storeys of a house, and their roomfrom the rulebook',
      'Points for a full storeyfrom the rulebook',
    ]);
    expect(pageText()).toContain('61cafed1562a42ca');
  });

  it('have no back link without a page to go back to', async () => {
    await openRowhouse();
    expect(pageText()).not.toContain('Back to where you were');
  });
});

describe('the other pages', () => {
  it('list every book', async () => {
    await open('/rules', <RulesIndex />);
    const books = [...place.querySelectorAll('.rules-book')].map((link) => link.getAttribute('href'));
    expect(books).toHaveLength(6);
    expect(books.slice(-2)).toEqual(['/rules/rowhouse', '/rules/table']);
  });

  it('have the refusals of every table', async () => {
    await open('/rules/table#K9', <RulesScreen game="table" />);
    expect(place.querySelector('[aria-current]')?.textContent).toContain('Nothing can be taken back');
  });

  it('say that an unknown game has no rules', async () => {
    await open('/rules/chess', <RulesScreen game="chess" />);
    expect(pageText()).toContain('There is nothing at this address.');
  });
});

describe('from the table', () => {
  const link = () => place.querySelector('.toast a')?.getAttribute('href');

  it('a refusal’s number links to its rule', async () => {
    await open('/local/a', <Refusal reason={{ rule: 'K6', code: 'notLegal' }} />);
    expect(link()).toBe('/rules/table#K6');
    await open('/local/a', <Refusal reason={{ rule: 'R4.1', code: 'storeyFull' }} game="rowhouse" />);
    expect(link()).toBe('/rules/rowhouse#R4.1');
    await open('/local/a', <Refusal reason={{ rule: 'R4.1', code: 'storeyFull' }} />);
    expect(pageText()).toContain('Rule R4.1');
    expect(link()).toBeUndefined();
  });

  it('a refusal of the server is a plain sentence', async () => {
    await open('/me', <Refusal reason={{ rule: 'P13', code: 'wrongLogin' }} />);
    expect(pageText()).toBe('E-mail and password do not belong together.');
  });

  it('the page of rules links back to the table', async () => {
    await act(async () => navigate('/rules/rowhouse#R3.1', { state: { from: '/local/a?at=3' } }));
    await act(async () => root.render(<RulesScreen game="rowhouse" />));
    await waitForText();
    const back = [...place.querySelectorAll('a')].find((one) => one.textContent === 'Back to where you were');
    expect(back?.getAttribute('href')).toBe('/local/a?at=3');
  });
});
