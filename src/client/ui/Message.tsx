/** A page with one thing to say: wait, sorry, or nothing here. */
import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { Page } from './Page.tsx';

export function Message({ says }: { says: 'loading' | 'notLoaded' | 'notFound' }) {
  const text = useText();
  if (says === 'loading')
    return (
      <Page>
        <p className="wrap meta" role="status">
          {text.loading}
        </p>
      </Page>
    );
  const lost = says === 'notFound';
  return (
    <Page title={lost ? text.notFound.title : undefined}>
      <div className="wrap message">
        {lost && <h1 className="display">{text.notFound.title}</h1>}
        <p>{lost ? text.notFound.line : text.notLoaded}</p>
        <Link className="btn btn-line" href="/">
          {text.toHome}
        </Link>
      </div>
    </Page>
  );
}
