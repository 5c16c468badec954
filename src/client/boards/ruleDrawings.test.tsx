import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '#games';
import '../i18n/testing/texts.ts';
import { GOVERNING, governingRules } from './kit/governing.ts';
import { drawingFrom, RULE_DRAWINGS } from './ruleDrawings.tsx';

/** Chapters without a drawing, and why. */
const UNDRAWN: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = {
  rowhouse: {
    R1: 'counts tiles',
    R2: 'shuffling and dealing',
    R5: 'sums',
  },
};

describe.each(GAME_IDS)('the chapters of %s', async (game) => {
  const { ruleDrawings } = await RULE_DRAWINGS[game]();
  const drawings: Readonly<Record<string, ComponentType | 'none'>> = ruleDrawings;

  it('have a drawing each, or a reason why there is none', () => {
    const rules = readFileSync(`src/games/${game}/RULES.md`, 'utf8');
    const chapters = [...rules.matchAll(/^## (R\d+) /gm)].map(([, number = '']) => number);
    const isDrawn = (chapter: string) =>
      Object.entries(drawings).some(([rule, drawn]) => drawn !== 'none' && rule.startsWith(`${chapter}.`));
    expect(chapters.filter((chapter) => !isDrawn(chapter))).toEqual(Object.keys(UNDRAWN[game] ?? {}));
  });
});

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
  const drawn = (number: string) => renderToStaticMarkup(<Drawing number={number} saysNone />);
  expect(drawn('R3.1')).toContain('No drawing');
  expect(drawn('R4.1')).toContain('<svg');
  expect(drawn('R5.1')).toBe('');
  expect(renderToStaticMarkup(<Drawing number="R3.1" />)).toBe('');
});
