/** The faces of a building, in the order they are drawn. */
import type { Face } from '../faces.ts';

export function Faces({ faces }: { faces: readonly Face[] }) {
  return faces.map(({ d, className }, i) => <path key={keyOf(i)} d={d} className={className} />);
}

/** The index is a good key: a building always has the same faces in the same order. */
function keyOf(i: number): string {
  return `face ${i}`;
}
