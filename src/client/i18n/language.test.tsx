// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyScreen } from '../ui/lazyScreen.tsx';
import { firstLanguage, firstReading, LanguageProvider, useLanguage, useText } from './language.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

describe('the first language', () => {
  it.each([
    [undefined, ['de-AT', 'en'], 'de'],
    [undefined, ['pt-BR', 'es-419'], 'es'],
    [undefined, ['ja'], 'en'],
    ['fr', ['de'], 'fr'],
    ['xx', ['de'], 'de'],
  ] as const)('remembered %s, browser %j: %s', (remembered, wished, language) => {
    expect(firstLanguage(remembered, wished)).toBe(language);
  });
});

describe('a page', () => {
  let root: Root;
  let place: HTMLElement;
  /** Everything the page has shown, one after the other. */
  let shown: string[];
  beforeEach(() => {
    localStorage.clear();
    place = document.createElement('div');
    root = createRoot(place);
    shown = [];
  });
  afterEach(() => act(() => root.unmount()));

  let choose: ReturnType<typeof useLanguage>['choose'] = () => {};
  function Rules() {
    ({ choose } = useLanguage());
    const said = `${useText().loading} ${useText('rules').title}`;
    shown.push(said);
    return said;
  }
  const Waiting = () => {
    shown.push('waiting');
    return 'waiting';
  };
  /** Modules load in their own time. */
  async function until(is: () => boolean): Promise<void> {
    while (!is()) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  }
  const Screen = lazyScreen(async () => Rules);

  async function open(): Promise<void> {
    const first = await firstReading();
    await act(async () =>
      root.render(
        <LanguageProvider first={first}>
          <Suspense fallback={<Waiting />}>
            <Screen />
          </Suspense>
        </LanguageProvider>,
      ),
    );
    await until(() => place.textContent !== 'waiting');
  }

  it('has a lazyScreen and its texts at the same time, and changes from one language to another in one go', async () => {
    localStorage.setItem('skyline.language', 'de');
    await open();
    expect(place.textContent).toBe('Einen Augenblick … Die Regeln');
    expect([...new Set(shown)]).toEqual(['waiting', 'Einen Augenblick … Die Regeln']);
    shown = [];
    await act(async () => choose('fr'));
    await until(() => document.documentElement.lang === 'fr');
    expect([...new Set(shown)]).toEqual(['Un instant … Les règles']);
    expect(localStorage.getItem('skyline.language')).toBe('fr');
  });

  it('shows at once what was loaded ahead', async () => {
    localStorage.setItem('skyline.language', 'es');
    await firstReading();
    await Screen.preload();
    await open();
    expect(shown).not.toContain('waiting');
  });
});
