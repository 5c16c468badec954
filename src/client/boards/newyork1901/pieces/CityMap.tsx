/** The surveyor's map with the city on it, and all that can be chosen there. */
import { type MouseEvent, memo, type RefObject, useMemo } from 'react';
import type { Action, Build, Event, Lot, View } from '#games/newyork1901';
import type { Tile } from '#games/newyork1901/components';
import { cellsOf, districtsInPlay, LOTS, type SeatMoves, thresholdsOf } from '#games/newyork1901/queries';
import { capital } from '#games/newyork1901/text';
import { at, type Seat } from '#kernel';
import { Choosable } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { cityOf, placesOf } from '../city.ts';
import { hiding } from '../hiding.ts';
import type { Hints } from '../hints.ts';
import { groundOf, type Plan } from '../layout.ts';
import type { TilePlace } from '../places.ts';
import { CityBlocks } from './CityBlocks.tsx';
import { DECOR } from './decor.ts';
import { FloatingPoints } from './FloatingPoints.tsx';
import { HintGhosts, HintNumbers } from './HintGhosts.tsx';
import { LotSigns, Lots, Veil } from './Lots.tsx';
import { MoveMarks } from './MoveMarks.tsx';
import { Parks } from './Parks.tsx';
import { Places } from './Places.tsx';
import { PointedAt, pointing } from './PointedAt.tsx';
import { Streets } from './Streets.tsx';
import { Markers, Track } from './Track.tsx';

interface Props {
  readonly map: RefObject<SVGSVGElement | null>;
  /** The whole board: what is pointed at anywhere on it is lit on the map. */
  readonly board: RefObject<Element | null>;
  readonly plan: Plan;
  readonly view: View;
  readonly points: readonly number[];
  /** Points before the turn that is not sent. */
  readonly before: readonly number[];
  readonly answer: (action: Action) => string;
  readonly choose: (action: Action) => void;
  /** Takes attempts that will be refused; undefined while the viewer is asked nothing. */
  readonly attempt: ((action: Action) => void) | undefined;
  readonly lots: readonly Lot[];
  readonly held: Held | undefined;
  /** Chosen, but not sent. */
  readonly chosen: Action | undefined;
  readonly highlight: Event | undefined;
  /** What was just done, to be marked. */
  readonly moves: readonly SeatMoves[];
  readonly hints: Hints;
  /** The answer that is pointed at in the list of a hint. */
  readonly hintPointed: Action | undefined;
  /** Whether towers are drawn faint, so that the ground behind them shows. */
  readonly seeThrough: boolean;
}

/** A tile that is picked up. */
export interface Held {
  readonly seat: Seat;
  readonly tile: Tile;
  readonly places: readonly TilePlace[];
  readonly note: (place: TilePlace) => string;
}

const NO_LOTS: readonly Lot[] = [];
const NO_BUILDS: readonly Build[] = [];

export function CityMap(props: Props) {
  const { map, plan, view, points, choose, attempt, lots, held, chosen, highlight, hints, seeThrough } =
    props;
  const open = held ? NO_LOTS : lots;
  const { text, name } = useBoard();
  const city = useMemo(() => cityOf(view), [view]);
  // The squares of everything that may be chosen on the map; where nothing may, the map is calm.
  const asked = useMemo(
    () =>
      held
        ? held.places.flatMap(({ build }) => cellsOf(build))
        : attempt
          ? lots.flatMap((lot) => at(LOTS, lot).cells)
          : [],
    [held?.places, attempt !== undefined, lots],
  );
  const faded = useMemo(() => hiding(plan, city.standing, asked), [plan, city, asked]);
  const streets = view.streets.reduce((bits, { street }) => bits | (1 << street), 0);
  const pointed = placesOf(highlight);
  const build = chosen && 'tile' in chosen ? chosen : undefined;
  const districts = districtsInPlay(view);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg
      ref={map}
      className={seeThrough ? 'ny-map flat' : 'ny-map'}
      data-part="map"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      width={plan.width}
      height={plan.height}
      fontSize={plan.type}
      role="group"
      aria-label={text.map}
    >
      <rect width={plan.width} height={plan.height} rx="4" className="ny-road" />
      <Streets plan={plan} inPlay={streets} />
      <Lots plan={plan} sheet="board" districts={districts} />
      {asked.length > 0 && <Veil plan={plan} open={open} />}
      <Compass plan={plan} />
      <LotSigns plan={plan} {...city} open={open} />
      <Parks plan={plan} />
      <Track plan={plan} thresholds={thresholdsOf(view)} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: attempts that are refused; the answers are reached by keyboard */}
      <g className="ny-city" onClick={attempt && ((event) => attemptAt(event, attempt))}>
        <LotNotes plan={plan} owners={city.owners} districts={districts} />
        <CityBlocks plan={plan} city={city} unsent={build} faded={faded} />
      </g>
      {pointed.cells.map((cells) => (
        <path key={String(cells)} d={groundOf(plan, cells, -1)} className="ny-highlight" />
      ))}
      {hints.answers.length > 0 && view.viewer !== 'spectator' && (
        <HintGhosts plan={plan} seat={view.viewer} hinted={hints.answers} pointed={props.hintPointed} />
      )}
      {held ? (
        <Places
          board={props.board}
          plan={plan}
          {...held}
          label={(one) => props.answer(one)}
          choose={choose}
          chosen={build?.tile === held.tile ? build : undefined}
        />
      ) : (
        <LotChoices {...props} />
      )}
      <HintNumbers plan={plan} hinted={hints.answers} />
      <Markers
        plan={plan}
        points={points}
        before={props.before}
        notes={points.map((count, seat) => note(name(seat), text.points(count)))}
        label={text.signs.track}
      />
      <MoveMarks plan={plan} moves={props.moves} unsent={build ? [build] : NO_BUILDS} viewer={view.viewer} />
      <FloatingPoints view={view} plan={plan} />
      <PointedAt board={props.board} plan={plan} lit={pointed.fronts} />
    </svg>
  );
}

