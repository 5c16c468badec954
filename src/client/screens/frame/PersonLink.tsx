/** The link to the signed-in person's page, or to sign in, at the end of the top bar. */
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';

/** Only for who is signed in. */
const LearningSync = lazy(() =>
  import('./LearningSync.tsx').then(
    ({ LearningSync }) => ({ default: LearningSync }),
    () => ({ default: () => null }),
  ),
);

/** Shows the name if somebody is signed in. */
export function PersonLink() {
  const { nav, people } = useText();
  const me = useMe();
  const name = typeof me === 'string' ? undefined : me.name;
  return (
    <>
      <Link
        className="btn btn-line person"
        href="/me"
        aria-label={name === undefined ? undefined : `${nav.you}: ${name}`}
      >
        {name ?? people.signIn}
      </Link>
      {typeof me !== 'string' && (
        <Suspense>
          <LearningSync person={me.id} />
        </Suspense>
      )}
    </>
  );
}
