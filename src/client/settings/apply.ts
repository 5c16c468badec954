/** Sets the settings as attributes of <html>; the style sheets do the rest. */
import { onSettings, settingOf } from './settings.ts';

/** Applies the settings now and after every change, also of the device's own preference. */
export function applySettings(): void {
  apply();
  onSettings(apply);
  reducedMotionQuery().addEventListener('change', apply);
}

/** Whether animations are off: chosen here, or preferred by the device. */
export function isMotionReduced(): boolean {
  const motion = settingOf('motion');
  return motion === 'none' || (motion === 'system' && reducedMotionQuery().matches);
}

function apply(): void {
  const theme = settingOf('theme');
  setAttribute('theme', theme === 'system' ? undefined : theme);
  setAttribute('motion', isMotionReduced() ? 'none' : undefined);
  setAttribute('patterns', settingOf('patterns') ? 'strong' : undefined);
  const size = settingOf('textSize');
  setAttribute('text', size === 'normal' ? undefined : size);
}

function setAttribute(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

function reducedMotionQuery(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}
