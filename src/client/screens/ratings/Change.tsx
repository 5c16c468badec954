/** By how much a rating rose or fell: by sign and shape as well as colour. */
import { useText } from '../../i18n/language.tsx';

export function Change({ points }: { points: number | null }) {
  const text = useText('ratings');
  if (points === null) return <span className="meta">–</span>;
  if (points === 0) return <span className="meta">±0</span>;
  const size = String(Math.abs(points));
  return (
    <span className="rating-change" data-rose={points > 0}>
      <span aria-hidden="true">
        <Sign rose={points > 0} /> {size}
      </span>
      <span className="sr">{points > 0 ? text.roseBy(size) : text.fellBy(size)}</span>
    </span>
  );
}

/** A triangle that points up or down. */
export function Sign({ rose }: { rose: boolean }) {
  return <i className="rating-sign" data-rose={rose} aria-hidden="true" />;
}
