/** The settings that matter at a table, over the table; what is staged stays. */
import { useText } from '../../i18n/language.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChoiceField, SoundField, SwitchField } from '../../ui/settingFields.tsx';
import './tools.css';

/** Opens as soon as it is rendered; everything chosen applies at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { title } = useText('settings');
  const { close } = useText('kit');
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose} shape="overlay" className="table-settings">
      <SoundField />
      <SwitchField name="autoConfirm" />
      <ChoiceField name="theme" />
      <ChoiceField name="motion" />
      <ChoiceField name="playback" />
      <ChoiceField name="coach" />
    </Dialog>
  );
}
