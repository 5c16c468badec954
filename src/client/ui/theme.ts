/** Day, night, or as the device has it. */
import { recall, remember } from './memory.ts';

export const THEMES = ['system', 'night', 'day'] as const;
export type ThemeName = (typeof THEMES)[number];

export function currentTheme(): ThemeName {
  const remembered = recall('theme');
  return THEMES.find((theme) => theme === remembered) ?? 'system';
}

/** Puts the theme on the page; the style sheets do the rest. */
export function applyTheme(theme: ThemeName): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: ThemeName): void {
  remember('theme', theme);
  applyTheme(theme);
}
