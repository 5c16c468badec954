/** All 23 tiles of a seat: built, declined, in play, known, and those still to come; and its fountains. */
import { memo } from 'react';
import type { City, View } from '#games/tangramcity';
import { BOX, FOUNTAIN, TILES, type Tile } from '#games/tangramcity/components';
import { type Fate, fateOf, fountainsOf, halvesOf } from '#games/tangramcity/queries';
import { Icon } from '../../../ui/Icon.tsx';
import { note } from '../../kit/Notes.tsx';
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
  const fates = TILES.map((_, tile) => fateOf(view, city, tile));
  const left = fates.filter((fate) => fate === 'ahead' || fate === 'known' || fate === 'now').length;
  const { placed, declined } = fountainsOf(city);
  return (
    <section className="tc-panel tc-tray" aria-label={`${text.tiles}: ${title}`}>
      <header>
        <h3>{text.tiles}</h3>
        <p className="tc-meta">{text.left(left)}</p>
        <p className="tc-meta tc-fountains" data-note={note(...text.legend.fountain)}>
          <Silhouette tile={FOUNTAIN} face="water" turn={0} cell={14} />
          {text.fountains}: {BOX.fountains - placed - declined}/{BOX.fountains}
        </p>
      </header>
      <ul>
        {fates.map((fate, tile) => (
          <TrayTile key={TILES[tile]?.name} tile={tile} fate={fate} isLit={lit === tile} />
        ))}
      </ul>
    </section>
  );
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
      data-note={note(title, text.squares(halvesOf(tile)), says)}
    >
      <Silhouette tile={tile} face="dark" turn={0} cell={17} />
      {fate === 'known' && <Icon name="eye" />}
    </li>
  );
});
