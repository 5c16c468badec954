/** Runs before a page is first painted: sets the device's settings, and hides what was drawn for another reader. Built into every page (tools/pages.ts). */
import { LANGUAGES } from '#kernel';

const { dataset, lang } = document.documentElement;

// As applySettings does it later (settings/apply.ts).
const theme = recall('theme');
const text = recall('textSize');
const motion = recall('motion');
if (theme === 'night' || theme === 'day') dataset.theme = theme;
if (text === 'small' || text === 'large') dataset.text = text;
if (recall('patterns') === 'true') dataset.patterns = 'strong';
if (motion === 'none' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches))
  dataset.motion = 'none';

// As firstLanguage does it (i18n/language.tsx).
const tags = [recall('language') ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0]);
const language = tags.find((tag) => LANGUAGES.some((one) => one === tag)) ?? 'en';
const path = new RegExp(document.currentScript?.dataset.path ?? '');
if (language !== lang || !path.test(location.pathname)) dataset.foreign = '';
// As isReturning does it (screens/home/returning.ts).
if (remembered().some((name) => /^(lastChoice|name|leftOff)$/.test(name) || hasLessons(name)))
  dataset.known = Number(recall('leftOff')) > 0 ? 'left' : '';

function remembered(): string[] {
  try {
    return Object.keys(localStorage).map((name) => name.replace('skyline.', ''));
  } catch {
    return [];
  }
}

function hasLessons(name: string): boolean {
  return name.startsWith('learning.') && /"lessons":\["/.test(recall(name) ?? '');
}

function recall(name: string): string | null {
  try {
    return localStorage.getItem(`skyline.${name}`);
  } catch {
    return null;
  }
}
