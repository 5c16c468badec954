/** At the foot of quiet pages, never at a table: a new version lies ready. */
import { useText } from '../../i18n/language.tsx';
import { renew, useRenewal } from '../../offline/renewal.ts';

export function NewVersion() {
  const { renewal } = useText();
  const ready = useRenewal();
  return (
    <div className="renewal" role="status">
      {ready && (
        <>
          {renewal.ready}
          <button type="button" className="btn btn-line" onClick={renew}>
            {renewal.reload}
          </button>
        </>
      )}
    </div>
  );
}
