/** Everything that stands on the map, from behind to the front. */
import { memo } from 'react';
import type { Landmark as LandmarkSign } from '#games/newyork1901/components';
import { capital } from '#games/newyork1901/text';
import { at, type NameOf, type Seat } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import type { BoardText, Naming } from '../boardText.ts';
import { type Build, cellsOf, frontsOf, LOTS, type Lot, PLANS, type Tile } from '../box.ts';
import { type City, type Standing, workerSpot } from '../city.ts';
import { groundOf, type Plan } from '../layout.ts';
import { short } from '../outline.ts';
import { Building, Landmark } from './Building.tsx';
import { WorkerFigure } from './Owner.tsx';
import { pointing } from './Pointed.tsx';

/** What notes are made of. */
interface Said {
  readonly naming: Naming;
  readonly text: BoardText;
  readonly name: NameOf;
}

interface Props extends Said {
  readonly plan: Plan;
  readonly city: City;
  /** The building of a turn that is not sent. */
  readonly unsent: Build | undefined;
}

/** A touch is answered by whoever listens around it: each thing tells the lot it stands on. */
export function CityBlocks({ plan, city, unsent, naming, text, name }: Props) {
  const said = { plan, naming, text };
  return (
    <>
      {city.standing.map(
        (one) => one.what === 'building' && <Shadow key={keyOf(one)} plan={plan} {...placeOf(one.build)} />,
      )}
      {city.standing.map((one) => {
        if (one.what === 'landmark')
          return <LandmarkBlock key={keyOf(one)} {...said} sign={one.sign} cells={one.cells} />;
        const owner = { seat: one.seat, owner: name(one.seat) };
        if (one.what === 'worker') return <WorkerBlock key={keyOf(one)} {...said} {...owner} lot={one.lot} />;
        return (
          <BuildingBlock
            key={keyOf(one)}
            {...said}
            {...owner}
            {...placeOf(one.build)}
            unsent={one.build.tile === unsent?.tile && one.build.at === unsent.at}
          />
        );
      })}
    </>
  );
}

interface Placed {
  readonly plan: Plan;
  readonly tile: Tile;
  readonly square: number;
  readonly turn: number;
}

interface Block {
  readonly plan: Plan;
  readonly naming: Naming;
  readonly text: BoardText;
}

interface Owned extends Block {
  readonly seat: Seat;
  readonly owner: string;
}

const BuildingBlock = memo(function BuildingBlock(props: Owned & Placed & { readonly unsent: boolean }) {
  const { plan, seat, owner, tile, square, turn, unsent, naming, text } = props;
  const build = { tile, at: square, turn };
  const cells = cellsOf(build);
  return (
    <g
      data-piece={`tile ${seat} ${tile}`}
      data-note={buildingNote(build, { naming, text, owner })}
      data-lot={lotUnder(cells)}
      {...pointing(frontsOf(cells), cells)}
      className={unsent ? 'ny-standing ny-unsent' : 'ny-standing'}
    >
      <Building plan={plan} seat={seat} tile={tile} square={square} turn={turn} />
      {unsent && <path d={groundOf(plan, cells, 1)} className="ny-preview" />}
    </g>
  );
});

const WorkerBlock = memo(function WorkerBlock({
  plan,
  seat,
  owner,
  lot,
  naming,
  text,
}: Owned & { readonly lot: Lot }) {
  const { cells, fronts } = at(LOTS, lot);
  const [x, y] = workerSpot(plan, cells);
  return (
    <g
      data-piece={`worker ${seat} ${lot}`}
      data-note={note(capital(naming.lotThere(lot)), text.reservedBy(owner))}
      data-lot={lot}
      {...pointing(fronts, cells)}
      className="ny-standing"
    >
      <g transform={`translate(${short(x)} ${short(y)})`}>
        <WorkerFigure seat={seat} scale={Math.max(0.62, plan.unit / 37)} />
      </g>
    </g>
  );
});

interface LandmarkProps extends Block {
  readonly sign: LandmarkSign;
  readonly cells: Standing['cells'];
}

const LandmarkBlock = memo(function LandmarkBlock({ plan, sign, cells, text }: LandmarkProps) {
  return (
    <g
      data-note={note(text.landmark[sign], text.landmarkHelp)}
      {...pointing(frontsOf(cells), cells)}
      className="ny-standing"
    >
      <Landmark plan={plan} cell={at(cells, 0)} sign={sign} />
    </g>
  );
});

/** What a building takes from the light. */
const Shadow = memo(function Shadow({ plan, tile, square, turn }: Placed) {
  const high = (at(SHADES, at(PLANS, tile).technology) * plan.unit * 0.32) / 37;
  const shifted = { ...plan, x: moved(plan.x, high), y: moved(plan.y, high * 0.4) };
  return <path d={groundOf(shifted, cellsOf({ tile, at: square, turn }), 2)} className="ny-shadow" />;
});

/** How far a building of each technology throws its shadow. */
const SHADES = [9, 16, 28, 40];

function moved(edges: readonly number[], by: number): number[] {
  return edges.map((edge) => edge + by);
}

function placeOf({ tile, at: square, turn }: Build) {
  return { tile, square, turn };
}

function keyOf(one: Standing): string {
  if (one.what === 'building') return `building ${one.seat} ${one.build.tile}`;
  return one.what === 'worker' ? `worker ${one.lot}` : one.sign;
}

function lotUnder(cells: Standing['cells']): Lot {
  const first = String(cells[0]);
  return LOTS.findIndex((lot) => lot.cells.some((cell) => String(cell) === first));
}

/** What there is to know of a building. */
export function buildingNote(
  build: Build,
  { naming, text, owner }: Omit<Said, 'name'> & { readonly owner: string },
): string {
  const { points, irregular } = at(PLANS, build.tile);
  return note(
    `${naming.tile(build.tile)} · ${owner}`,
    naming.where(build),
    `${text.points(points)}, ${irregular ? text.irregular : text.regular}, ${text.squares(cellsOf(build).length)}`,
  );
}
