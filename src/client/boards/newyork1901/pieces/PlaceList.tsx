/** Where the tile in hand fits, in all its turnings: numbered as on the map, with what falls and what it brings. */
import type { RefObject } from 'react';
import type { Action, Build } from '#games/newyork1901';
import type { Challenge, Tile } from '#games/newyork1901/components';
import { cellsOf, frontsOf } from '#games/newyork1901/queries';
import { Icon } from '../../../ui/Icon.tsx';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import type { Hints } from '../hints.ts';
import { arrow, previewInWords, sideEffects, type TilePlace } from '../places.ts';
import { isSamePlace } from '../targets.ts';
import { HintBadge } from './HintGhosts.tsx';
import { pointing } from './PointedAt.tsx';
import { PointsBadge, TileIcon } from './TileIcon.tsx';

interface Props {
  readonly tile: Tile;
  readonly places: readonly TilePlace[];
  readonly challenge: Challenge | null;
  readonly hints: Hints;
  readonly chosen: Action | undefined;
  readonly answer: (action: Action) => string;
  readonly choose: (build: Build) => void;
  readonly putBack: () => void;
  /** The list itself, for the key that goes through it. */
  readonly list?: RefObject<HTMLOListElement | null> | undefined;
}

/** Up to so many places have a line each; more than so many are told in fewer words, and in the fewest. */
const FEW = 3;
const MANY = 6;
const MOST = 9;

function crowding(places: number): string {
  if (places <= FEW) return 'few';
  if (places <= MANY) return '';
  return places <= MOST ? 'many' : 'many most';
}

export function PlaceList(props: Props) {
  const { tile, places, challenge, hints, chosen, answer, choose, putBack, list } = props;
  const { text, names } = useBoard();
  const points = places[0]?.preview.points;
  return (
    <section className="ny-panel ny-placing" aria-label={names.tile(tile)}>
      <div className="ny-head">
        <h2>{names.tile(tile)}</h2>
        <PointsBadge tile={tile} />
        {points && (
          <p className="ny-placing-points">
            <b>{arrow(points)}</b> <span>{text.below}</span>
          </p>
        )}
        <button type="button" className="ny-put-back" aria-label={text.putBack} onClick={putBack}>
          <Icon name="remove" />
        </button>
      </div>
      <ol ref={list} className={`ny-place-list ${crowding(places.length)}`}>
        {places.map(({ number, build, preview }) => {
          const cells = cellsOf(build);
          const { ifEnded, falls } = preview;
          const effects = sideEffects(preview, challenge, text);
          return (
            <li
              key={`${tile} ${build.at} ${build.turn}`}
              {...pointing(frontsOf(cells), cells)}
              data-place={number}
            >
              <Pick
                label={`${number}: ${answer(build)}. ${previewInWords(preview, challenge, text, names)}`}
                pressed={isSamePlace(build, chosen) || undefined}
                onChoose={() => choose(build)}
                className="ny-place-row"
                isDrawn
              >
                <span className="ny-place-face" aria-hidden="true">
                  <HintBadge place={hints.build(build)} />
                  <i className="ny-place-number">{number}</i>
                  <TileIcon tile={tile} turn={build.turn} size={7} />
                  <span className="ny-place-says">
                    <b className={ifEnded.after > ifEnded.before ? 'more' : undefined}>{arrow(ifEnded)}</b>
                    {falls.length > 0 && (
                      <span className="ny-place-falls">
                        {text.falls(falls.map(names.tile).join(', '), falls.length)}
                      </span>
                    )}
                    {effects.length > 0 && <small>{effects.join(', ')}</small>}
                  </span>
                </span>
              </Pick>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
