/** The settings that matter at a table, over the table; what is staged stays. */
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ChoiceField, SoundField, SwitchField } from '../../ui/settingFields.tsx';
import '../../ui/overlay.css';
import './tools.css';

/** Opens as soon as it is rendered; everything chosen applies at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { title } = useText('settings');
  const { close } = useText('kit');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="overlay panel table-settings"
      aria-labelledby={id}
      onClose={onClose}
      // Keys pressed here must not reach the table's shortcuts.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="overlay-head">
        <h2 id={id} className="display">
          {title}
        </h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={close}
          title={close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="remove" />
        </button>
      </div>
      <SoundField />
      <SwitchField name="autoConfirm" />
      <ChoiceField name="theme" />
      <ChoiceField name="motion" />
      <ChoiceField name="playback" />
      <ChoiceField name="coach" />
    </dialog>
  );
}
