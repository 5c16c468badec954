/** The tiles of a seat that are still to come, and on demand all 23 with what has become of them; and its fountains. */
import { memo, useState } from 'react';
import type { City, View } from '#games/tangramcity';
import { BOX, FOUNTAIN, TILES, type Tile } from '#games/tangramcity/components';
import { type Fate, fateOf, fountainsOf, halvesOf } from '#games/tangramcity/queries';
import { Icon } from '../../../ui/Icon.tsx';
import { note } from '../../kit/Notes.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { Silhouette } from './Picture.tsx';

interface Props {
  readonly view: View;
  readonly city: City;
  readonly title: string;
  readonly lit: number | undefined;
}

export function Tray({ view, city, title, lit }: Props) {
  const { text } = useBoard();
  const [isFull, setFull] = useState(false);
  const fates = TILES.map((_, tile) => fateOf(view, city, tile));
  const { placed, declined } = fountainsOf(city);
  return (
    <section className="tc-panel tc-tray" data-part="tray" aria-label={`${text.tiles}: ${title}`}>
      <header>
        <h3>{text.tiles}</h3>
        <p className="tc-meta">{text.left(tilesLeft(view, city))}</p>
        <p className="tc-meta tc-fountains" data-part="fountains" data-note={note(...text.legend.fountain)}>
          <Silhouette tile={FOUNTAIN} face="water" turn={0} cell={14} />
          {text.fountains}: {BOX.fountains - placed - declined}/{BOX.fountains}
        </p>
        <button type="button" className="tc-all" aria-pressed={isFull} onClick={() => setFull(!isFull)}>
          {text.allTiles}
        </button>
      </header>
      <ul>
        {fates.map(
          (fate, tile) =>
            (isFull || isLeft(fate) || lit === tile) && (
              <TrayTile key={TILES[tile]?.name} tile={tile} fate={fate} isLit={lit === tile} />
            ),
        )}
      </ul>
    </section>
  );
}

const isLeft = (fate: Fate) => fate === 'ahead' || fate === 'known' || fate === 'now';

/** How many tiles a city has not got yet. */
export function tilesLeft(view: View, city: City): number {
  return TILES.filter((_, tile) => isLeft(fateOf(view, city, tile))).length;
}

interface TrayTileProps {
  readonly tile: Tile;
  readonly fate: Fate;
  readonly isLit: boolean;
}

/** One tile, and what has become of it. */
const TrayTile = memo(function TrayTile({ tile, fate, isLit }: TrayTileProps) {
  const { text } = useBoard();
  const says = text.fates[fate];
  const title = text.piece(tile);
  return (
    <li
      className={`tc-fate-${fate}${isLit ? ' tc-lit-panel' : ''}`}
      aria-label={`${title}: ${says}`}
      data-part={`tray:${tile}`}
      {...(fate === 'declined' && newSign('declined', ...text.legend.trayDeclined))}
      data-note={note(title, text.squares(halvesOf(tile)), says)}
    >
      <Silhouette tile={tile} face="dark" turn={0} cell={12} />
      {fate === 'known' && <Icon name="eye" />}
    </li>
  );
});
