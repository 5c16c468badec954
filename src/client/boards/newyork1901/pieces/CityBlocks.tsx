/** Everything that stands on the map, from behind to the front. */
import { memo } from 'react';
import type { Build, Lot } from '#games/newyork1901';
import { type Place, type Technology, TILES, type Tile } from '#games/newyork1901/components';
import { cellsOf, frontsOf, LOTS } from '#games/newyork1901/queries';
import { capital } from '#games/newyork1901/text';
import { at, type Seat } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { type City, type Standing, workerSpot } from '../city.ts';
import { groundOf, type Plan } from '../layout.ts';
import { short } from '../outline.ts';
import { buildingNote } from '../tileNotes.ts';
import { Building, Landmark } from './Building.tsx';
import { WorkerFigure } from './OwnerMark.tsx';
import { pointing } from './PointedAt.tsx';

interface Props {
  readonly plan: Plan;
  readonly city: City;
  /** The building of a turn that is not sent. */
  readonly unsent: Build | undefined;
  /** What steps aside because it hides ground that may be chosen. */
  readonly faded: ReadonlySet<Standing>;
}

/** Clicks are handled by the element around this one: `data-lot` says on which lot each thing stands. */
export function CityBlocks({ plan, city, unsent, faded }: Props) {
  const { name } = useBoard();
  return (
    <>
      {city.standing.map(
        (one) => one.what === 'building' && <Shadow key={keyOf(one)} plan={plan} {...placeOf(one.build)} />,
      )}
      {city.standing.map((one) => {
        if (one.what === 'landmark')
          return (
            <LandmarkBlock
              key={keyOf(one)}
              plan={plan}
              place={one.place}
              cells={one.cells}
              faded={faded.has(one)}
            />
          );
        const owner = { seat: one.seat, owner: name(one.seat) };
        if (one.what === 'worker')
          return <WorkerBlock key={keyOf(one)} plan={plan} {...owner} lot={one.lot} />;
        return (
          <BuildingBlock
            key={keyOf(one)}
            plan={plan}
            {...owner}
            {...placeOf(one.build)}
            unsent={one.build.tile === unsent?.tile && one.build.at === unsent.at}
            faded={faded.has(one)}
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

interface Owned {
  readonly plan: Plan;
  readonly seat: Seat;
  readonly owner: string;
}

interface BuildingProps extends Owned, Placed {
  readonly unsent: boolean;
  readonly faded: boolean;
}

const BuildingBlock = memo(function BuildingBlock(props: BuildingProps) {
  const { plan, seat, owner, tile, square, turn, unsent, faded } = props;
  const { text, names } = useBoard();
  const build = { tile, at: square, turn };
  const cells = cellsOf(build);
  return (
    <g
      data-piece={`tile ${seat} ${tile}`}
      data-note={buildingNote(build, owner, text, names)}
      data-lot={lotUnder(cells)}
      {...pointing(frontsOf(cells), cells)}
      className={standingClass(unsent, faded)}
    >
      <Building plan={plan} seat={seat} tile={tile} square={square} turn={turn} />
      {faded && !unsent && <path d={groundOf(plan, cells, 2)} className={`ny-trace ny-p${seat + 1}`} />}
      {unsent && <path d={groundOf(plan, cells, 1)} className="ny-preview" />}
    </g>
  );
});

const WorkerBlock = memo(function WorkerBlock({ plan, seat, owner, lot }: Owned & { readonly lot: Lot }) {
  const { text, names } = useBoard();
  const { cells, fronts, sign } = at(LOTS, lot);
  const [x, y] = workerSpot(plan, cells);
  return (
    <g
      data-piece={`worker ${seat} ${lot}`}
      data-part={`worker:${sign}`}
      data-note={note(capital(names.lotThere(lot)), text.reservedBy(owner))}
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

interface LandmarkProps {
  readonly plan: Plan;
  readonly place: Place;
  readonly cells: Standing['cells'];
  readonly faded: boolean;
}

const LandmarkBlock = memo(function LandmarkBlock({ plan, place, cells, faded }: LandmarkProps) {
  const { text, names } = useBoard();
  return (
    <g
      data-note={note(names.place(place.name), text.landmarkHelp)}
      data-sign="landmark"
      data-label={text.legend.landmark('')[0]}
      {...pointing(frontsOf(cells), cells)}
      className={standingClass(false, faded)}
    >
      <Landmark plan={plan} cell={at(cells, 0)} sign={place.sign} />
      {faded && <path d={groundOf(plan, cells, 2)} className="ny-trace" />}
    </g>
  );
});

/** The shadow of a building on the ground. */
const Shadow = memo(function Shadow({ plan, tile, square, turn }: Placed) {
  const high = (SHADES[at(TILES, tile).technology] * plan.unit * 0.32) / 37;
  const shifted = { ...plan, x: moved(plan.x, high), y: moved(plan.y, high * 0.4) };
  return <path d={groundOf(shifted, cellsOf({ tile, at: square, turn }), 2)} className="ny-shadow" />;
});

/** How far a building of each technology throws its shadow. */
const SHADES: Readonly<Record<Technology, number>> = { start: 9, bronze: 16, silver: 28, gold: 40 };

/** What is built in a turn that is not sent stays in sight. */
function standingClass(unsent: boolean, faded: boolean): string {
  if (unsent) return 'ny-standing ny-unsent';
  return faded ? 'ny-standing faded' : 'ny-standing';
}

function moved(edges: readonly number[], by: number): number[] {
  return edges.map((edge) => edge + by);
}

function placeOf({ tile, at: square, turn }: Build) {
  return { tile, square, turn };
}

function keyOf(one: Standing): string {
  if (one.what === 'building') return `building ${one.seat} ${one.build.tile}`;
  return one.what === 'worker' ? `worker ${one.lot}` : `landmark ${one.cells}`;
}

function lotUnder(cells: Standing['cells']): Lot {
  const first = String(cells[0]);
  return LOTS.findIndex((lot) => lot.cells.some((cell) => String(cell) === first));
}
