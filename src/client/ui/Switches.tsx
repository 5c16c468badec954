/** The switches for language and theme, at the right end of every top bar. */
import { LANGUAGES, type Language } from '#kernel';
import { useLanguage, useText } from '../i18n/language.tsx';
import { PACKS } from '../i18n/languages.ts';
import { CHOICES, useSetting } from '../settings/settings.ts';
import { Icon } from './Icon.tsx';

const THEME_ICONS = { system: 'half', night: 'moon', day: 'sun' } as const;

/** Both switches. */
export function Switches() {
  return (
    <div className="tools">
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  );
}

/** The language, as its two letters. */
export function LanguageSwitch() {
  const { language, choose } = useLanguage();
  const { bar } = useText();
  return (
    <span className="lang">
      <Icon name="globe" />
      <span className="lang-letters" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <select
        aria-label={bar.language}
        title={bar.language}
        value={language}
        // The options below are the languages.
        onChange={(event) => choose(event.target.value as Language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {PACKS[one].name}
          </option>
        ))}
      </select>
    </span>
  );
}

function ThemeSwitch() {
  const [theme, setTheme] = useSetting('theme');
  const { bar } = useText();
  const themes = CHOICES.theme;
  const nextTheme = () => setTheme(themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system');
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={bar.theme[theme]}
      title={bar.theme[theme]}
      onClick={nextTheme}
    >
      <Icon name={THEME_ICONS[theme]} />
    </button>
  );
}
