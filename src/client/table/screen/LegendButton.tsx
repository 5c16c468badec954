/** The button that opens the legend of the board. */
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { drawingsOf } from '../../boards/boards.ts';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import './legend.css';

/** Renders nothing for games without drawings. */
export function LegendButton({ game }: { game: string }) {
  const { legend, close } = useText('kit');
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) button.current?.focus();
  }, [open]);
  const Legend = drawingsOf(game)?.Legend;
  if (!Legend) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        popoverTarget={id}
        aria-label={legend}
        title={legend}
      >
        <Icon name="legend" />
      </button>
      <section
        id={id}
        className="legend-sheet panel"
        popover="auto"
        aria-label={legend}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className="legend-head">
          <h2 className="display">{legend}</h2>
          <button
            ref={button}
            type="button"
            className="btn btn-quiet btn-icon"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={close}
            title={close}
          >
            <Icon name="remove" />
          </button>
        </div>
        {open && (
          <Suspense>
            <Legend />
          </Suspense>
        )}
      </section>
    </>
  );
}
