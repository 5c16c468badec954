/** A field to search in, with the number of what is found. */
import { useId } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly label: string;
  readonly wanted: string;
  readonly search: (wanted: string) => void;
  /** How many there are, in words. */
  readonly count: string;
}

export function SearchField({ label, wanted, search, count }: Props) {
  const id = useId();
  return (
    <div className="search">
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        className="field"
        type="search"
        placeholder={label}
        autoComplete="off"
        value={wanted}
        onChange={(event) => search(event.target.value)}
      />
      <span className="meta" role="status">
        {count}
      </span>
    </div>
  );
}
