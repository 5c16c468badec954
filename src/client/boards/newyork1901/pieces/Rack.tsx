/** A seat's tiles by technology, with the legendaries for all: what is left, what is open, what can be built now. */
import type { View } from '#games/newyork1901';
import {
  FIRST_LEGENDARY,
  LEGENDARIES,
  type Legendary,
  START_TILE,
  TECHNOLOGIES,
  type Technology,
  TILES,
  type Tile,
} from '#games/newyork1901/components';
import { legendaryOwner, thresholdsOf, tileStatus } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { sentences } from '../../../ui/sentences.ts';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { tileFacts } from '../tileNotes.ts';
import { HintBadge } from './HintGhosts.tsx';
import { PointsBadge, pointsOf, TileIcon } from './TileIcon.tsx';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  /** How many places there are for a tile. */
  readonly places: (tile: Tile) => number;
  /** The place of a tile in a hint. */
  readonly hinted: (tile: Tile) => number | undefined;
  readonly picked: Tile | undefined;
  readonly pick: (tile: Tile) => void;
  readonly attempt: ((tile: Tile) => void) | undefined;
  /** Whether a coach points at tiles here; on phones the dock has those that can be built. */
  readonly isPointedAt: boolean;
}

/** The rows of the rack, oldest first; the starting building is no tile to pick. */
const ROWS = [...TECHNOLOGIES.filter((technology) => technology !== 'start'), 'legendary'] as const;

const tilesOf = (row: (typeof ROWS)[number]): Tile[] =>
  TILES.flatMap((_, tile) => (tile !== START_TILE && rowOf(tile) === row ? [tile] : []));

/** The row of the rack in which a tile lies. */
export function rowOf(tile: Tile): Technology | 'legendary' {
  return tile >= FIRST_LEGENDARY ? 'legendary' : at(TILES, tile).technology;
}

export function Rack(props: Props) {
  const { text } = useBoard();
  const thresholds = thresholdsOf(props.view);
  return (
    <section className="ny-panel ny-rack" data-part="rack">
      <h2>
        {text.tiles}
        <span className="ny-aside">
          <svg viewBox="0 0 22 22" aria-hidden="true" className="ny-key">
            <circle cx="11" cy="11" r="9" />
          </svg>
          {text.regular}
          <svg viewBox="0 0 22 22" aria-hidden="true" className="ny-key">
            <path d="M21 11L16 19.7H6L1 11L6 2.3H16Z" />
          </svg>
          {text.irregular}
        </span>
      </h2>
      {ROWS.map((row) => {
        const opens = thresholds[row === 'legendary' ? 'gold' : row];
        return (
          <div
            key={row}
            className={`ny-row ny-row-${row}`}
            data-part={props.isPointedAt ? `row:${row}` : undefined}
          >
            <p>
              <b>{text.technology[row]}</b>
              <span>{row === 'legendary' ? text.oneEach : text.from(opens)}</span>
            </p>
            <ul>
              {tilesOf(row).map((tile) => (
                <li key={tile}>
                  <Slot {...props} tile={tile} opens={opens} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

interface SlotProps extends Props {
  readonly tile: Tile;
  /** Points from which it is open. */
  readonly opens: number;
}

function Slot({ view, seat, tile, opens, places, hinted, picked, pick, attempt, isPointedAt }: SlotProps) {
  const { text, names, name } = useBoard();
  const status = tileStatus(view, seat, tile);
  const fits = places(tile);
  const legendary = tile >= FIRST_LEGENDARY;
  const owner = legendary ? legendaryOwner(view, tile) : undefined;
  const notices = {
    used: text.isUsed,
    locked: text.isLocked(opens),
    open: fits > 0 ? text.places(fits) : text.fitsNowhere,
  };
  const lines = [
    tileFacts(tile, text),
    notices[status],
    ...(owner === undefined ? [] : [text.ownedBy(name(owner))]),
  ];
  return (
    <Pick
      label={sentences(names.tile(tile), ...lines)}
      written={legendary ? `${pointsOf(tile)} ${shortName(tile)}` : undefined}
      note={note(names.tile(tile), ...lines)}
      piece={status === 'used' ? undefined : `tile ${seat} ${tile}`}
      part={isPointedAt ? `tile:${tile}` : undefined}
      leads="way"
      className={`ny-slot ${status}${legendary ? ' legendary' : ''}`}
      pressed={fits > 0 ? picked === tile : undefined}
      onChoose={fits > 0 ? () => pick(tile) : undefined}
      onAttempt={attempt && (() => attempt(tile))}
    >
      <TileIcon tile={tile} size={legendary ? 8 : 9} />
      <PointsBadge tile={tile} /> {fits > 0 && <HintBadge place={hinted(tile)} />}
      {status === 'used' && !legendary && (
        <svg
          className="ny-tick"
          viewBox="0 0 14 12"
          data-sign="built"
          data-label={text.isUsed}
          aria-hidden="true"
        >
          <path d="M1.5 6.5l4 4L12.5 1.5" />
        </svg>
      )}
      {legendary && (
        <span className="ny-slot-name">
          {owner !== undefined && <Mark seat={owner} />}
          {shortName(tile)}
        </span>
      )}
    </Pick>
  );
}

function shortName(tile: Tile): string {
  return SHORT_NAMES[at(LEGENDARIES, tile - FIRST_LEGENDARY)];
}

/** What is printed under a legendary; its note has the whole name. */
const SHORT_NAMES: Readonly<Record<Legendary, string>> = {
  parkRow: 'Park Row',
  singer: 'Singer',
  metropolitanLife: 'Met Life',
  woolworth: 'Woolworth',
};
