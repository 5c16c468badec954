// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A newly opened page: nothing cached, only what the browser has stored. */
async function openPage() {
  vi.resetModules();
  const [settings, { applySettings, isMotionReduced }] = await Promise.all([
    import('./settings.ts'),
    import('./apply.ts'),
  ]);
  return { ...settings, applySettings, isMotionReduced };
}

const page = document.documentElement.dataset;

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(page)) delete page[name];
});

describe('settings', () => {
  it('have defaults', async () => {
    const { settingOf } = await openPage();
    expect(settingOf('sound')).toBe(true);
    expect(settingOf('autoConfirm')).toBe(false);
    expect(settingOf('notifications')).toBe(false);
    expect(settingOf('playback')).toBe('normal');
    expect(settingOf('keys')).toBe(true);
  });

  it('are remembered', async () => {
    const before = await openPage();
    before.changeSetting('textSize', 'large');
    before.changeSetting('sound', false);
    const after = await openPage();
    expect(after.settingOf('textSize')).toBe('large');
    expect(after.settingOf('sound')).toBe(false);
  });

  it('with invalid stored values fall back to their defaults', async () => {
    localStorage.setItem('skyline.motion', 'wild');
    localStorage.setItem('skyline.sound', 'yes');
    const { settingOf } = await openPage();
    expect(settingOf('motion')).toBe('system');
    expect(settingOf('sound')).toBe(true);
  });

  it('last as long as the page if nothing can be stored', async () => {
    const { changeSetting, settingOf } = await openPage();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    changeSetting('patterns', true);
    full.mockRestore();
    expect(settingOf('patterns')).toBe(true);
  });

  it('notify listeners of changes in another window', async () => {
    const { onSettings, settingOf } = await openPage();
    expect(settingOf('theme')).toBe('system');
    const listener = vi.fn();
    const stop = onSettings(listener);
    localStorage.setItem('skyline.theme', 'night');
    dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
    expect(settingOf('theme')).toBe('night');
    stop();
    dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('the page', () => {
  it('has no attributes for default settings', async () => {
    const { applySettings } = await openPage();
    applySettings();
    expect({ ...page }).toEqual({});
  });

  it('sets and removes attributes as settings change', async () => {
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

  it('reduces motion if the device prefers it, unless full motion is chosen', async () => {
    const { applySettings, changeSetting, isMotionReduced } = await openPage();
    const device = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => device);
    applySettings();
    expect(page.motion).toBe('none');
    changeSetting('motion', 'full');
    expect(isMotionReduced()).toBe(false);
    expect(page.motion).toBeUndefined();
    changeSetting('motion', 'system');
    device.matches = false;
    device.dispatchEvent(new Event('change'));
    expect(page.motion).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
