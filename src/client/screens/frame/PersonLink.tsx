/** Who is here, at the end of the bar; whoever is nobody yet can sign in. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';

export function PersonLink() {
  const { nav, people } = useText();
  const me = useMe();
  const name = typeof me === 'string' ? undefined : me.name;
  return (
    <Link
      className="btn btn-line person"
      href="/me"
      aria-label={name === undefined ? undefined : `${nav.you}: ${name}`}
    >
      {name ?? people.signIn}
    </Link>
  );
}
