/** Shares a text: with the device's own sheet where it has one, else by copying. */
import { useText } from '../../i18n/language.tsx';
import { CopyButton } from '../../ui/CopyField.tsx';
import { Icon } from '../../ui/Icon.tsx';

export function ShareResult({ text: shared }: { readonly text: string }) {
  const { share } = useText('daily');
  if (!('share' in navigator)) return <CopyButton address={shared} label={share} />;
  return (
    <button
      type="button"
      className="btn btn-line"
      // Whoever closes the sheet wants nothing more.
      onClick={() => void navigator.share({ text: shared }).catch(() => undefined)}
    >
      <Icon name="share" />
      {share}
    </button>
  );
}
