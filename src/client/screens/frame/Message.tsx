/** A page with one thing to say: wait, sorry, or nothing here. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { Page } from './Page.tsx';

interface Props {
  readonly says: 'loading' | 'notLoaded' | 'notFound' | { readonly title: string; readonly line: string };
}

export function Message({ says }: Props) {
  const text = useText();
  if (says === 'loading')
    return (
      <Page>
        <p className="wrap meta" role="status">
          {text.loading}
        </p>
      </Page>
    );
  const { title, line } =
    says === 'notLoaded'
      ? { title: undefined, line: text.notLoaded }
      : says === 'notFound'
        ? text.notFound
        : says;
  return (
    <Page title={title}>
      <div className="wrap message">
        {title !== undefined && <h1 className="display">{title}</h1>}
        <p>{line}</p>
        <Link className="btn btn-line" href="/">
          {text.toHome}
        </Link>
      </div>
    </Page>
  );
}
