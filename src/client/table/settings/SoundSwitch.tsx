/** The switch for sounds at the table: an icon in the top bar, with its name in the menu. */
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSoundSwitch } from '../../ui/settingFields.tsx';

/** Only the icon, for the top bar. */
export function SoundIcon() {
  const { label } = useText('settings');
  const [on, change] = useSoundSwitch();
  return (
    <button
      type="button"
      role="switch"
      className="btn btn-quiet btn-icon bar-tool"
      aria-checked={on}
      aria-label={label.sound}
      title={label.sound}
      onClick={() => change(!on)}
    >
      <Icon name={on ? 'sound' : 'silent'} />
    </button>
  );
}

/** The icon, the name and a switch, for the menu. */
export function SoundItem() {
  const { label } = useText('settings');
  const [on, change] = useSoundSwitch();
  return (
    <label className="btn btn-quiet menu-tool sound-item">
      <Icon name={on ? 'sound' : 'silent'} />
      {label.sound}
      <input
        className="switch"
        type="checkbox"
        checked={on}
        onChange={(event) => change(event.target.checked)}
      />
    </label>
  );
}
