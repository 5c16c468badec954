/** The streets' names on the ground, and a glow on those where the architect may go. */

import { useBoard } from '../boardContext.ts';
import { STREET_GROUNDS } from '../scenery.ts';

/** Names are at least this high on the screen. */
const LETTER = 14.2;

/** The street behind the tower, whose name needs more room than the others'. */
const BEHIND = 3;

/** Drawn in units of the scene, with as many names as there is room for. */
export function Streets({ scale, names }: { scale: number; names: 'none' | 'near' | 'all' }) {
  const { text, offer } = useBoard();
  return (
    <>
      {STREET_GROUNDS.map(({ shape, name }, street) => (
        <g key={shape} className="fi-ground">
          {offer(`place:${street}`, '').onChoose && <path className="fi-way" d={shape} />}
          {(names === 'all' || (names === 'near' && street !== BEHIND)) && (
            <text transform={name} fontSize={Math.max(LETTER, LETTER / (0.89 * scale))}>
              {text.names.place[street]}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
