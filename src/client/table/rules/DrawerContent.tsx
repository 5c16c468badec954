/** What the drawer of rules shows: the rules for the decision, a chapter that was looked up, or what was searched for. */
import { type ReactNode, use, useState } from 'react';
import { Link } from 'wouter';
import type { GameId } from '#games';
import { governingRules } from '../../boards/kit/governing.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useSetting } from '../../settings/settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useReturnState } from '../../ui/returnPath.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { chapterOf, rulesOf } from './book.ts';
import { AskedRules, ChapterRules, RuleList } from './DrawerRules.tsx';
import { bookOf } from './library.ts';
import { searchBook } from './searchBook.ts';

export interface DrawerProps {
  readonly game: GameId;
  /** The name of the game. */
  readonly title: string;
  /** The viewer's prompt, and what it asks; undefined while others decide. */
  readonly prompt: unknown;
  readonly asked: string | undefined;
  /** The rule to begin with, instead of those for the decision. */
  readonly rule: string | undefined;
  readonly close: () => void;
  /** The button that opens the legend. */
  readonly legend: ReactNode;
}

/** Suspends until the rules are loaded; the table has loaded them already. */
export function DrawerContent({ game, title, prompt, asked, rule, close, legend }: DrawerProps) {
  const { language } = useLanguage();
  const { drawer, found: counted } = useText('rules');
  const isWide = useMedia('(min-width: 761px)');
  const returnState = useReturnState();
  const book = use(bookOf(game, language));
  const [query, setQuery] = useState('');
  const [lookedUp, setLookedUp] = useState(rule);
  if (book === 'failed')
    return (
      <>
        <Head heading={title} close={close} />
        <p className="drawer-body">{drawer.failed}</p>
      </>
    );
  const lookUp = (number: string | undefined) => {
    setQuery('');
    setLookedUp(number);
  };
  const governing = governingRules(game, prompt);
  const chapter = chapterOf(book, lookedUp ?? governing[0]);
  const heading = `${chapter.number} ${chapter.title}`;
  const found = query.trim() === '' ? undefined : rulesOf(searchBook(book, query));
  const count = found && (found.length === 0 ? drawer.nothing(query.trim()) : counted(found.length, 0));
  return (
    <>
      <Head heading={heading} close={close} />
      {isWide && (
        <SearchField label={drawer.search(title)} query={query} onChange={setQuery} count={count ?? ''} />
      )}
      <section
        key={found ? 'found' : (lookedUp ?? governing[0])}
        className="drawer-body"
        aria-label={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {found ? (
          <RuleList game={game} rules={found} lookUp={lookUp} query={query} />
        ) : lookedUp === undefined ? (
          <AskedRules game={game} book={book} asked={asked} governing={governing} lookUp={lookUp} />
        ) : (
          <ChapterRules game={game} chapter={chapter} target={lookedUp} lookUp={lookUp} />
        )}
      </section>
      <p className="drawer-foot">
        <Link className="btn btn-quiet" href={`/rules/${game}#${chapter.number}`} state={returnState}>
          <Icon name="book" />
          {drawer.chapter}
        </Link>
        {legend}
      </p>
    </>
  );
}

function Head({ heading, close }: { heading: string; close: () => void }) {
  const kit = useText('kit');
  const { drawer } = useText('rules');
  const [hasKeys] = useSetting('keys');
  return (
    <div className="drawer-head">
      <h2 className="display">{heading}</h2>
      {hasKeys && <span className="meta">{drawer.keys}</span>}
      <button type="button" className="btn btn-quiet" onClick={close}>
        {kit.close}
      </button>
    </div>
  );
}
