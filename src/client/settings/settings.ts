/** How this device wants Skyline to look, sound and behave; remembered here, and the same in all its windows. */
import { useSyncExternalStore } from 'react';
import { recall, remember } from './memory.ts';

const YES_NO = [false, true] as const;

/** What each setting may be, in the order in which the choices are shown. */
export const CHOICES = {
  theme: ['system', 'night', 'day'],
  motion: ['system', 'full', 'none'],
  textSize: ['small', 'normal', 'large'],
  playback: ['off', 'slow', 'normal', 'fast'],
  patterns: YES_NO,
  sound: YES_NO,
  autoConfirm: YES_NO,
  answers: YES_NO,
  keys: YES_NO,
  notifications: YES_NO,
} as const;

export type SettingName = keyof typeof CHOICES;
export type Setting<N extends SettingName> = (typeof CHOICES)[N][number];
type Settings = { readonly [N in SettingName]: Setting<N> };

const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  textSize: 'normal',
  playback: 'normal',
  patterns: false,
  sound: false,
  autoConfirm: false,
  answers: false,
  keys: true,
  notifications: false,
};

/** What the page holds; what is not here is asked of the browser's memory. */
const held = new Map<SettingName, Settings[SettingName]>();
const listeners = new Set<() => void>();

export function settingOf<N extends SettingName>(name: N): Setting<N> {
  // Only a choice of the same name is ever put there.
  const value = (held.get(name) as Setting<N> | undefined) ?? chosen(name, recall(name));
  held.set(name, value);
  return value;
}

export function changeSetting<N extends SettingName>(name: N, value: Setting<N>): void {
  held.set(name, value);
  remember(name, String(value));
  tellAll();
}

/** Hears of every change, also of those made in another window. */
export function onSettings(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', forget);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', forget);
  };
}

/** A setting and the way to change it. */
export function useSetting<N extends SettingName>(
  name: N,
): readonly [Setting<N>, (value: Setting<N>) => void] {
  const read = () => settingOf(name);
  const value = useSyncExternalStore(onSettings, read, read);
  return [value, (value) => changeSetting(name, value)];
}

/** The choice that was written down, if it is still one. */
function chosen<N extends SettingName>(name: N, written: string | undefined): Setting<N> {
  const choices: readonly Setting<N>[] = CHOICES[name];
  return choices.find((choice) => String(choice) === written) ?? DEFAULTS[name];
}

function forget(): void {
  held.clear();
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
