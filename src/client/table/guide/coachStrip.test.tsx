// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { loadGuide } from '#games/guides';
import { learningOf, noteTold } from '../../settings/learning.ts';
import { changeSetting } from '../../settings/settings.ts';
import { answers, buttons, open, place, press, sendButton, useScreen } from '../testing/screen.tsx';

useScreen();
beforeEach(() => {
  localStorage.clear();
  changeSetting('coach', 'first');
});

const strip = () => place.querySelector('.coach-strip');
const says = () => strip()?.querySelector('p')?.textContent ?? '';

/** The screen of a game that has a guide, once that is loaded. */
async function openGuided(id: string) {
  await loadGuide('tangramcity');
  const opened = await open(await loadTitle('tangramcity'), id, 'human');
  await act(async () => {
    await vi.waitFor(() => expect(strip()).not.toBeNull());
  });
  return opened;
}

describe('the coach at a table', () => {
  it('tells a note once, until the next question', async () => {
    await openGuided('coach-1');
    await press(answers()[0]);
    await press(sendButton());
    const told = says();
    expect(told).toMatch(/start area/i);
    expect(learningOf('tangramcity').notes ?? []).not.toContain('first');
    await press(answers()[0]);
    expect(says()).not.toBe(told);
    expect(learningOf('tangramcity').notes).toContain('first');
  });

  it('goes with «Got it», and leads to its rule', async () => {
    await openGuided('coach-2');
    await press(answers()[0]);
    await press(sendButton());
    expect(strip()?.querySelector('a')?.getAttribute('href')).toMatch(/^\/rules\/tangramcity#R/);
    await press(buttons('.coach-strip .btn-line')[0]);
    expect(strip()?.hasAttribute('data-calm')).toBe(true);
    expect(learningOf('tangramcity').notes).toContain('first');
  });

  it('does not tell what was told before', async () => {
    noteTold('tangramcity', 'first');
    await openGuided('coach-3');
    await press(answers()[0]);
    await press(sendButton());
    expect(says()).not.toMatch(/start area/i);
  });

  it('is silent where it is switched off, and after two games', async () => {
    changeSetting('coach', 'off');
    const opened = await open(await loadTitle('tangramcity'), 'coach-4', 'human', 'level1');
    await act(async () => await loadGuide('tangramcity'));
    expect(strip()).toBeNull();
    await opened.leave();
    localStorage.setItem('skyline.learning.tangramcity', '{"lessons":[],"games":2}');
    changeSetting('coach', 'first');
    await open(await loadTitle('tangramcity'), 'coach-5', 'human', 'level1');
    await act(async () => await loadGuide('tangramcity'));
    expect(strip()).toBeNull();
    await act(async () => changeSetting('coach', 'always'));
    await act(async () => {
      await vi.waitFor(() => expect(strip()).not.toBeNull());
    });
  });

  it('speaks to one human only around one device', async () => {
    await open(await loadTitle('tangramcity'), 'coach-6', 'human', 'human');
    await act(async () => await loadGuide('tangramcity'));
    expect(strip()).toBeNull();
  });
});
