/** The finished cities as a picture to keep: the best one large, names and points below each. */
import type { City, Tangramcity } from '#games/tangramcity';
import { BONUSES, BOX } from '#games/tangramcity/components';
import { balanceOf, largestRectangle, levelOf, spotOf } from '#games/tangramcity/queries';
import { type Seat, type Words, winnersOf } from '#kernel';
import { SHAPES } from '../../ui/Mark.tsx';
import type { SceneProps } from '../kit/boardProps.ts';
import { useBoardText } from './boardText.ts';
import { CELL, CITY, moved, type Place, scenePlaces, startSquare } from './layout.ts';
import { CityDrawing } from './pieces/MiniCity.tsx';
import { PatternScope, Patterns } from './pieces/Patterns.tsx';
import { StartArea, Tile } from './pieces/Tile.tsx';
import './board.css';
import './drawing.css';
import './garden.css';
import './mini.css';
import './scene.css';

const SKYLINE =
  'M0 630V520H60V480H110V540H150V450H170V420H190V450H214V560H270V500H300V470H330V500H350V580H420V545H470V510H520V590H590V560H640V530H700V600H760V540H800V500H815V470H830V500H850V560H910V520H960V590H1010V480H1030V440H1040V400H1050V440H1060V480H1085V560H1140V530H1200V630Z';

export function Scene({ view, scores, result, words, name }: SceneProps<Tangramcity>) {
  const order = result.places.map(({ player }) => player);
  const best = winnersOf(result);
  return (
    <PatternScope>
      <svg className="tc-scene" viewBox="0 0 1200 630" role="img" aria-label={words.title}>
        <Patterns />
        <rect className="tc-scene-sky" width="1200" height="630" />
        <path className="tc-scene-rays" d={RAYS} />
        <path className="tc-scene-far" d={SKYLINE} />
        <rect className="tc-scene-line" x="14" y="14" width="1172" height="602" />
        <rect className="tc-scene-line tc-scene-inner" x="21" y="21" width="1158" height="588" />
        <text className="tc-scene-title" x="70" y="84">
          {words.title}
        </text>
        <path className="tc-scene-rule" d="M70 99H490M70 104H490" />
        {scenePlaces(order.length).map((place, i) => {
          const seat = order[i] ?? 0;
          const city = view.cities[seat];
          return (
            city && (
              <Framed
                key={name(seat)}
                place={place}
                city={city}
                seat={seat}
                says={name(seat)}
                points={scores[seat]?.total ?? 0}
                isBest={best.includes(seat)}
                isLarge={i === 0}
              />
            )
          );
        })}
        {order.length === 1 && view.cities[0] && (
          <Facts city={view.cities[0]} total={scores[0]?.total ?? 0} words={words} />
        )}
      </svg>
    </PatternScope>
  );
}

const RAYS = Array.from({ length: 13 }, (_, i) => {
  const angle = (Math.PI * (i + 0.2)) / 13;
  const next = (Math.PI * (i + 0.7)) / 13;
  const far = (a: number) =>
    `${Math.round(600 - 1000 * Math.cos(a))} ${Math.round(640 - 1000 * Math.sin(a))}`;
  return `M600 640L${far(angle)}L${far(next)}Z`;
}).join('');

const ROUND_PARTS = ['round1', 'round2', 'round3', 'round4', 'round5', 'round6'] as const;
const roundPart = (i: number) => ROUND_PARTS[i] ?? 'round6';

interface FactsProps {
  readonly city: City;
  readonly total: number;
  readonly words: Words<Tangramcity>;
}

/** What a lone city has counted, beside it. */
function Facts({ city, total, words }: FactsProps) {
  const text = useBoardText();
  const { height, width } = largestRectangle(city);
  const { dark, green } = balanceOf(city);
  const facts = [
    [text.rectangle, `${height} × ${width}`],
    [text.sides.dark, `${dark}`],
    [text.sides.green, `${green}`],
    ...city.rounds.map((points, i) => [words.part(roundPart(i)), `+${points}`]),
    ...BONUSES.map((bonus) => [words.part(bonus), `+${city[`${bonus}Bonus`]}`]),
  ];
  return (
    <g className="tc-scene-facts">
      <rect className="tc-scene-frame" x="566" y="112" width="548" height="484" rx="3" />
      {facts.map(([label, value], i) => (
        <g key={label} transform={`translate(600 ${150 + i * 34})`}>
          <text>{label}</text>
          <text x="480" className="tc-scene-value">
            {value}
          </text>
          <path className="tc-scene-hair" d="M0 10H480" />
        </g>
      ))}
      <text className="tc-scene-level" x="600" y="560">
        {words.ending(levelOf(total))}
      </text>
    </g>
  );
}

interface FramedProps {
  readonly place: Place;
  readonly city: City;
  readonly seat: Seat;
  readonly says: string;
  readonly points: number;
  readonly isBest: boolean;
  readonly isLarge: boolean;
}

function Framed({ place: { x, y, side }, city, seat, says, points, isBest, isLarge }: FramedProps) {
  const size = isLarge ? 34 : 24;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={isBest ? 'tc-scene-frame tc-scene-best' : 'tc-scene-frame'}
        x={-8}
        y={-8}
        width={side + 16}
        height={side + 16 + (isLarge ? 56 : 42)}
        rx="3"
      />
      <g transform={`scale(${side / CITY})`}>
        {isLarge ? <FullCity city={city} /> : <CityDrawing city={city} isPlain />}
      </g>
      <g transform={`translate(0 ${side + 10})`}>
        <path
          d={SHAPES[seat]}
          style={{ fill: `var(--p${seat + 1})` }}
          transform={`translate(2 ${size * 0.1}) scale(${size / 30})`}
        />
        <text className="tc-scene-name" x={size * 1.05} y={size * 0.86} fontSize={size * 0.82}>
          {shortened(says, isLarge ? 18 : side > 200 ? 14 : 9)}
        </text>
        <text className="tc-scene-points" x={side - 2} y={size * 0.94} fontSize={size}>
          {isBest ? `★ ${points}` : points}
        </text>
      </g>
    </g>
  );
}

const shortened = (says: string, most: number) => (says.length > most ? `${says.slice(0, most - 1)}…` : says);

const LINES = Array.from(
  { length: BOX.size - 1 },
  (_, i) => `M${(i + 1) * CELL} 0V${CITY}M0 ${(i + 1) * CELL}H${CITY}`,
);

/** With every tree and chimney. */
function FullCity({ city }: { city: City }) {
  const { board, side } = city;
  return (
    <>
      <rect className="tc-ground" width={CITY} height={CITY} />
      <path className="tc-grid" d={LINES.join('')} />
      {board !== null && side !== null && (
        <g transform={moved(startSquare(board, side))}>
          <StartArea board={board} side={side} />
        </g>
      )}
      {city.pieces.map((id) => {
        const spot = spotOf(id);
        return (
          <g key={id} transform={moved(spot)}>
            <Tile tile={spot.tile} face={spot.face} turn={spot.turn} />
          </g>
        );
      })}
    </>
  );
}
