/** A district: letter, name, lantern, a row per owner with what it would score now, its value. */
import { memo } from 'react';
import { LETTERS, PRESTIGE_TILES } from '#games/newyorkcity/components';
import { districtValue, mayorDistrict, of, type Row } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../boardText.ts';
import { PLATE, type Point, plateHeight, tileRoom, towerX } from '../layout.ts';
import { PLACES, tileName } from '../notes.ts';
import { OwnerMark, Tower } from './Owner.tsx';
import { Lantern, Sign } from './Sign.tsx';
import { Vehicle } from './Vehicle.tsx';

/** What is drawn of a district, apart from where and whether it may be chosen. */
export function Plate({ district, mayLay }: { district: number; mayLay?: number | undefined }) {
  const board = useBoard();
  const { view, text, preview, asked, earlier } = board;
  const build = preview?.build?.district === district ? preview.build.count : 0;
  // What an answer on the map would add stands there already, but is not sent.
  const before = asked?.chosen ? asked.view : view;
  const added = (owner: number) =>
    owner < 0
      ? 0
      : Math.max(0, of(at(view.firms, owner).built, district) - of(at(before.firms, owner).built, district));
  const rows = at(board.rows, district);
  const isMayors = mayorDistrict(view) === district;
  const height = plateHeight(rows.length);
  return (
    <>
      <rect
        x="-3"
        y="-3"
        width={PLATE.width + 6}
        height={height + 3}
        rx="8"
        className={isMayors ? 'nyc-plate nyc-plate-mayor' : 'nyc-plate'}
      />
      <DistrictLetter letter={at(LETTERS, of(view.letters, district))} isMayors={isMayors} />
      <text x="28" y="17" className="nyc-t-name">
        {at(PLACES, district)}
      </text>
      <g {...newSign('lantern', text.signs.lantern)}>
        <Lantern district={district} x={PLATE.width - 17} y={-1} width={17} height={23} />
      </g>
      {rows.map((row, i) => (
        <OwnerRow
          key={row.owner}
          {...row}
          y={PLATE.top + i * PLATE.row}
          district={district}
          fresh={
            earlier && row.owner >= 0
              ? of(at(view.firms, row.owner).built, district) -
                of(at(earlier.firms, row.owner).built, district)
              : 0
          }
          ghosts={preview?.firm === row.owner ? build : added(row.owner)}
        />
      ))}
      <Worth district={district} height={height} before={at(before.laid, district)} mayLay={mayLay} />
    </>
  );
}

/** The letter of a district in its circle, 24 by 22; filled where the mayor is. */
export function DistrictLetter({ letter, isMayors = false }: { letter: string; isMayors?: boolean }) {
  return (
    <>
      <circle cx="12" cy="11" r="11" className={isMayors ? 'nyc-letter nyc-letter-now' : 'nyc-letter'} />
      <text x="12" y="16" className={isMayors ? 'nyc-t-letter nyc-t-now' : 'nyc-t-letter'}>
        {letter}
      </text>
    </>
  );
}

/** What a district is worth without prestige tiles. */
export function BaseValue({ value }: { value: number }) {
  return (
    <>
      <rect width={PLATE.worthWidth} height={PLATE.base} rx="4" className="nyc-base" />
      <text x={PLATE.worthWidth / 2} y="18" className="nyc-t-base">
        {value}
      </text>
    </>
  );
}

/** Feet of the plots nobody has built on. */
const PLOTS = Array.from({ length: PLATE.plots }, (_, i) => i);

interface OwnerRowProps extends Row {
  readonly y: number;
  readonly district: number;
  /** Towers of it that are not there yet. */
  readonly ghosts: number;
  /** Towers of it that have just been built. */
  readonly fresh: number;
}

