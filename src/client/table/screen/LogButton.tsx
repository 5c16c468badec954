/** Opens and closes the log and the chat; says how much is new there. */
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  readonly isOpen: boolean;
  /** Turns of others and lines of the chat that the viewer has not seen. */
  readonly news: number;
  readonly toggle: () => void;
}

export function LogButton({ isOpen, news, toggle }: Props) {
  const { table } = useText();
  return (
    <button
      type="button"
      className="btn btn-quiet log-button"
      aria-expanded={isOpen}
      aria-controls="rail"
      onClick={toggle}
    >
      <Icon name="log" />
      <span>{table.log}</span>
      {!isOpen && news > 0 && <b className="badge">{news}</b>}
    </button>
  );
}
