/** The legend of the board, and the buttons that open it. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { drawingsOf } from '../../boards/boards.ts';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import '../../ui/overlay.css';

const SHEET = 'legend';

interface ButtonProps {
  readonly game: string;
  readonly label: string;
  readonly className?: string;
}

/** Opens the legend from a menu that closes at the same time. */
export function openLegend(): void {
  document.getElementById(SHEET)?.showPopover();
}

/** Renders nothing for games without drawings. */
export function LegendButton({ game, label, className = '' }: ButtonProps) {
  if (!drawingsOf(game)) return null;
  return (
    <button type="button" className={`btn btn-quiet ${className}`} popoverTarget={SHEET}>
      <Icon name="legend" />
      {label}
    </button>
  );
}

/** The legend itself; there is one at a table. */
export function LegendSheet({ game }: { game: string }) {
  const { legend, close } = useText('kit');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) button.current?.focus();
  }, [open]);
  const Legend = drawingsOf(game)?.Legend;
  if (!Legend) return null;
  return (
    <section
      id={SHEET}
      className="overlay panel"
      popover="auto"
      aria-label={legend}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <div className="overlay-head">
        <h2 className="display">{legend}</h2>
        <button
          ref={button}
          type="button"
          className="btn btn-quiet btn-icon"
          popoverTarget={SHEET}
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
  );
}
