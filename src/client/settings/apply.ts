/** Puts the settings on the page as attributes of <html>; the style sheets do the rest. */
import { onSettings, settingOf } from './settings.ts';

/** Follows every change, also of what the device itself wants. */
export function applySettings(): void {
  apply();
  onSettings(apply);
  calmDevice().addEventListener('change', apply);
}

/** Whether nothing may move on its own: chosen here, or the device's wish. */
export function isCalm(): boolean {
  const motion = settingOf('motion');
  return motion === 'none' || (motion === 'system' && calmDevice().matches);
}

function apply(): void {
  const theme = settingOf('theme');
  put('theme', theme === 'system' ? undefined : theme);
  put('motion', isCalm() ? 'none' : undefined);
  put('patterns', settingOf('patterns') ? 'strong' : undefined);
  const size = settingOf('textSize');
  put('text', size === 'normal' ? undefined : size);
}

function put(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

function calmDevice(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}
