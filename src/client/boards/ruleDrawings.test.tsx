import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games';
import '../i18n/testing/texts.ts';
import { GOVERNING, governingRules } from './kit/governing.ts';
import { drawingFrom, RULE_DRAWINGS } from './ruleDrawings.tsx';

describe.each(GAME_IDS)('the rules that questions of %s lead to', async (game) => {
  const { ruleDrawings } = await RULE_DRAWINGS[game]();
  const drawings: Readonly<Record<string, ComponentType | 'none'>> = ruleDrawings;
  const { words } = await import(`../../games/${game}/text/en/words.ts`);

  it('are given for every prompt', () => {
    expect(Object.keys(GOVERNING[game]).sort()).toEqual(Object.keys(words.prompt).sort());
  });

  it('have drawings', () => {
    const governing = Object.values<readonly string[]>(GOVERNING[game]).map(([rule = '']) => rule);
    expect(governing.filter((rule) => !(rule in drawings))).toEqual([]);
  });

  it('are rules of the game, like all that are drawn', () => {
    const rules = readFileSync(`src/games/${game}/RULES.md`, 'utf8');
    expect(Object.keys(drawings).filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
  });

  it.each(Object.entries(drawings))('%s is drawn with nothing to choose or to focus', (_rule, Drawing) => {
    if (Drawing === 'none') return;
    const html = renderToStaticMarkup(<Drawing />);
    expect(html).toContain('class=');
    expect(html).not.toMatch(/data-choose|<button|<a |tabindex|role="button"/);
  });

  it('include one for those who wait', () => {
    const rules = governingRules(game, undefined);
    expect(drawings).toHaveProperty([rules[0]]);
    expect(rules.length).toBeGreaterThan(1);
    expect(() => governingRules(game, { step: 'unheard' })).toThrow('no rule for unheard');
  });
});

it('says so where a rule has no drawing, and nothing about other rules', () => {
  const Drawing = drawingFrom('rowhouse', { 'R3.1': 'none', 'R4.1': () => <svg /> });
  const drawn = (number: string) => renderToStaticMarkup(<Drawing number={number} />);
  expect(drawn('R3.1')).toContain('No drawing');
  expect(drawn('R4.1')).toContain('<svg');
  expect(drawn('R5.1')).toBe('');
});
