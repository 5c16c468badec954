/** The fields of an account, as browsers and password keepers know them. */
import { useId } from 'react';
import { useText } from '../../i18n/language.tsx';

interface Props {
  readonly value: string;
  readonly change: (value: string) => void;
}

export function EmailField({ value, change }: Props) {
  const { people } = useText();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{people.email}</label>
      <input
        id={id}
        className="field"
        type="email"
        autoComplete="username"
        required
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </>
  );
}

interface PasswordProps extends Props {
  readonly label: string;
  readonly kind: 'new' | 'current';
}

export function PasswordField({ label, kind, value, change }: PasswordProps) {
  const { people } = useText();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type="password"
        autoComplete={`${kind}-password`}
        aria-describedby={kind === 'new' ? `${id}-help` : undefined}
        required
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      {kind === 'new' && (
        <p id={`${id}-help`} className="meta">
          {people.passwordHelp}
        </p>
      )}
    </>
  );
}
