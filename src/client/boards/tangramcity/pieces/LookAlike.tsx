/** R1.6 The look-alike of the tile in the hand: both outlines, the part that differs, and where the other one is. */
import type { City, View } from '#games/tangramcity';
import type { Tile } from '#games/tangramcity/components';
import { fateOf, lookAlikes } from '#games/tangramcity/queries';
import { useBoard } from '../boardContext.ts';
import { TwinSign } from './Cards.tsx';
import { Silhouette } from './Picture.tsx';

interface Props {
  readonly view: View;
  readonly city: City;
  readonly tile: Tile;
}

export function LookAlike({ view, city, tile }: Props) {
  const { text } = useBoard();
  const pair = lookAlikes(tile);
  if (!pair) return null;
  const { one, two, oneOnly, twoOnly } = pair;
  return (
    <div className="tc-twin">
      <TwinSign />
      <p className="tc-meta">
        <b>≠ {text.piece(two.tile)}.</b> {text.lookAlikeIs[fateOf(view, city, two.tile)]}
      </p>
      <span className="tc-twin-pair">
        <Silhouette {...one} cell={13} marked={oneOnly} />
        <b>≠</b>
        <Silhouette {...two} cell={13} marked={twoOnly} />
      </span>
    </div>
  );
}
