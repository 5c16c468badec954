/** The player aid of a table, one tap away: new signs, the game on one card, and what every sign means. */
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { drawingsOf } from '../../boards/boards.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLoadedCourse } from '../titles/useLoadedCourse.ts';
import { AidCard } from './AidCard.tsx';
import '../../ui/overlay.css';
import './aid.css';

const SHEET = 'aid';

interface ButtonProps {
  readonly game: string;
  readonly label: string;
  readonly className?: string;
  /** How many new signs wait there for whoever has not looked yet. */
  readonly fresh?: number;
}

/** Renders nothing for games without drawings. */
export function AidButton({ game, label, className = '', fresh = 0 }: ButtonProps) {
  const { newSigns } = useText('coach');
  if (!drawingsOf(game)) return null;
  return (
    <button
      type="button"
      className={`btn btn-quiet ${className}`}
      popoverTarget={SHEET}
      aria-label={fresh > 0 ? `${label}, ${newSigns.count(fresh)}` : undefined}
    >
      <Icon name="legend" />
      <span>{label}</span>
      {fresh > 0 && <b className="badge">{fresh}</b>}
    </button>
  );
}

interface SheetProps {
  readonly game: string;
  /** The list of new signs, which may close the sheet. */
  readonly signs: (close: () => void) => ReactNode;
  /** Told when the sheet opens and closes. */
  readonly onToggle: () => void;
}

/** The sheet itself; there is one at a table. */
export function AidSheet({ game, signs, onToggle }: SheetProps) {
  const { legend, close, aid } = useText('kit');
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) button.current?.focus();
  }, [isOpen]);
  const Legend = drawingsOf(game)?.Legend;
  if (!Legend) return null;
  return (
    <section
      ref={sheet}
      id={SHEET}
      className="overlay panel"
      popover="auto"
      aria-label={aid}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        onToggle();
      }}
    >
      <div className="overlay-head">
        <h2 className="display">{aid}</h2>
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
      {isOpen && (
        <>
          {signs(() => sheet.current?.hidePopover())}
          <CardOf game={game} />
          <section aria-labelledby="aid-legend">
            <h3 id="aid-legend" className="caps">
              {legend}
            </h3>
            <Suspense>
              <Legend />
            </Suspense>
          </section>
        </>
      )}
    </section>
  );
}

/** Nothing for games without a course, and until it is loaded. */
function CardOf({ game }: { game: string }) {
  const { language } = useLanguage();
  const course = useLoadedCourse(game);
  return course ? <AidCard parts={course.text[language].aid} /> : null;
}
