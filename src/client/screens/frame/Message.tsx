/** A page with a single message, such as loading or not found. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { Page } from './Page.tsx';

interface Props {
  readonly content: 'loading' | 'notLoaded' | 'notFound' | { readonly title: string; readonly line: string };
}

/** One of the standard messages, or a title and a line. */
export function Message({ content }: Props) {
  const text = useText();
  if (content === 'loading')
    return (
      <Page>
        <p className="wrap meta" role="status">
          {text.loading}
        </p>
      </Page>
    );
  const { title, line } =
    content === 'notLoaded'
      ? { title: undefined, line: text.notLoaded }
      : content === 'notFound'
        ? text.notFound
        : content;
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
