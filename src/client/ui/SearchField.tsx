/** A search field with the number of results. */
import { useId } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly label: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** The number of results, in words. */
  readonly count: string;
}

/** A controlled search field. */
export function SearchField({ label, query, onChange, count }: Props) {
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
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="meta" role="status">
        {count}
      </span>
    </div>
  );
}
