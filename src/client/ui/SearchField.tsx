/** A search field with the number of results. */
import { type Ref, useId } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** The number of results, in words. */
  readonly count: string;
}

/** A controlled search field. */
export function SearchField({ ref, label, query, onChange, count }: Props) {
  const id = useId();
  return (
    <div className="search">
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <Icon name="search" />
      <input
        ref={ref}
        id={id}
        className="field"
        type="search"
        placeholder={label}
        autoComplete="off"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || query === '') return;
          // What is searched for is cleared before anything else closes.
          event.stopPropagation();
          event.preventDefault();
          onChange('');
        }}
      />
      <span className="meta" role="status">
        {count}
      </span>
    </div>
  );
}
