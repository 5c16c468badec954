/** The same people once more: one asks, all find the way. */
import { Link } from 'wouter';
import type { Sight, Wish } from '#table';
import { useText } from '../i18n/language.tsx';

export function Rematch({ sight, wish }: { sight: Sight; wish: (wish: Wish) => void }) {
  const { end } = useText();
  if (sight.next !== null)
    return (
      <Link className="btn btn-primary" href={`/table/${sight.next}`}>
        {end.toRematch}
      </Link>
    );
  if (sight.viewer === 'spectator') return null;
  return (
    <button type="button" className="btn btn-primary" onClick={() => wish({ do: 'rematch' })}>
      {end.rematch}
    </button>
  );
}
