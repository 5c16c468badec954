/** The marks that show to whom something belongs. */
import { at, type Seat } from '#kernel';
import { SHAPES } from '../../../ui/Mark.tsx';

interface Props {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly size: number;
}

/** The seat's shape alone. */
export function OwnerMark({ seat, x, y, size }: Props) {
  return (
    <path
      className={`ny-sign ny-p${seat + 1}`}
      d={at(SHAPES, seat)}
      transform={`translate(${x - size} ${y - size}) scale(${size / 12})`}
    />
  );
}

/** The shape on a white disc, as on roofs and on the score track. */
export function Medal({ seat, x, y, size }: Props) {
  return (
    <g>
      <circle className="ny-medal" cx={x} cy={y} r={size} />
      <OwnerMark seat={seat} x={x} y={y} size={size * 0.62} />
    </g>
  );
}

/** A worker with the owner's mark on the apron; the feet are at the point. */
export function WorkerFigure({ seat, scale = 1 }: { seat: Seat; scale?: number }) {
  return (
    <g transform={scale === 1 ? undefined : `scale(${scale})`} className={`ny-worker ny-p${seat + 1}`}>
      <ellipse cx="3" cy="11" rx="11" ry="4" className="ny-worker-shade" />
      <path d="M-9 11c0-8 2-13 9-13s9 5 9 13z" className="ny-worker-coat" />
      <circle cy="-6.5" r="5.6" className="ny-worker-face" />
      <path d="M-7.6-7.4c0-5 3-7.6 7.6-7.6s7.6 2.6 7.6 7.6z" className="ny-worker-coat" />
      <circle cy="5" r="5" className="ny-worker-apron" />
      <path d={at(SHAPES, seat)} transform="translate(-3.4 1.6) scale(.283)" className="ny-worker-mark" />
    </g>
  );
}
