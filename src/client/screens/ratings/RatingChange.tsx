/** After a rated game: what it changed for everybody, as soon as the server has counted it. */
import { useEffect, useState } from 'react';
import type { PersonId, TableView } from '#table';
import { useText } from '../../i18n/language.tsx';
import { useFetched } from '../../remote/useFetched.ts';
import { Change } from './Change.tsx';
import { ratingsApi } from './ratingsApi.ts';
import './ratings.css';

/** How often is asked, in milliseconds, until it is counted. */
const ASK_EVERY = 1500;

interface Props {
  readonly tableView: Pick<TableView, 'id' | 'rated' | 'seats' | 'viewer'>;
  readonly nameOf: (person: PersonId) => string;
}

export function RatingChange({ tableView: { id, seats, viewer }, nameOf }: Props) {
  const text = useText('ratings');
  const [isCounted, setCounted] = useState(false);
  const { data } = useFetched(`changes ${id}`, () => ratingsApi.changes(id), !isCounted && ASK_EVERY);
  useEffect(() => {
    if (data?.waiting === false) setCounted(true);
  }, [data]);
  if (!data) return null;
  if (data.waiting) return <p className="meta rating-end">{text.waiting}</p>;
  if (data.changes.length === 0)
    return viewer === 'spectator' ? null : <p className="meta rating-end">{text.notCounted}</p>;
  const own = viewer === 'spectator' ? undefined : seats[viewer];
  const ownId = own?.kind === 'human' ? own.person : undefined;
  const changes = data.changes.toSorted(
    (one, two) => Number(two.person === ownId) - Number(one.person === ownId),
  );
  return (
    <div className="rating-end" role="status" aria-label={text.rating}>
      <ul>
        {changes.map(({ person, before, after }) => (
          <li key={person}>
            <span>{nameOf(person)}</span> <b>{after.low}</b>{' '}
            {before !== null && <Change points={after.low - before} />}
            {after.provisional && <span className="meta"> {text.provisional}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
