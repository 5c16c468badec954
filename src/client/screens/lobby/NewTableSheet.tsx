/** A new table over the page, on phones as a sheet at its foot. */
import { useEffect, useRef, useState } from 'react';
import { GAME_INFO, type GameId } from '#games';
import { useText } from '../../i18n/language.tsx';
import { NewTablePanel } from './NewTablePanel.tsx';
import '../../ui/overlay.css';
import './newTable.css';

interface Props {
  readonly game: GameId;
  readonly close: () => void;
}

/** Opens as soon as it is rendered. */
export function NewTableSheet({ game: first, close }: Props) {
  const { home } = useText();
  const { newTable } = useText('tables');
  const [game, setGame] = useState(first);
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!sheet.current?.open) sheet.current?.showModal();
  }, []);
  return (
    <dialog
      ref={sheet}
      className="overlay panel new-table-sheet"
      aria-labelledby="newTable"
      onClose={close}
      // A tap beside the sheet is one on the dialog itself.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="overlay-head">
        <h2 id="newTable" className="display">
          {newTable}
        </h2>
        <button type="button" className="btn btn-quiet" onClick={() => sheet.current?.close()}>
          {home.close}
        </button>
      </div>
      <GameTiles game={game} choose={setGame} />
      <NewTablePanel key={game} game={game} />
    </dialog>
  );
}

interface TilesProps {
  readonly game: GameId;
  readonly choose: (game: GameId) => void;
}

const GAMES: readonly GameId[] = ['flatiron', 'newyork1901', 'newyorkcity', 'tangramcity', 'rowhouse'];

/** Which game. */
export function GameTiles({ game, choose }: TilesProps) {
  const { lobby } = useText();
  return (
    <fieldset className="game-tiles">
      <legend className="sr">{lobby.game}</legend>
      {GAMES.map((id) => (
        <label key={id} data-game={id}>
          <input type="radio" name="newTableGame" checked={id === game} onChange={() => choose(id)} />
          <span>{GAME_INFO[id].title}</span>
        </label>
      ))}
    </fieldset>
  );
}
