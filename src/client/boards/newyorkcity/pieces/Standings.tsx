/** What everybody would score if the game ended now, Toms too; at the end the result. */
import type { Part } from '#games/newyorkcity';
import { finalParts, sumOf } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { useBoard } from '../boardContext.ts';
import { OwnerMark } from './Owner.tsx';

export function Standings() {
  const { view, text, firm, part, over } = useBoard();
  const parts = view.firms.map((_, one) => finalParts(view, one));
  // Object.keys knows no more than strings.
  const named = Object.keys(at(parts, 0)) as Part[];
  return (
    <table className="nyc-standings">
      <caption>{over ? text.over : text.ifScored.join(' ')}</caption>
      <thead>
        <tr>
          <td />
          {view.firms.map((_, one) => (
            <th key={firm(one)} scope="col">
              <OwnerMark owner={one} size={18} />
              <span className="sr">{firm(one)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {named.map((name) => (
          <tr key={name}>
            <th scope="row">{part(name)}</th>
            {parts.map((points, one) => (
              <td key={firm(one)}>{points[name]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.sum}</th>
          {parts.map((points, one) => (
            <td key={firm(one)}>{sumOf(points)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
