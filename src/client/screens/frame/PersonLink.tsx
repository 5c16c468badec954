/** The link to the signed-in person's page, or to sign in, at the end of the top bar. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';

/** Shows the name if somebody is signed in. */
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
