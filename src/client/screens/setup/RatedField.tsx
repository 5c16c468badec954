/** Whether a new table's game is to count for ratings, and what that means; for guests, what they need first. */
import { Link } from 'wouter';
import type { RatedKind } from '#table';
import { useText } from '../../i18n/language.tsx';
import { Choice } from '../../ui/Choice.tsx';

interface Props {
  readonly kind: RatedKind;
  readonly rated: boolean;
  /** Whether the host has an account. */
  readonly mayRate: boolean;
  readonly change: (rated: boolean) => void;
}

export function RatedField({ kind, rated, mayRate, change }: Props) {
  const text = useText('tables');
  const { online, people } = useText();
  if (!mayRate)
    return (
      <p className="meta">
        {text.needsAccount} <Link href="/me">{people.claim}</Link>
      </p>
    );
  return (
    <div>
      <Choice
        label={text.rated}
        values={['yes', 'no'] as const}
        value={rated ? 'yes' : 'no'}
        labelOf={(one) => capitalized(online[one])}
        onChange={(one) => change(one === 'yes')}
      />
      {rated && <p className="meta">{text.ratedHelp[kind]}</p>}
    </div>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
