/** A seat's tiles by technology, with the legendaries for all: what is left, what is open, what can be built now. */
import { at, type NameOf, type Seat } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { sentences } from '../../../ui/sentences.ts';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import type { BoardText, Naming } from '../boardText.ts';
import {
  cellsOf,
  type EstateView,
  FIRST_LEGENDARY,
  LEGENDARIES,
  OWN_TILES,
  PLANS,
  START_TILE,
  THRESHOLDS,
  TILES,
  type Tile,
  type View,
} from '../box.ts';
import { Mini, Worth } from './Mini.tsx';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly naming: Naming;
  readonly text: BoardText;
  readonly name: NameOf;
  /** How many places there are for a tile. */
  readonly places: (tile: Tile) => number;
  readonly picked: Tile | undefined;
  readonly pick: (tile: Tile) => void;
  readonly attempt: ((tile: Tile) => void) | undefined;
}

type State = 'open' | 'used' | 'locked';

/** The rows of the rack, oldest first; the starting building is no tile to pick. */
const ROWS = ['bronze', 'silver', 'gold', 'legendary'] as const;

const tilesOf = (row: (typeof ROWS)[number]): Tile[] =>
  TILES.flatMap(({ technology }, tile) => {
    if (tile === START_TILE) return [];
    return (tile >= FIRST_LEGENDARY ? 'legendary' : technology) === row ? [tile] : [];
  });

export function Rack(props: Props) {
  const { view, text, seat } = props;
  const estate = at(view.estates, seat);
  const thresholds = view.options.expert ? THRESHOLDS.expert : THRESHOLDS.usual;
  return (
    <section className="ny-panel ny-rack">
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
          <div key={row} className={`ny-row ny-row-${row}`}>
            <p>
              <b>{text.technology[row]}</b>
              <span>{row === 'legendary' ? text.oneEach : text.from(opens)}</span>
            </p>
            <ul>
              {tilesOf(row).map((tile) => (
                <li key={tile}>
                  <Slot {...props} tile={tile} estate={estate} opens={opens} />
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
  readonly estate: EstateView;
  readonly opens: number;
}

function Slot({
  view,
  seat,
  naming,
  text,
  name,
  tile,
  estate,
  opens,
  places,
  picked,
  pick,
  attempt,
}: SlotProps) {
  const state = stateOf(view, estate, tile);
  const fits = places(tile);
  const builder = view.estates.findIndex(({ buildings }) => buildings.some((build) => build.tile === tile));
  const legendary = tile >= FIRST_LEGENDARY;
  const lines = [
    `${text.points(at(PLANS, tile).points)}, ${at(PLANS, tile).irregular ? text.irregular : text.regular}, ${text.squares(cellsOf({ tile, at: 0, turn: 0 }).length)}`,
    state === 'used'
      ? text.isUsed
      : state === 'locked'
        ? text.isLocked(opens)
        : fits > 0
          ? text.places(fits)
          : text.fitsNowhere,
    ...(legendary && builder >= 0 ? [text.ownedBy(name(builder))] : []),
  ];
  return (
    <Pick
      label={sentences(naming.tile(tile), ...lines)}
      note={note(naming.tile(tile), ...lines)}
      piece={state === 'used' ? undefined : `tile ${seat} ${tile}`}
      leads="way"
      className={`ny-slot ${state}${legendary ? ' legendary' : ''}`}
      pressed={fits > 0 ? picked === tile : undefined}
      onChoose={fits > 0 ? () => pick(tile) : undefined}
      onAttempt={attempt && (() => attempt(tile))}
    >
      <Mini tile={tile} size={legendary ? 8 : 9} />
      <Worth tile={tile} />
      {state === 'used' && !legendary && (
        <svg className="ny-tick" viewBox="0 0 14 12" aria-hidden="true">
          <path d="M1.5 6.5l4 4L12.5 1.5" />
        </svg>
      )}
      {legendary && (
        <span className="ny-slot-name">
          {builder >= 0 && <Mark seat={builder} />}
          {SHORT[tile - FIRST_LEGENDARY]}
        </span>
      )}
    </Pick>
  );
}

/** What is printed under a legendary; its note has the whole name. */
const SHORT = LEGENDARIES.map(
  (legendary) =>
    ({ parkRow: 'Park Row', singer: 'Singer', metropolitanLife: 'Met Life', woolworth: 'Woolworth' })[
      legendary
    ],
);

function stateOf(view: View, estate: EstateView, tile: Tile): State {
  if (tile >= OWN_TILES) {
    if (!view.legendaries.includes(tile)) return 'used';
    const has = estate.buildings.some((build) => build.tile >= FIRST_LEGENDARY);
    return has || estate.technology < at(PLANS, tile).technology ? 'locked' : 'open';
  }
  if (!estate.hand.includes(tile)) return 'used';
  return at(PLANS, tile).technology <= estate.technology ? 'open' : 'locked';
}
