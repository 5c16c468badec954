/** In the footer of every page except the table: the offer to load a new version. */
import { useText } from '../../i18n/language.tsx';
import { applyUpdate, useUpdateReady } from '../../offline/update.ts';

/** Empty unless a new version is ready. */
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
