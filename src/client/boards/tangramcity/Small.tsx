/** The table at a glance: all cities, each with its seat's mark. */
import type { Tangramcity } from '#games/tangramcity';
import { SHAPES } from '../../ui/Mark.tsx';
import type { DrawingProps } from '../kit/boardProps.ts';
import { CITY, smallPlaces } from './layout.ts';
import { CityDrawing } from './pieces/MiniCity.tsx';
import { PatternScope, Patterns } from './pieces/Patterns.tsx';
import './board.css';
import './drawing.css';
import './garden.css';
import './mini.css';
import './scene.css';

export function Small({ view, words }: DrawingProps<Tangramcity>) {
  return (
    <PatternScope>
      <svg className="tc-small" viewBox="0 0 320 200" role="img" aria-label={words.title}>
        <Patterns />
        {smallPlaces(view.cities.length).map(({ x, y, side }, seat) => {
          const city = view.cities[seat];
          return (
            city && (
              <g key={`${x} ${y}`}>
                <g transform={`translate(${x} ${y}) scale(${side / CITY})`}>
                  <CityDrawing city={city} />
                </g>
                <g transform={`translate(${x - 5} ${y - 5}) scale(0.62)`}>
                  <path className="tc-small-mark" d={SHAPES[seat]} style={{ fill: `var(--p${seat + 1})` }} />
                </g>
              </g>
            )
          );
        })}
      </svg>
    </PatternScope>
  );
}
