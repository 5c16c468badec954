/** The fields of an account, marked up for browsers and password managers. */
import { useId } from 'react';
import { useText } from '../../i18n/language.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The e-mail address. */
export function EmailField({ value, onChange }: Props) {
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
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

interface PasswordProps extends Props {
  readonly label: string;
  readonly kind: 'new' | 'current';
}

/** A new or current password. */
export function PasswordField({ label, kind, value, onChange }: PasswordProps) {
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
        onChange={(event) => onChange(event.target.value)}
      />
      {kind === 'new' && (
        <p id={`${id}-help`} className="meta">
          {people.passwordHelp}
        </p>
      )}
    </>
  );
}
