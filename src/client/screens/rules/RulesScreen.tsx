/** The rules of one game, or of every table. */
import { type GameId, isGameId } from '#games';
import { reconstructedGroups } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
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

function GameRules({ game }: { game: GameId }) {
  const { language } = useLanguage();
  const { setup } = useText();
  const book = useBook(game, language);
  const title = useTitle(game);
  if (book === 'loading') return <Message content="loading" />;
  if (book === 'failed') return <Message content="notLoaded" />;
  const loaded = typeof title === 'object' ? title : undefined;
  const note = loaded && reconstructedGroups(loaded.game.box).length > 0 ? setup.reconstructed : undefined;
  return (
    <BookPage book={book} game={game} note={note}>
      {loaded && (
        <>
          <RulesLegend game={game} />
          <RulesValues game={loaded.game} words={loaded.words[language]} />
        </>
      )}
    </BookPage>
  );
}

function TableRules() {
  const text = useText();
  const rules = useText('rules');
  return <BookPage book={tableBook(text, rules)} />;
}
