/** All 23 tiles of a seat: built, declined, in play, known, and those still to come; and its fountains. */
import { memo } from 'react';
import type { BoardText } from '#games/tangramcity/text';
import { type Fate, fateOf, fountainsOf } from '../../../../games/tangramcity/queries/progress.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { note } from '../../kit/Notes.tsx';
import { BOX, type City, FOUNTAIN, TILES, type Tile, type View } from '../game.ts';
import { halvesOf } from '../targets.ts';
import { Silhouette } from './Picture.tsx';

interface Props {
  readonly view: View;
  readonly city: City;
  readonly title: string;
  readonly text: BoardText;
  readonly lit: number | undefined;
}

export function Tray({ view, city, title, text, lit }: Props) {
  const fates = TILES.value.map((_, tile) => fateOf(view, city, tile));
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
          <Kept
            key={TILES.value[tile]?.name}
            tile={tile}
            fate={fate}
            says={text.fates[fate]}
            isLit={lit === tile}
            text={text}
          />
        ))}
      </ul>
    </section>
  );
}

interface KeptProps extends Pick<Props, 'text'> {
  readonly tile: Tile;
  readonly fate: Fate;
  readonly says: string;
  readonly isLit: boolean;
}

/** One tile, and what has become of it. */
const Kept = memo(function Kept({ tile, fate, says, isLit, text }: KeptProps) {
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
