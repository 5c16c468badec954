/** Who hires now and after that, and up to what value. */
import { hiresOf } from '#games/newyorkcity/queries';
import { useBoard } from '../boardContext.ts';
import { OwnerMark } from './Owner.tsx';

export function HireOrder() {
  const { view, text, firm } = useBoard();
  return (
    <ol className="nyc-hires">
      {hiresOf(view).map(({ firm: one, value }) => (
        <li key={one}>
          <OwnerMark owner={one} size={14} />
          <b>{firm(one)}</b>
          {text.gain.characters(value)}
        </li>
      ))}
    </ol>
  );
}
