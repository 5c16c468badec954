/** What a new table is of. */
import { isGameId } from '#games';
import { type Game, reconstructedGroups, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';

interface Props {
  readonly game: Game;
  readonly words: Words;
  readonly eyebrow: string;
}

/** Says if component values are reconstructed. */
export function SetupHeader({ game, words, eyebrow }: Props) {
  const { setup, about } = useText();
  return (
    <header>
      <p className="caps eyebrow">{eyebrow}</p>
      <h1 className="display">{words.title}</h1>
      {isGameId(game.id) && <p className="lead">{about[game.id]}</p>}
      {reconstructedGroups(game.box).length > 0 && <p className="meta origin">{setup.reconstructed}</p>}
    </header>
  );
}
