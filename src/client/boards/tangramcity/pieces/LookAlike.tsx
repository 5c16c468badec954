/** R1.6 The look-alike of the tile in the hand: both outlines, the part that differs, and where the other one is. */

import type { BoardText } from '#games/tangramcity/text';
import { fateOf } from '../../../../games/tangramcity/queries/progress.ts';
import type { City, Tile, View } from '../game.ts';
import { twinsOf } from '../twins.ts';
import { Warning } from './Cards.tsx';
import { Silhouette } from './Picture.tsx';

interface Props {
  readonly view: View;
  readonly city: City;
  readonly tile: Tile;
  readonly text: BoardText;
}

export function LookAlike({ view, city, tile, text }: Props) {
  const twins = twinsOf(tile);
  if (!twins) return null;
  const { one, two, oneOnly, twoOnly } = twins;
  return (
    <div className="tc-twin">
      <Warning />
      <div>
        <h4>{text.twin}</h4>
        <p className="tc-meta">
          {text.piece(two.tile)}. {text.twinHelp} {text.twinIs[fateOf(view, city, two.tile)]}
        </p>
      </div>
      <span className="tc-twin-pair">
        <Silhouette {...one} cell={20} marked={oneOnly} />
        <b>≠</b>
        <Silhouette {...two} cell={20} marked={twoOnly} />
      </span>
    </div>
  );
}
