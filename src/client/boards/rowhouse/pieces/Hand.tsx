/** The viewer's own tiles: to pick one, or to give one away. */
import { ownHand } from '#games/rowhouse/queries';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { hintFor } from '../marks.ts';
import { tileAnswer } from '../targets.ts';
import { HintPlace } from './HintPlace.tsx';
import { Tile } from './Tile.tsx';

export function Hand() {
  const board = useBoard();
  const { view, legal, choose, words, name } = board;
  return (
    <ul className="hand">
      {ownHand(view).map((tile) => {
        const answer = tileAnswer(legal, tile);
        return (
          <li key={tile}>
            <Pick label={words.answer({ tile }, { view, name })} onChoose={answer && (() => choose(answer))}>
              <Tile tile={tile} />
              <HintPlace hint={hintFor(board, answer)} />
            </Pick>
          </li>
        );
      })}
    </ul>
  );
}