/** The lots that may be chosen. */
function LotChoices({ plan, lots, answer, choose, chosen }: Props) {
  const mine = chosen && 'lot' in chosen ? chosen.lot : undefined;
  return lots.map((lot) => {
    const { cells, fronts } = at(LOTS, lot);
    const label = answer({ lot });
    return (
      <g key={lot} {...pointing(fronts, cells)}>
        <Choosable
          label={label}
          note={note(label)}
          onChoose={() => choose({ lot })}
          pressed={mine === undefined ? undefined : mine === lot}
        >
          <LotGlow plan={plan} lot={lot} />
        </Choosable>
      </g>
    );
  });
}

const LotGlow = memo(function LotGlow({ plan, lot }: { plan: Plan; lot: Lot }) {
  const { text } = useBoard();
  return (
    <path
      d={groundOf(plan, at(LOTS, lot).cells, 3)}
      className="glow ny-lot-glow"
      {...newSign('open', text.signs.open)}
    />
  );
});

/** Tries to acquire the lot that was touched, or the one under what was touched. */
function attemptAt({ target }: MouseEvent, attempt: (action: Action) => void): void {
  const lot = target instanceof Element && target.closest('[data-lot]')?.getAttribute('data-lot');
  if (lot) attempt({ lot: Number(lot) });
}

interface NotesProps {
  readonly plan: Plan;
  readonly districts: number;
  readonly owners: ReadonlyMap<Lot, Seat>;
}

/** The notes of all lots. */
function LotNotes({ plan, districts, owners }: NotesProps) {
  const { text, name } = useBoard();
  return LOTS.map(({ sign, district }, lot) => {
    const seat = owners.get(lot);
    const owned = seat === undefined ? text.free : text.ownedBy(name(seat));
    const whose = district < districts ? owned : text.outOfGame;
    return <LotNote key={sign} plan={plan} lot={lot} whose={whose} />;
  });
}

interface LotNoteProps {
  readonly plan: Plan;
  readonly lot: Lot;
  readonly whose: string;
}

const LotNote = memo(function LotNote({ plan, lot, whose }: LotNoteProps) {
  const { names } = useBoard();
  const { cells, fronts, kind, sign } = at(LOTS, lot);
  return (
    <path
      d={groundOf(plan, cells)}
      className="ny-hit"
      data-part={`lot:${sign}`}
      data-lot={lot}
      data-note={note(capital(names.lotThere(lot)), names.card(kind), whose)}
      {...pointing(fronts, cells)}
    />
  );
});

function Compass({ plan: { width, frame, unit } }: { plan: Plan }) {
  const size = unit / 46;
  return (
    <g
      transform={`translate(${width - frame - unit * 0.62} ${frame + unit * 0.68}) scale(${size})`}
      className="ny-compass"
      {...DECOR}
    >
      <circle r="16" />
      <path d="M0-21L4 0L0 21L-4 0z" className="ny-needle" />
      <path d="M-14 0L0-3.4L14 0L0 3.4z" className="ny-needle" />
      <path d="M0-21L4 0H-4z" className="ny-north" />
    </g>
  );
}
