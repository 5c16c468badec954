/** Games won, shared and lost against somebody, as a bar and in figures. */
import { useText } from '../../i18n/language.tsx';
import './people.css';

/** Won plain, shared grey, lost hatched: never colour alone. */
export function Balance({ won, shared, lost }: { won: number; shared: number; lost: number }) {
  const text = useText('circle');
  return (
    <span className="balance">
      <span className="balance-bar" aria-hidden="true">
        {won > 0 && <i className="balance-won" style={{ flexGrow: won }} />}
        {shared > 0 && <i className="balance-shared" style={{ flexGrow: shared }} />}
        {lost > 0 && <i className="balance-lost" style={{ flexGrow: lost }} />}
      </span>
      <span aria-hidden="true">
        <b>{won}</b> : {lost}
      </span>
      <span className="sr">{text.balanceInWords(won, shared, lost)}</span>
    </span>
  );
}
