/** A book of rules: contents, a search, the chapters, and the rule that the address names. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { Icon } from '../../ui/Icon.tsx';
import { useReturnPath } from '../../ui/returnPath.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { Page } from '../frame/Page.tsx';
import { Blocks } from './Blocks.tsx';
import { type Book, type Chapter, hasNumber, isRuling, rulesOf, rulingsByRule } from './book.ts';
import { searched } from './searched.ts';
import './rules.css';
import { useText } from '../../i18n/language.tsx';

interface Props {
  readonly book: Book;
  readonly game?: string;
  /** What else the reader should know. */
  readonly note?: string | undefined;
  /** What follows the chapters. */
  readonly children?: ReactNode;
}

export function BookPage({ book, game, note, children }: Props) {
  const text = useText('rules');
  const back = useReturnPath();
  const sought = useLocationProperty(() => location.hash.slice(1));
  const [seen, setSeen] = useState(sought);
  const [visits, setVisits] = useState(0);
  const [wanted, setWanted] = useState('');
  const shown = useMemo(() => searched(book, wanted), [book, wanted]);
  const rulings = useMemo(() => rulingsByRule(book), [book]);
  const found = rulesOf(shown);
  const questions = found.filter(isRuling).length;
  const count = (wanted.trim() === '' ? text.rules : text.found)(found.length - questions, questions);
  // Whoever follows a link to a rule sees it among all the others.
  if (seen !== sought) {
    setSeen(sought);
    setWanted('');
  }
  const visit = () => {
    setVisits(visits + 1);
    setWanted('');
  };
  // Another language scrolls again, and so does the number of the same rule.
  useEffect(() => {
    const place = sought === '' ? null : document.getElementById(sought);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [sought, book, visits]);
  return (
    <Page title={book.title}>
      <div className="wrap rules" data-game={game}>
        <header>
          <p className="rules-ways">
            {back !== undefined && (
              <Link className="btn btn-line" href={back}>
                <Icon name="back" />
                {text.back}
              </Link>
            )}
            <Link className="btn btn-quiet" href="/rules">
              {text.all}
            </Link>
          </p>
          <h1 className="display">{book.title}</h1>
          {note !== undefined && <p className="meta">{note}</p>}
          {isNumber(sought) && !hasNumber(book, sought) && (
            <p className="toast" role="status">
              <Icon name="refused" />
              {text.unknown(sought)}
            </p>
          )}
        </header>
        <Contents chapters={shown.chapters} visit={visit} />
        <div className="rules-text">
          <SearchField label={text.search} query={wanted} onChange={setWanted} count={count} />
          <Blocks blocks={shown.intro} sought={sought} visit={visit} rulings={rulings} />
          {shown.chapters.map((chapter, index) => (
            <section key={chapter.number}>
              <Heading chapter={chapter} />
              <Blocks blocks={chapter.blocks} sought={sought} visit={visit} rulings={rulings} />
              {shown === book && (
                <Turn before={book.chapters[index - 1]} after={book.chapters[index + 1]} visit={visit} />
              )}
            </section>
          ))}
          {shown === book && children}
        </div>
      </div>
    </Page>
  );
}

/** Anything else in the address is not meant for us. */
function isNumber(hash: string): boolean {
  return /^[A-Z]\d+(\.\d+)?$/.test(hash);
}

function Heading({ chapter }: { chapter: Chapter }) {
  return (
    <div className="head">
      <h2 id={chapter.number} tabIndex={-1}>
        <span className="rule-chapter">{chapter.number}</span> {chapter.title}
      </h2>
    </div>
  );
}

function Contents({ chapters, visit }: { chapters: readonly Chapter[]; visit: () => void }) {
  const { contents } = useText('rules');
  return (
    <nav className="rules-contents" aria-label={contents}>
      <ol>
        {chapters.map(({ number, title }) => (
          <li key={number}>
            <a href={`#${number}`} onClick={visit}>
              <span className="rule-chapter">{number}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface TurnProps {
  readonly before: Chapter | undefined;
  readonly after: Chapter | undefined;
  readonly visit: () => void;
}

/** From the end of a chapter to the one before and the one after. */
function Turn({ before, after, visit }: TurnProps) {
  const { previous, next } = useText('rules');
  return (
    <p className="rules-turn">
      {before && (
        <a className="btn btn-quiet" href={`#${before.number}`} onClick={visit}>
          <Icon name="back" />
          <span className="sr">{previous}</span> {before.title}
        </a>
      )}
      {after && (
        <a className="btn btn-quiet rules-next" href={`#${after.number}`} onClick={visit}>
          <span className="sr">{next}</span> {after.title}
          <Icon name="forward" />
        </a>
      )}
    </p>
  );
}
