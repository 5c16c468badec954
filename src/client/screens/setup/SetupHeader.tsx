/** What a new table is of. */

import { Link } from 'wouter';
import { isGameId } from '#games';
import { type Box, type Game, reconstructedGroups, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';

interface Props {
  readonly game: Game;
  readonly words: Words;
  readonly eyebrow: string;
}

/** Says which values are in play, unless all of them are known anyway. */
export function SetupHeader({ game, words, eyebrow }: Props) {
  const { setup, about } = useText();
  const values = valuesIn(game.box);
  return (
    <header>
      <p className="caps eyebrow">{eyebrow}</p>
      <h1 className="display">{words.title}</h1>
      {isGameId(game.id) && <p className="lead">{about[game.id]}</p>}
      {values && (
        <p className="meta origin">
          {setup[values]} <Link href={`/rules/${game.id}#values`}>{setup.whichValues}</Link>
        </p>
      )}
    </header>
  );
}

function valuesIn(box: Box): 'reconstructed' | 'printed' | 'partlyPrinted' | undefined {
  const isPrinted = Object.values(box.values).some(({ source }) => source === 'printed');
  const isOurs = reconstructedGroups(box).length > 0;
  if (isPrinted) return isOurs ? 'partlyPrinted' : 'printed';
  return isOurs ? 'reconstructed' : undefined;
}
