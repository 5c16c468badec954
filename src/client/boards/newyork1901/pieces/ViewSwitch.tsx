/** The buttons below the map: to the view from the harbour and back, and towers drawn faint. */
import { useKeyHint } from '../../../ui/useKeys.ts';
import { useBoard } from '../boardContext.ts';

interface Props {
  readonly fromHarbour: boolean;
  readonly setFromHarbour: (fromHarbour: boolean) => void;
  readonly seeThrough: boolean;
  readonly setSeeThrough: (seeThrough: boolean) => void;
}

export function ViewSwitch({ fromHarbour, setFromHarbour, seeThrough, setSeeThrough }: Props) {
  const { text } = useBoard();
  const hint = useKeyHint(text.seeThrough, 'X');
  return (
    <div className="ny-switch">
      <button type="button" aria-pressed={fromHarbour} onClick={() => setFromHarbour(!fromHarbour)}>
        <svg viewBox="0 0 20 16" aria-hidden="true">
          <path d="M1 14.500h18M3 14V8h3.500v6M8 14V2l1.5-1L11 2v12M13 14V6h4v8" />
        </svg>
        {text.harbour}
      </button>
      <button type="button" aria-pressed={seeThrough} {...hint} onClick={() => setSeeThrough(!seeThrough)}>
        <svg viewBox="0 0 20 16" aria-hidden="true">
          <path d="M3 14V6l3-3h8v8l-3 3zM3 6h8v8M11 6l3-3" strokeDasharray="2 1.5" />
        </svg>
        {text.seeThrough}
      </button>
    </div>
  );
}
