/** Language and theme, at the right end of every top bar. */
import { useState } from 'react';
import { LANGUAGES, type Language } from '#kernel';
import { TEXTS, useLanguage, useText } from '../i18n/language.tsx';
import { Icon } from './Icon.tsx';
import { chooseTheme, currentTheme, THEMES, type ThemeName } from './theme.ts';

const THEME_ICONS = { system: 'half', night: 'moon', day: 'sun' } as const;

export function Switches() {
  return (
    <div className="tools">
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  );
}

function LanguageSwitch() {
  const { language, choose } = useLanguage();
  const { bar } = useText();
  return (
    <span className="lang">
      <Icon name="globe" />
      <select
        aria-label={bar.language}
        title={bar.language}
        value={language}
        onChange={(event) => choose(event.target.value as Language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {TEXTS[one].name}
          </option>
        ))}
      </select>
    </span>
  );
}

function ThemeSwitch() {
  const [theme, setTheme] = useState<ThemeName>(currentTheme);
  const { bar } = useText();
  const turn = () => {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={bar.theme[theme]}
      title={bar.theme[theme]}
      onClick={turn}
    >
      <Icon name={THEME_ICONS[theme]} />
    </button>
  );
}
