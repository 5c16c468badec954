// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The page as it opens: nothing held yet, only what the browser remembers. */
async function openPage() {
  vi.resetModules();
  const [settings, { applySettings, isCalm }] = await Promise.all([
    import('./settings.ts'),
    import('./apply.ts'),
  ]);
  return { ...settings, applySettings, isCalm };
}

const page = document.documentElement.dataset;

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(page)) delete page[name];
});

describe('settings', () => {
  it('are quiet and careful at first', async () => {
    const { settingOf } = await openPage();
    expect(settingOf('sound')).toBe(false);
    expect(settingOf('autoConfirm')).toBe(false);
    expect(settingOf('notifications')).toBe(false);
    expect(settingOf('playback')).toBe('normal');
    expect(settingOf('keys')).toBe(true);
  });

  it('are remembered', async () => {
    const before = await openPage();
    before.changeSetting('textSize', 'large');
    before.changeSetting('sound', true);
    const after = await openPage();
    expect(after.settingOf('textSize')).toBe('large');
    expect(after.settingOf('sound')).toBe(true);
  });

  it('that no longer exist are as at first', async () => {
    localStorage.setItem('skyline.motion', 'wild');
    localStorage.setItem('skyline.sound', 'yes');
    const { settingOf } = await openPage();
    expect(settingOf('motion')).toBe('system');
    expect(settingOf('sound')).toBe(false);
  });

  it('hold for the page where nothing can be stored', async () => {
    const { changeSetting, settingOf } = await openPage();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    changeSetting('patterns', true);
    full.mockRestore();
    expect(settingOf('patterns')).toBe(true);
  });

  it('changed in another window are heard of', async () => {
    const { onSettings, settingOf } = await openPage();
    expect(settingOf('theme')).toBe('system');
    const heard = vi.fn();
    const stop = onSettings(heard);
    localStorage.setItem('skyline.theme', 'night');
    dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledOnce();
    expect(settingOf('theme')).toBe('night');
    stop();
    dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('the page', () => {
  it('carries no attribute for what is as usual', async () => {
    const { applySettings } = await openPage();
    applySettings();
    expect({ ...page }).toEqual({});
  });

  it('carries what is chosen, and lets go of it', async () => {
    const { applySettings, changeSetting } = await openPage();
    applySettings();
    changeSetting('theme', 'day');
    changeSetting('patterns', true);
    changeSetting('textSize', 'small');
    changeSetting('motion', 'none');
    expect({ ...page }).toEqual({ theme: 'day', patterns: 'strong', text: 'small', motion: 'none' });
    changeSetting('theme', 'system');
    changeSetting('patterns', false);
    expect({ ...page }).toEqual({ text: 'small', motion: 'none' });
  });

  it('is calm where the device wishes it, unless motion is chosen', async () => {
    const { applySettings, changeSetting, isCalm } = await openPage();
    const device = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => device);
    applySettings();
    expect(page.motion).toBe('none');
    changeSetting('motion', 'full');
    expect(isCalm()).toBe(false);
    expect(page.motion).toBeUndefined();
    changeSetting('motion', 'system');
    device.matches = false;
    device.dispatchEvent(new Event('change'));
    expect(page.motion).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