/** Takes no more of the board than its texts, so that rows in which nothing changed are not drawn again. */
const OwnerRow = memo(function OwnerRow(props: OwnerRowProps) {
  const { owner, built, points, leads, y, district, ghosts, fresh } = props;
  const text = useBoardText();
  const solid = built - ghosts;
  const foot = y + PLATE.row - 1;
  const plots = PLOTS.slice(built).map((i) => `M${towerX(i, built) - 3} ${foot - 1}h6m-3-2.500v1.500`);
  return (
    <g>
      {leads && <rect x="-1" y={y} width="101" height={PLATE.row - 1} rx="4" className="nyc-lead" />}
      <g
        className={built === 0 ? 'nyc-idle' : undefined}
        {...(owner < 0 && built > 0 && newSign('black', text.signs.black))}
      >
        <OwnerMark owner={owner} x={0} y={y + 4} size={13} />
      </g>
      <path d={plots.join('')} className="nyc-plots" />
      {Array.from({ length: built }, (_, i) => (
        <g
          key={i}
          data-piece={`tower-${owner}-${district}-${i}`}
          className={i >= solid ? 'nyc-ghost' : undefined}
        >
          <g transform={`translate(${towerX(i, built)} ${foot})`}>
            <Tower owner={owner} />
          </g>
        </g>
      ))}
      {fresh > 0 && (
        <g
          className="nyc-plus"
          transform={`translate(${Math.min(towerX(built - 1, built) + 7, 50)} ${y + 2})`}
        >
          <rect width="24" height="16" rx="8" />
          <text x="12" y="13">{`+${fresh}`}</text>
        </g>
      )}
      {leads && (
        <g className="nyc-brass" {...newSign('crown', text.signs.crown)}>
          <Sign name="crown" x={65} y={y + 3.5} width={13} height={13} />
        </g>
      )}
      {built > 0 && (
        <text x={PLATE.points} y={y + 15} className={leads ? 'nyc-t-points nyc-t-lead' : 'nyc-t-points'}>
          {points}
        </text>
      )}
    </g>
  );
});

interface WorthProps {
  readonly district: number;
  readonly height: number;
  /** Tiles that lie there for good. */
  readonly before: readonly number[];
  /** A tile that may be laid there. */
  readonly mayLay: number | undefined;
}

function Worth({ district, height, before, mayLay }: WorthProps) {
  const { view, text } = useBoard();
  const tiles = [...at(view.laid, district), ...(mayLay === undefined ? [] : [mayLay])];
  const value = districtValue(view, district);
  const room = tileRoom(view.firms.length + 1);
  const shown = tiles.length > room ? tiles.slice(0, room - 1) : tiles;
  const rest = tiles.slice(shown.length);
  const top = PLATE.top + PLATE.base + 2;
  const middle = PLATE.worthWidth / 2;
  return (
    <g transform={`translate(${PLATE.worth} 0)`}>
      <g transform={`translate(0 ${PLATE.top})`} {...newSign('base', text.signs.base)}>
        <BaseValue value={of(view.base, district)} />
      </g>
      {tiles.length === 0 && (
        <rect y={top} width={PLATE.worthWidth} height={PLATE.tile} rx="9" className="nyc-slot" />
      )}
      {shown.map((tile, i) => (
        <g
          key={tile}
          data-piece={tile === mayLay ? undefined : `tile-${tile}`}
          className={before.includes(tile) ? undefined : 'nyc-ghost-tile'}
          data-note={note(tileName(text, tile), text.prestigeNote)}
        >
          <PrestigeTile tile={tile} x={0} y={top + i * (PLATE.tile + 1)} />
        </g>
      ))}
      {rest.length > 0 && (
        <g data-note={note(text.prestigeTile, ...rest.map((tile) => tileName(text, tile)))}>
          <rect
            y={top + shown.length * (PLATE.tile + 1)}
            width={PLATE.worthWidth}
            height={PLATE.tile}
            rx="9"
            className="nyc-tile"
          />
          <text x={middle} y={top + shown.length * (PLATE.tile + 1) + 14.5} className="nyc-t-total">
            {`+${rest.reduce((sum, tile) => sum + at(PRESTIGE_TILES, tile).value, 0)}`}
          </text>
        </g>
      )}
      <text x={middle} y={height - 4} className="nyc-t-total" {...newSign('worth', text.signs.worth)}>
        {`= ${value}`}
      </text>
    </g>
  );
}

/** A prestige tile: its vehicle and its value. */
export const PrestigeTile = memo(function PrestigeTile({ tile, x, y }: Point & { tile: number }) {
  const { vehicle, value } = at(PRESTIGE_TILES, tile);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={PLATE.worthWidth} height={PLATE.tile} rx="9" className="nyc-tile" />
      <Vehicle vehicle={vehicle} x={4} y={2} width={27} height={15} />
      <text x="39" y="14" className="nyc-t-total">
        {value}
      </text>
    </g>
  );
});
