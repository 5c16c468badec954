import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { LANGUAGES, refused } from '#kernel';
import { PROTOCOL_REASONS } from '#protocol';
import { TABLE_REASONS } from '#table';
import { firstLanguage } from './language.tsx';
import { reasonInWords } from './reason.ts';
import { TEXTS } from './testing/texts.ts';

describe('the language', () => {
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

describe('refusals', () => {
  it('have words from the kernel’s side and from the game’s, in every language', async () => {
    const { words } = await loadTitle('rowhouse');
    const said = LANGUAGES.flatMap((language) => [
      reasonInWords(refused('nothingToTakeBack').reason, words[language], TEXTS[language]),
      reasonInWords({ rule: 'R2.3', code: 'bagTooSmall' }, words[language], TEXTS[language]),
    ]);
    expect(new Set(said).size).toBe(2 * LANGUAGES.length);
  });

  it('of the table and of the server have words in every language', () => {
    for (const text of Object.values(TEXTS)) {
      const reasons = { ...TABLE_REASONS, ...PROTOCOL_REASONS };
      const said = Object.entries(reasons).map(([code, rule]) =>
        reasonInWords({ rule, code }, undefined, text),
      );
      expect(said).not.toContain(undefined);
      expect(reasonInWords({ rule: 'R9', code: 'unheard' }, undefined, text)).toBe(
        text.protocolReason.failed,
      );
    }
  });
});
