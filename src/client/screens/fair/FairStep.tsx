/** One step of the check: its head, whether it holds, and what was compared. */
import type { ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  readonly title: string;
  /** Undefined while it is not known, or for what can only be told. */
  readonly holds: boolean | undefined;
  readonly children: ReactNode;
}

export function FairStep({ title, holds, children }: Props) {
  const { good, bad } = useText('fair');
  return (
    <li className="panel fair-step" data-holds={holds}>
      <div className="fair-head">
        <h3>{title}</h3>
        {holds !== undefined && (
          <span className="fair-mark">
            <Icon name={holds ? 'done' : 'remove'} />
            {holds ? good : bad}
          </span>
        )}
      </div>
      {children}
    </li>
  );
}

interface CompareProps {
  readonly found: string;
  readonly expected: string;
}

/** Two digests; one of them is enough where they are the same. */
export function Digests({ found, expected }: CompareProps) {
  const fair = useText('fair');
  if (found === expected) return <code>{found}</code>;
  return (
    <dl className="fair-parts">
      <dt>{fair.found}</dt>
      <dd>
        <code>{found}</code>
      </dd>
      <dt>{fair.expected}</dt>
      <dd>
        <code>{expected}</code>
      </dd>
    </dl>
  );
}
