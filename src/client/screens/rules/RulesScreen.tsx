/** The rules of one game, or of every table. */
import { useEffect, useState } from 'react';
import { type GameId, isGameId, type Title } from '#games';
import { reconstructedGroups } from '#kernel';
import { loadRuleDrawing } from '../../boards/ruleDrawings.tsx';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { Book } from '../../table/rules/book.ts';
import { useBook } from '../../table/rules/library.ts';
import { titleFor } from '../../table/titles/titles.ts';
import { painted } from '../../ui/painted.ts';
import { TABLE } from '../../ui/ruleHref.ts';
import { Message } from '../frame/Message.tsx';
import { BookPage } from './BookPage.tsx';
import { RulesLegend } from './RulesLegend.tsx';
import { RulesValues } from './RulesValues.tsx';
import { tableBook } from './tableBook.ts';

/** The rulebook for an address. */
export function RulesScreen({ game }: { game: string }) {
  if (game === TABLE) return <TableRules />;
  return isGameId(game) ? <GameRules game={game} /> : <Message content="notFound" />;
}

/** The text comes first: until it is there, nothing else is asked for. */
function GameRules({ game }: { game: GameId }) {
  const { language } = useLanguage();
  const book = useBook(game, language);
  if (book === 'loading') return <Message content="loading" />;
  if (book === 'failed') return <Message content="notLoaded" />;
  return <DrawnRules key={game} game={game} book={book} />;
}

function DrawnRules({ game, book }: { game: GameId; book: Book }) {
  const { language } = useLanguage();
  const { setup } = useText();
  const rest = useRest(game);
  if (!rest) return <BookPage book={book} game={game} isWhole={false} />;
  const { Drawing, title } = rest;
  const note = title && reconstructedGroups(title.game.box).length > 0 ? setup.reconstructed : undefined;
  return (
    <BookPage book={book} game={game} Drawing={Drawing} note={note}>
      {title && (
        <>
          <RulesLegend game={game} />
          <RulesValues game={title.game} words={title.words[language]} />
        </>
      )}
    </BookPage>
  );
}

/** What comes with the text: the drawings and the game itself, each undefined where it cannot be loaded. */
interface Rest {
  readonly Drawing: Awaited<ReturnType<typeof loadRuleDrawing>> | undefined;
  readonly title: Title | undefined;
}

/** The chapters wait so long for their drawings, in milliseconds. */
const LONGEST_WAIT = 1500;

/** Loads the rest once the text has been painted; what comes late is shown later. */
function useRest(game: GameId): Rest | undefined {
  const [rest, setRest] = useState<Rest>();
  useEffect(() => {
    let active = true;
    let found: Rest = { Drawing: undefined, title: undefined };
    const note = (part: Partial<Rest>) => {
      found = { ...found, ...part };
    };
    const show = () => {
      if (active) setRest(found);
    };
    const timer = setTimeout(show, LONGEST_WAIT);
    painted()
      .then(() =>
        Promise.allSettled([
          loadRuleDrawing(game).then((Drawing) => note({ Drawing })),
          titleFor(game).then((title) => note({ title })),
        ]),
      )
      .then(show);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [game]);
  return rest;
}

function TableRules() {
  const text = useText();
  const rules = useText('rules');
  return <BookPage book={tableBook(text, rules)} />;
}
