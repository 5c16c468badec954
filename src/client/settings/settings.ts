/** Settings of this device: look, sound and behaviour; stored in the browser and shared by all its windows. */
import { useSyncExternalStore } from 'react';
import { recall, remember } from './memory.ts';

const YES_NO = [false, true] as const;

/** The values of each setting, in the order shown. */
export const CHOICES = {
  theme: ['system', 'night', 'day'],
  motion: ['system', 'full', 'none'],
  textSize: ['small', 'normal', 'large'],
  playback: ['off', 'slow', 'normal', 'fast'],
  coach: ['first', 'always', 'off'],
  patterns: YES_NO,
  sound: YES_NO,
  autoConfirm: YES_NO,
  pointTwice: YES_NO,
  answers: YES_NO,
  keys: YES_NO,
  notifications: YES_NO,
} as const;

/** The name of a setting. */
export type SettingName = keyof typeof CHOICES;
/** The values a setting may have. */
export type Setting<N extends SettingName> = (typeof CHOICES)[N][number];
type Settings = { readonly [N in SettingName]: Setting<N> };

const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  textSize: 'normal',
  playback: 'normal',
  coach: 'first',
  patterns: false,
  sound: true,
  autoConfirm: false,
  pointTwice: true,
  answers: false,
  keys: true,
  notifications: false,
};

/** Values in use on this page; others are read from storage when needed. */
const cache = new Map<SettingName, Settings[SettingName]>();
const listeners = new Set<() => void>();

/** The current value of a setting. */
export function settingOf<N extends SettingName>(name: N): Setting<N> {
  // The cache only ever holds values of the same setting under a name.
  const value = (cache.get(name) as Setting<N> | undefined) ?? parseSetting(name, recall(name));
  cache.set(name, value);
  return value;
}

/** Sets and stores a setting. */
export function changeSetting<N extends SettingName>(name: N, value: Setting<N>): void {
  cache.set(name, value);
  remember(name, String(value));
  notifyListeners();
}

/** Calls the listener after every change, also in another window; returns the function that stops it. */
export function onSettings(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', reload);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', reload);
  };
}

/** A setting and its setter. */
export function useSetting<N extends SettingName>(
  name: N,
): readonly [Setting<N>, (value: Setting<N>) => void] {
  const read = () => settingOf(name);
  const value = useSyncExternalStore(onSettings, read, read);
  return [value, (value) => changeSetting(name, value)];
}

/** The stored value if it is still valid, else the default. */
function parseSetting<N extends SettingName>(name: N, stored: string | undefined): Setting<N> {
  const choices: readonly Setting<N>[] = CHOICES[name];
  return choices.find((choice) => String(choice) === stored) ?? DEFAULTS[name];
}

function reload(): void {
  cache.clear();
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
