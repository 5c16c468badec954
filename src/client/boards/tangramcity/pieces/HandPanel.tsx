/** The piece in the hand: its faces and turns with how many places each has, and the buttons to place or decline it. */
import type { PointerEvent } from 'react';
import type { Color, View } from '#games/tangramcity';
import { FOUNTAIN } from '#games/tangramcity/components';
import { facesOf, halvesOf, poseOf, turnsOf } from '#games/tangramcity/queries';
import { type BoardText, squareName } from '#games/tangramcity/text';
import { Icon } from '../../../ui/Icon.tsx';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { PoseButtons } from '../../kit/PoseButtons.tsx';
import { useBoard } from '../boardContext.ts';
import { isSameSpot, spotsInPose, spotsOfTile, steppedFrom } from '../targets.ts';
import type { Hand } from '../useHand.ts';
import { FaceSign } from './Balance.tsx';
import { LookAlike } from './LookAlike.tsx';
import { Picture, Silhouette } from './Picture.tsx';

interface Props {
  readonly hand: Hand;
  readonly view: View;
  readonly grab: (event: PointerEvent<HTMLElement>) => void;
}

export function HandPanel({ hand, view, grab }: Props) {
  const { text, words, name, choose } = useBoard();
  const { held, question, ghost, isLegal, isGiven, posing } = hand;
  const { tile } = held;
  const telling = { view, name };
  const all = spotsOfTile(question.legal, tile);
  const count = (face: Color) => all.filter((spot) => spot.face === face).length;
  const decline = { decline: tile };
  const place = all.findIndex((spot) => isSameSpot(spot, ghost));
  const take = (face: Color) => posing.set({ turns: posing.pose.turns, flipped: face === 'green' });
  const step = (by: 1 | -1) => {
    const next = steppedFrom(all, ghost, by);
    if (next) hand.show(next);
  };
  return (
    <section className="tc-panel tc-hand" aria-label={text.piece(tile)}>
      {hand.tiles.length > 1 && <Tabs hand={hand} />}
      <header>
        <h3>{text.piece(tile)}</h3>
        <p className="tc-meta">
          {text.squares(halvesOf(tile))}, {text.places(all.length)}
        </p>
      </header>
      <div className="tc-face-picks">
        {facesOf(tile).map((face) => (
          <div
            key={face}
            className="tc-face-pick"
            onPointerDown={(event) => {
              take(face);
              grab(event);
            }}
          >
            <Pick
              leads="way"
              label={`${text.faces[face]}: ${text.places(count(face))}`}
              pressed={held.face === face}
              className={face === 'green' ? 'tc-face tc-face-green' : 'tc-face'}
              onChoose={() => take(face)}
            >
              <Picture tile={tile} face={face} turn={poseOf(tile, face, posing.pose.turns).turn} />
              <span className="tc-face-name">
                {face !== 'water' && (
                  <svg viewBox="0 0 16 16" aria-hidden="true">
                    <FaceSign face={face} />
                  </svg>
                )}
                {text.legend[SIGNS[face]][0]}
              </span>
            </Pick>
          </div>
        ))}
      </div>
      <ul className="tc-turns">
        {turnsOf(tile, held.face).map((turn) => {
          const places = spotsInPose(question.legal, { ...held, turn }).length;
          return (
            <li key={turn}>
              <Pick
                leads="way"
                label={`${text.turned(turn)}: ${text.places(places)}`}
                pressed={held.turn === turn}
                className={places > 0 ? 'tc-turn' : 'tc-turn tc-none'}
                onChoose={() => posing.set({ turns: turn, flipped: posing.pose.flipped })}
              >
                <Silhouette tile={tile} face={held.face} turn={turn} cell={13} />
                <b>{places}</b>
              </Pick>
            </li>
          );
        })}
      </ul>
      <div className="tc-poses">
        <PoseButtons controls={posing} flips={tile !== FOUNTAIN} />
        <Pick
          label={words.answer(decline, telling)}
          className="btn btn-line tc-decline"
          pressed={hand.isDeclined}
          note={note(words.answer(decline, telling))}
          onChoose={() => choose(decline)}
        >
          {words.group?.(decline, telling)}
        </Pick>
      </div>
      <div className="tc-stepper">
        <button
          type="button"
          className="btn btn-line btn-icon"
          aria-label={text.previousPlace}
          title={text.previousPlace}
          onClick={() => step(-1)}
        >
          <Icon name="back" />
        </button>
        <Pick
          label={isLegal ? `${text.placeHere}: ${words.answer(ghost, telling)}` : text.notHere}
          className="btn btn-line tc-place"
          pressed={isGiven}
          onChoose={isLegal ? () => choose(ghost) : undefined}
          onAttempt={() => choose(ghost)}
        >
          <span>{text.placeHere}</span>
          <small>{place < 0 ? text.places(all.length) : `${place + 1} / ${all.length}`}</small>
        </Pick>
        <button
          type="button"
          className="btn btn-line btn-icon"
          aria-label={text.nextPlace}
          title={text.nextPlace}
          onClick={() => step(1)}
        >
          <Icon name="forward" />
        </button>
      </div>
      <Wrong hand={hand} />
      <LookAlike view={view} city={question.city} tile={tile} />
    </section>
  );
}

/** The sign that names each face. */
const SIGNS: Readonly<Record<Color, keyof BoardText['legend']>> = {
  dark: 'roof',
  green: 'garden',
  water: 'fountain',
};

/** In the last round there are several tiles: which one to place first. */
function Tabs({ hand }: Pick<Props, 'hand'>) {
  const { text } = useBoard();
  return (
    <div className="tc-tabs">
      <p className="tc-meta">{text.chooseTile}</p>
      {hand.tiles.map((tile) => (
        <Pick
          key={tile}
          leads="way"
          label={`${text.piece(tile)}: ${text.places(spotsOfTile(hand.question.legal, tile).length)}`}
          pressed={hand.held.tile === tile}
          className="tc-tab"
          onChoose={() => hand.pick(tile)}
        >
          <Silhouette tile={tile} face="dark" turn={0} cell={16} />
        </Pick>
      ))}
    </div>
  );
}

/** Why the piece cannot lie where it is held. */
function Wrong({ hand: { fault } }: Pick<Props, 'hand'>) {
  const { text, words } = useBoard();
  return (
    <p className="tc-wrong" role="status">
      {fault && (
        <>
          <Icon name="refused" />
          <span>
            <b>{text.notHere}.</b> {words.reason(fault.code)} {clashIn(fault, text)}
          </span>
        </>
      )}
    </p>
  );
}

function clashIn({ on, clashes }: NonNullable<Hand['fault']>, text: BoardText): string {
  return on === undefined ? '' : text.clash(on, clashes.map(squareName).join(' '));
}
