/** A rulebook page: contents, search, chapters, and the rule named in the address. */

import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { GAME_INFO, isGameId } from '#games';
import { useText } from '../../i18n/language.tsx';
import {
  type Book,
  type Chapter,
  hasNumber,
  isRuling,
  rulesOf,
  rulingsByRule,
} from '../../table/rules/book.ts';
import { searchBook } from '../../table/rules/searchBook.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useReturnPath } from '../../ui/returnPath.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useKeys } from '../../ui/useKeys.ts';
import { Page } from '../frame/Page.tsx';
import { Blocks } from './Blocks.tsx';
import './rules.css';
import './figures.css';
import './print.css';

interface Props {
  readonly book: Book;
  readonly game?: string;
  /** Draws a rule, if the game has drawings. */
  readonly Drawing?: ComponentType<{ readonly number: string }> | undefined;
  /** A remark before the first chapter. */
  readonly note?: string | undefined;
  /** False as long as the chapters wait for their drawings: they come together, so that nothing moves while it is read. */
  readonly isWhole?: boolean;
  /** Shown after the chapters. */
  readonly children?: ReactNode;
}

/** Shows a rulebook. */
export function BookPage({ book, game, Drawing, note, isWhole = true, children }: Props) {
  const text = useText('rules');
  const { statistics } = useText('links');
  const { home } = useText();
  const back = useReturnPath();
  const target = useLocationProperty(() => location.hash.slice(1));
  const [lastTarget, setLastTarget] = useState(target);
  const [visits, setVisits] = useState(0);
  const [query, setQuery] = useState('');
  const visible = useMemo(() => searchBook(book, query), [book, query]);
  const rulings = useMemo(() => rulingsByRule(book), [book]);
  const found = rulesOf(visible);
  const questions = found.filter(isRuling).length;
  const count = (query.trim() === '' ? text.rules : text.found)(found.length - questions, questions);
  // A link to a rule clears the search, so that the rule is visible in its place.
  if (lastTarget !== target) {
    setLastTarget(target);
    setQuery('');
  }
  const shown = useShown(isWhole, book.chapters.length, target !== '');
  const hasChapters = shown > 0;
  const hasAll = shown > book.chapters.length;
  const search = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => search.current?.focus() });
  const visit = () => {
    setVisits(visits + 1);
    setQuery('');
  };
  // Scrolls when the chapters are there, again when the language changes, and when a link to the same rule is clicked again.
  useEffect(() => {
    const element = target === '' ? null : document.getElementById(target);
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  }, [target, book, visits, hasChapters]);
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
            {game !== undefined && isGameId(game) && GAME_INFO[game].course && (
              <Link className="btn btn-quiet" href={`/learn/${game}`}>
                {home.learn}
              </Link>
            )}
            {game !== undefined && isGameId(game) && (
              <Link className="btn btn-quiet" href={`/statistics/${game}`}>
                {statistics}
              </Link>
            )}
            <button type="button" className="btn btn-quiet" onClick={() => print()}>
              {text.print}
            </button>
          </p>
          <h1 className="display">{book.title}</h1>
          {isNumber(target) && !hasNumber(book, target) && (
            <p className="toast" role="status">
              <Icon name="refused" />
              {text.unknown(target)}
            </p>
          )}
        </header>
        <Contents chapters={visible.chapters} visit={visit} />
        <div className={textClass(hasChapters, target)}>
          <SearchField ref={search} label={text.search} query={query} onChange={setQuery} count={count} />
          <Blocks blocks={visible.intro} target={target} visit={visit} rulings={rulings} />
          {hasChapters && note !== undefined && <p className="meta">{note}</p>}
          {hasChapters &&
            visible.chapters.slice(0, shown).map((chapter, index) => (
              <section key={chapter.number}>
                <Heading chapter={chapter} />
                <Blocks
                  blocks={chapter.blocks}
                  target={target}
                  visit={visit}
                  rulings={rulings}
                  Drawing={Drawing}
                  query={query}
                />
                {visible === book && (
                  <ChapterLinks
                    before={book.chapters[index - 1]}
                    after={book.chapters[index + 1]}
                    visit={visit}
                  />
                )}
              </section>
            ))}
          {hasAll && visible === book && children}
        </div>
      </div>
    </Page>
  );
}

/**
 * How many chapters are there, one more than all once what follows them may come, too: one after the other, each put together
 * bit by bit, so that the page answers meanwhile; all at once where the address leads to one.
 */
function useShown(isWhole: boolean, chapters: number, atOnce: boolean): number {
  const isReady = useDeferredValue(isWhole, false);
  const [steps, setSteps] = useState(0);
  const isNext = isReady && steps <= chapters;
  useEffect(() => {
    if (!isNext) return;
    const timer = setTimeout(() => startTransition(() => setSteps(steps + 1)));
    return () => clearTimeout(timer);
  }, [isNext, steps]);
  if (!isReady) return 0;
  return atOnce ? chapters + 1 : steps;
}

/** Chapters out of sight are laid out when they come near, unless the address leads to one: above it nothing may change its height. */
function textClass(hasChapters: boolean, target: string): string {
  if (!hasChapters) return 'rules-text rules-waiting';
  return target === '' ? 'rules-text rules-at-top' : 'rules-text';
}

/** Other hashes do not refer to rules. */
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

interface ChapterLinksProps {
  readonly before: Chapter | undefined;
  readonly after: Chapter | undefined;
  readonly visit: () => void;
}

/** Links to the previous and the next chapter. */
function ChapterLinks({ before, after, visit }: ChapterLinksProps) {
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
