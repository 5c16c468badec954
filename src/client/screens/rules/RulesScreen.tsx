/** The rules of one game, or of every table. */
import { useEffect, useState } from 'react';
import { type GameId, isGameId } from '#games';
import { reconstructedGroups } from '#kernel';
import { loadRuleDrawing } from '../../boards/ruleDrawings.tsx';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { Book } from '../../table/rules/book.ts';
import { useBook } from '../../table/rules/library.ts';
import { useTitle } from '../../table/titles/useTitle.ts';
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
  return <DrawnRules game={game} book={book} />;
}

function DrawnRules({ game, book }: { game: GameId; book: Book }) {
  const { language } = useLanguage();
  const { setup } = useText();
  const title = useTitle(game);
  const Drawing = useRuleDrawing(game);
  if (Drawing === 'loading' || title === 'loading')
    return <BookPage book={book} game={game} isWhole={false} />;
  const loaded = typeof title === 'object' ? title : undefined;
  const note = loaded && reconstructedGroups(loaded.game.box).length > 0 ? setup.reconstructed : undefined;
  return (
    <BookPage book={book} game={game} Drawing={Drawing} note={note}>
      {loaded && (
        <>
          <RulesLegend game={game} />
          <RulesValues game={loaded.game} words={loaded.words[language]} />
        </>
      )}
    </BookPage>
  );
}

type Drawing = Awaited<ReturnType<typeof loadRuleDrawing>>;

/** The chapters wait so long for their drawings, in milliseconds. */
const LONGEST_WAIT = 1500;

/** What draws the rules; undefined where that cannot be loaded, or not soon. */
function useRuleDrawing(game: GameId): Drawing | undefined | 'loading' {
  const [found, setFound] = useState<{ readonly Drawing: Drawing | undefined }>();
  useEffect(() => {
    let active = true;
    const show = (Drawing: Drawing | undefined) => {
      if (active) setFound((before) => ({ Drawing: Drawing ?? before?.Drawing }));
    };
    const timer = setTimeout(() => show(undefined), LONGEST_WAIT);
    loadRuleDrawing(game).then(show, () => show(undefined));
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [game]);
  return found ? found.Drawing : 'loading';
}

function TableRules() {
  const text = useText();
  const rules = useText('rules');
  return <BookPage book={tableBook(text, rules)} />;
}
