/** What each seat holds, at a glance; a tab shows its tiles and cards below. */
import type { View } from '#games/newyork1901';
import { TECHNOLOGIES } from '#games/newyork1901/components';
import { capital } from '#games/newyork1901/text';
import { at, type Seat } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { WorkerFigure } from './OwnerMark.tsx';

interface Props {
  readonly view: View;
  readonly shown: Seat;
  readonly show: (seat: Seat) => void;
}

export function SeatTabs({ view, shown, show }: Props) {
  const { text, names, name } = useBoard();
  return (
    // biome-ignore lint/a11y/useSemanticElements: tabs are no form
    <div
      className={view.estates.length === 3 ? 'ny-tabs three' : 'ny-tabs'}
      role="group"
      aria-label={text.seats}
      data-part="seats"
    >
      {view.estates.map((estate, seat) => {
        const technology = text.technology[at(TECHNOLOGIES, estate.technology)];
        const facts = [
          technology,
          text.workersFree(estate.workers),
          ...(view.options.actionCards ? [text.cardsLeft(estate.cards.length)] : []),
          text.tilesLeft(estate.hand.length),
        ];
        return (
          <button
            key={name(seat)}
            type="button"
            className="ny-tab-button"
            aria-pressed={seat === shown}
            data-note={note(
              name(seat),
              text.character(names.character(estate.character)),
              facts.map(capital).join(' · '),
            )}
            onClick={() => show(seat)}
          >
            <span className="ny-tab-name">
              <Mark seat={seat} />
              <b>{name(seat)}</b>
            </span>{' '}
            <span className="sr">{facts.join(', ')}</span>
            <span className="ny-tab-facts" aria-hidden="true">
              <i className={`ny-chip ny-${at(TECHNOLOGIES, estate.technology)}`}>{technology}</i>
              <span
                className="ny-holding"
                data-sign="workers"
                data-label={capital(text.workersFree(estate.workers))}
                data-part={`workers:${seat}`}
              >
                <svg viewBox="-10 -16 20 28" aria-hidden="true">
                  <WorkerFigure seat={seat} />
                </svg>
                {estate.workers}
              </span>
              {view.options.actionCards && (
                <span
                  className="ny-holding"
                  data-sign="cards"
                  data-label={capital(text.cardsLeft(estate.cards.length))}
                >
                  <svg viewBox="0 0 12 16" aria-hidden="true">
                    <rect x="1.5" y="1" width="9" height="14" rx="1.5" className="ny-holding-card" />
                  </svg>
                  {estate.cards.length}
                </span>
              )}
              <span
                className="ny-holding"
                data-sign="tiles"
                data-label={capital(text.tilesLeft(estate.hand.length))}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M2 2h7v5h5v7H2z" className="ny-holding-tile" />
                </svg>
                {estate.hand.length}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
