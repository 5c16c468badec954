/** A name with its picture, which leads to its profile. */
import { Link } from 'wouter';
import type { PersonId } from '#table';
import { useText } from '../../i18n/language.tsx';
import { Portrait } from './Portrait.tsx';
import './people.css';

export function PersonName({ id, name }: { id: PersonId; name: string }) {
  const { table } = useText();
  return (
    <Link className="person-name" href={`/people/${id}`}>
      <Portrait person={id} />
      <span>{name || table.nobody}</span>
    </Link>
  );
}
