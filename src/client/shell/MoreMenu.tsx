/** What a seat may ask of the others, and the way out: rarely needed, so behind one button. */
import { useId } from 'react';
import type { Sight, Wish } from '#table';
import { isForHints } from '../hints/mayAsk.ts';
import { useAdviceText } from '../i18n/advice/index.ts';
import { useText } from '../i18n/language.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  readonly sight: Pick<Sight, 'viewer' | 'seats' | 'phase' | 'paused' | 'proposal'>;
  readonly wish: (wish: Wish) => void;
}

export function MoreMenu({ sight, wish }: Props) {
  const { accord } = useText();
  const { hint } = useAdviceText();
  const id = useId();
  const own = sight.viewer === 'spectator' ? undefined : sight.seats[sight.viewer];
  if (own?.kind !== 'human') return null;
  const item = (says: string, wanted: Wish, disabled = false) => (
    <button
      type="button"
      className="btn btn-quiet"
      popoverTarget={id}
      popoverTargetAction="hide"
      disabled={disabled}
      onClick={() => wish(wanted)}
    >
      {says}
    </button>
  );
  const busy = sight.proposal !== null;
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        popoverTarget={id}
        aria-label={accord.more}
        title={accord.more}
      >
        <Icon name="more" />
      </button>
      <div id={id} className="menu panel" popover="auto">
        {!sight.paused && item(accord.ask.pause, { do: 'propose', request: { kind: 'pause' } }, busy)}
        {item(accord.ask.end, { do: 'propose', request: { kind: 'end' } }, busy)}
        {own.standIn === null && (
          <>
            {item(accord.leave, { do: 'leave' })}
            <p className="meta">{accord.leaving}</p>
          </>
        )}
        {!isForHints({ link: 'live', sight }) && <p className="meta">{hint.notHere}</p>}
      </div>
    </>
  );
}
