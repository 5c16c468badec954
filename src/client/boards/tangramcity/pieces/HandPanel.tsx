/** The piece in the hand: its faces and turns with the places they leave, and what to do with it. */
import type { PointerEvent } from 'react';
import { type BoardText, squareName } from '#games/tangramcity/text';
import type { NameOf, Words } from '#kernel';
import { Icon } from '../../../ui/Icon.tsx';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { PoseButtons } from '../../kit/PoseButtons.tsx';
import { type Action, FOUNTAIN, type Spot, type Tangramcity, type View } from '../game.ts';
import { facesOf, halvesOf, isSame, spotsHeld, spotsWith, steppedFrom, turnsOf } from '../targets.ts';
import type { Hand } from '../useHand.ts';
import { FaceSign } from './Balance.tsx';
import { LookAlike } from './LookAlike.tsx';
import { Picture, Silhouette } from './Picture.tsx';

interface Props {
  readonly hand: Hand;
  readonly view: View;
  readonly words: Words<Tangramcity>;
  readonly name: NameOf;
  readonly text: BoardText;
  readonly choose: (action: Action) => void;
  readonly grab: (event: PointerEvent<HTMLElement>) => void;
}

export function HandPanel({ hand, view, words, name, text, choose, grab }: Props) {
  const { held, question, ghost, isLegal, isGiven, posing } = hand;
  const { tile } = held;
  const telling = { view, name };
  const all = spotsWith(question.legal, tile);
  const count = (face: Spot['face']) => all.filter((spot) => spot.face === face).length;
  const decline = { decline: tile };
  const place = all.findIndex((spot) => isSame(spot, ghost));
  const take = (face: Spot['face']) => posing.set({ turns: posing.pose.turns, flipped: face === 'green' });
  const step = (by: 1 | -1) => {
    const next = steppedFrom(all, ghost, by);
    if (next) hand.show(next);
  };
  return (
    <section className="tc-panel tc-hand" aria-label={text.piece(tile)}>
      {hand.tiles.length > 1 && <Tabs hand={hand} text={text} />}
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
              <Picture tile={tile} face={face} turn={turnOn(tile, face, posing.pose.turns)} />
              <span className="tc-face-name">
                {face !== 'water' && (
                  <svg viewBox="0 0 16 16" aria-hidden="true">
                    <FaceSign face={face} />
                  </svg>
                )}
                {text.legend[SIGN[face]][0]}
              </span>
            </Pick>
          </div>
        ))}
      </div>
      <ul className="tc-turns">
        {turnsOf(tile, held.face).map((turn) => {
          const places = spotsHeld(question.legal, { ...held, turn }).length;
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
        <PoseButtons posing={posing} flips={tile !== FOUNTAIN} />
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
      <Wrong hand={hand} words={words} text={text} />
      <LookAlike view={view} city={question.city} tile={tile} text={text} />
    </section>
  );
}

/** Short names of faces. */
const SIGN = { dark: 'roof', green: 'garden', water: 'fountain' } as const;

/** The turn in which a face is shown: what looks like an earlier one is that one. */
function turnOn(tile: number, face: Spot['face'], turns: number): number {
  const all = turnsOf(tile, face);
  return all.includes(turns) ? turns : all.includes(turns % 2) ? turns % 2 : 0;
}

/** In the last round one of three comes first. */
function Tabs({ hand, text }: Pick<Props, 'hand' | 'text'>) {
  return (
    <div className="tc-tabs">
      <p className="tc-meta">{text.chooseTile}</p>
      {hand.tiles.map((tile) => (
        <Pick
          key={tile}
          leads="way"
          label={`${text.piece(tile)}: ${text.places(spotsWith(hand.question.legal, tile).length)}`}
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
function Wrong({ hand: { fault }, words, text }: Pick<Props, 'hand' | 'words' | 'text'>) {
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
