/** How often the coach speaks, as a small field for the strip and the menu. */
import { useText } from '../../i18n/language.tsx';
import { CHOICES, useSetting } from '../../settings/settings.ts';
import './guide.css';

export function CoachField() {
  const { label, choice } = useText('settings');
  const [mode, setMode] = useSetting('coach');
  return (
    <label className="coach-field">
      <span>{label.coach}</span>
      <select
        value={mode}
        onChange={({ target }) => {
          const next = CHOICES.coach.find((one) => one === target.value);
          if (next) setMode(next);
        }}
      >
        {CHOICES.coach.map((one) => (
          <option key={one} value={one}>
            {choice.coach[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
