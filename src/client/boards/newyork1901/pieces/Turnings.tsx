/** How the picked tile is turned: each way with the number of places where it fits, and the buttons that turn it. */
import type { Tile } from '#games/newyork1901/components';
import { at } from '#kernel';
import { Icon } from '../../../ui/Icon.tsx';
import { Pick } from '../../kit/Choosable.tsx';
import { PoseButtons } from '../../kit/PoseButtons.tsx';
import type { PoseControls } from '../../kit/usePose.ts';
import { useBoard } from '../boardContext.ts';
import type { Turning } from '../targets.ts';
import { PointsBadge, TileIcon } from './TileIcon.tsx';

interface Props {
  readonly tile: Tile;
  readonly turn: number;
  readonly turnings: readonly Turning[];
  readonly posing: PoseControls;
  readonly putBack: () => void;
}

export function Turnings({ tile, turn, turnings, posing, putBack }: Props) {
  const { text, names } = useBoard();
  return (
    <section className="ny-panel ny-turnings" aria-label={text.turned(names.tile(tile))}>
      <div className="ny-head">
        <h2>{names.tile(tile)}</h2>
        <PointsBadge tile={tile} />
      </div>
      <div className="ny-turn-row">
        <ul>
          {turnings.map(({ turn: own, builds }) => (
            <li key={own}>
              <Pick
                label={`${at(text.turn, own)}: ${text.places(builds.length)}`}
                leads="way"
                className="ny-turning"
                pressed={own === turn}
                onChoose={builds.length > 0 ? () => posing.set({ turns: own, flipped: false }) : undefined}
              >
                <TileIcon tile={tile} turn={own} size={8} />
                <span>{builds.length}</span>
              </Pick>
            </li>
          ))}
        </ul>
        <div className="ny-turn-acts">
          <PoseButtons controls={posing} flips={false} />
          <button
            type="button"
            className="btn btn-line btn-icon"
            aria-label={text.putBack}
            title={text.putBack}
            onClick={putBack}
          >
            <Icon name="remove" />
          </button>
        </div>
      </div>
    </section>
  );
}
