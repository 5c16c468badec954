/** At the foot of quiet pages, never at a table: a new version lies ready. */
import { useText } from '../../i18n/language.tsx';
import { applyUpdate, useUpdateReady } from '../../offline/update.ts';

export function NewVersion() {
  const { renewal } = useText();
  const ready = useUpdateReady();
  return (
    <div className="renewal" role="status">
      {ready && (
        <>
          {renewal.ready}
          <button type="button" className="btn btn-line" onClick={applyUpdate}>
            {renewal.reload}
          </button>
        </>
      )}
    </div>
  );
}
