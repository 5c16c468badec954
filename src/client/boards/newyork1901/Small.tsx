/** The whole city in a small picture, seen from above. */
import { useMemo } from 'react';
import type { NewYork1901 } from '#games/newyork1901';
import { DISTRICTS } from '#games/newyork1901/components';
import { districtsInPlay, LOTS, PARK_AREAS } from '#games/newyork1901/queries';
import { at } from '#kernel';
import type { DrawingProps } from '../kit/boardProps.ts';
import { landmarkAt, shapeOf } from './buildingShape.ts';
import { cityOf, workerSpot } from './city.ts';
import { facesOf, raised } from './faces.ts';
import { groundOf, type Plan, planOf, RUNS, runBox } from './layout.ts';
import { short } from './outline.ts';
import { Faces } from './pieces/Faces.tsx';
import { Medal, OwnerMark } from './pieces/OwnerMark.tsx';
import './board.css';
import './map.css';
import './towers.css';

const [WIDTH, HEIGHT] = [320, 200];

/** The map made less tall, so that it fills the picture. */
const PLAN: Plan = pressed(planOf(19, 9.9), 0.56, 22);

function pressed(plan: Plan, by: number, down: number): Plan {
  return { ...plan, y: plan.y.map((y) => y * by + down) };
}

/** Faces that are too small to be seen here. */
const TOO_SMALL = /ny-lit|ny-dark|ny-mast|north|east/;

export function Small({ view }: DrawingProps<NewYork1901>) {
  const city = useMemo(() => cityOf(view), [view]);
  const districts = districtsInPlay(view);
  const streets = new Set(view.streets.map(({ street }) => street));
  const bed = RUNS.filter(({ front }) => streets.has(front)).map((run) => {
    const { left, top, width, height } = runBox(PLAN, run);
    return `M${short(left)} ${short(top)}h${short(width)}v${short(height)}h${short(-width)}z`;
  });
  const parks = PARK_AREAS.map(({ cells }) => groundOf(PLAN, cells));
  return (
    <svg className="ny-small" data-game="newyork1901" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} className="ny-road" />
      <path d={bed.join('')} className="ny-small-street" />
      <path d={parks.join('')} className="ny-park" />
      {DISTRICTS.map((name, district) => {
        const lots = LOTS.filter((lot) => lot.district === district);
        const ground = lots.map(({ cells }) => groundOf(PLAN, cells, 0.5)).join('');
        return (
          <g key={name} className={`ny-lot ny-${name}${district < districts ? '' : ' out'}`}>
            <path d={ground} className="ny-ground" />
            <path d={ground} className="ny-border ny-small-border" />
          </g>
        );
      })}
      {city.standing.map((one) => {
        if (one.what === 'worker') {
          const [x, y] = workerSpot(PLAN, one.cells);
          return <OwnerMark key={`worker ${one.lot}`} seat={one.seat} x={x} y={y} size={4.4} />;
        }
        const shape =
          one.what === 'building'
            ? shapeOf(one.build, PLAN)
            : landmarkAt(at(one.cells, 0), one.place.sign, PLAN);
        const faces = facesOf(shape, 1, 9).filter(({ className }) => !TOO_SMALL.test(className));
        const [x, y] = raised(shape.mark, shape.markHeight);
        const owner = one.what === 'building' ? one.seat : undefined;
        return (
          <g
            key={one.what === 'building' ? `${one.seat} ${one.build.tile}` : String(one.cells)}
            className={owner === undefined ? '' : `ny-owner-${owner + 1} ny-small-tower`}
          >
            <Faces faces={faces} />
            {owner !== undefined && <Medal seat={owner} x={x} y={y} size={4} />}
          </g>
        );
      })}
    </svg>
  );
}
