/** The middle of the board: the tower in its streets, with the decks, the supply and the current level around it. */

import { useRef } from 'react';
import { CITY_HALL, COLORS, ROOF, STREETS } from '#games/flatiron/components';
import { architectsOf, currentEffect, currentFloor } from '#games/flatiron/queries';
import { capital } from '#games/flatiron/text';
import { at } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { type Box, useBox } from '../../kit/useBox.ts';
import { useBoard } from '../boardContext.ts';
import { FIRST_STAGE, slotWidth, stageIn, standOf, TRACK_WIDEST } from '../layout.ts';
import { levelNote, whoIs } from '../notes.ts';
import { effectPicture } from '../pictures.ts';
import { pillarPiece } from '../pieceNames.ts';
import { deckOf } from '../towerLayout.ts';
import { Deck } from './Deck.tsx';
import { Architect } from './Figures.tsx';
import { LevelNumbers } from './LevelNumbers.tsx';
import { OpenDeck } from './OpenDeck.tsx';
import { Disc } from './Pillar.tsx';
import { Scenery } from './Scenery.tsx';
import { SignFigure } from './Sign.tsx';
import { Streets } from './Streets.tsx';
import { Target } from './Target.tsx';
import { Blueprint, Derrick, Tower } from './Tower.tsx';
import { Track } from './Track.tsx';

/** Letters on pillars are at least this high on the screen. */
const LETTER = 13.2;

export function Stage() {
  const { narrow } = useBoard();
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame, FIRST_STAGE);
  return (
    <>
      <div className="fi-stage">
        <div className="fi-frame" ref={frame}>
          <Picture box={box} narrow={narrow} />
        </div>
        <Supply />
        <LevelPlate />
      </div>
      <div className="fi-decks" data-part="decks">
        {STREETS.map((street, number) => (
          <Deck key={street} street={number} />
        ))}
      </div>
      <div className="fi-track-frame">
        <Track width={Math.min(box.width, TRACK_WIDEST)} />
      </div>
    </>
  );
}

function Picture({ box, narrow }: { box: Box; narrow: boolean }) {
  const { view, text, name, marked } = useBoard();
  const { levels } = view;
  const roofed = currentFloor(view) === ROOF;
  const { ground, tower, scene } = stageIn(box, narrow, levels.length - (roofed ? 1 : 0), roofed);
  const letter = Math.max(1, Math.min(1.95, LETTER / (13.6 * (48 / 56) * tower)));
  const figures = architectsOf(view).filter(({ place }) => place !== CITY_HALL);
  const figuresOn = (behind: boolean) =>
    figures.map(({ who, place }, i) => {
      if ((place === 3) !== behind) return null;
      const { x, y } = standOf(
        place,
        figures.slice(0, i).some((one) => one.place === place),
      );
      return (
        <g
          key={who}
          transform={`translate(${x} ${y}) scale(${Math.max(1, 0.75 / tower)}) translate(-16 -47)`}
        >
          <g
            data-piece={`architect-${who}`}
            className={`fi-figure${marked(`figure:${who}`)}`}
            data-note={note(text.board.tells(whoIs(who, name), at(text.names.place, place)))}
          >
            <Architect seat={who} />
          </g>
        </g>
      );
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg
      className="fi-picture"
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="group"
      aria-label={towerWords(view, text)}
    >
      <g transform={`translate(${scene.x} ${scene.y}) scale(${scene.scale})`}>
        <Scenery />
        <Streets scale={scene.scale} names={narrow ? 'none' : box.width < 860 ? 'near' : 'all'} />
      </g>
      <g data-part="tower" transform={`translate(${ground.x} ${ground.y}) scale(${tower})`}>
        {figuresOn(true)}
        <Tower
          levels={levels}
          letter={letter}
          piece={(level, slot) => pillarPiece(view, level, slot)}
          marked={marked}
          note={(level) => levelNote(text, view, level, name)}
        />
        {!roofed && (
          <>
            <Derrick y={deckOf(levels.length - 1)} />
            <Blueprint levels={levels.length} />
            <OpenDeck
              letter={Math.max(1, letter * (48 / 56))}
              grown={Math.max(1, 0.94 / tower)}
              hit={slotWidth(tower)}
            />
          </>
        )}
        {!narrow && <LevelNumbers levels={levels.length} roofed={roofed} scale={Math.max(1, 1 / tower)} />}
        {figuresOn(false)}
      </g>
    </svg>
  );
}

/** Every level in one sentence each. */
function towerWords(
  view: ReturnType<typeof useBoard>['view'],
  text: ReturnType<typeof useBoard>['text'],
): string {
  const { board, names } = text;
  return view.levels
    .map(({ floor, slots }, index) => {
      if (floor === ROOF) return board.roof;
      const pillars = slots.map((color) => (color < 0 ? board.free : at(names.color, color)));
      return board.tells(board.level(index + 1), pillars.join(', '));
    })
    .join('. ');
}

/** Pillars nobody has bought yet. */
function Supply() {
  const { view, text, narrow, offer, marked } = useBoard();
  const { board, names } = text;
  return (
    <div className="fi-plate-panel fi-supply" data-part="supply">
      <span className="fi-plate-name">{board.supply}</span>
      <div className="fi-discs">
        {COLORS.map((color, number) => {
          const count = at(view.supply, number);
          const heading = board.tells(at(names.color, number), board.inSupply(count));
          return (
            <Target
              key={color}
              // On a phone they are too small for a finger; the dock has larger ones.
              offer={narrow ? { label: heading } : offer(`supply:${number}`, heading)}
              className={`fi-stock${marked(`supply:${number}`)}`}
              note={note(capital(at(names.color, number)), board.inSupply(count))}
            >
              <span
                className="fi-stock-disc"
                data-sign={`colour ${color}`}
                data-label={capital(at(names.color, number))}
              >
                <Disc color={number} />
              </span>
              <b aria-hidden="true">{count}</b>
            </Target>
          );
        })}
      </div>
    </div>
  );
}

/** The current level and its effect. */
function LevelPlate() {
  const { view, text, name } = useBoard();
  const { board, phrases } = text;
  const floor = currentFloor(view);
  return (
    <div
      className="fi-plate-panel fi-level-plate"
      data-part="plate"
      data-note={levelNote(text, view, view.levels.length - 1, name)}
    >
      <span className="fi-plate-name">
        {floor === ROOF ? board.roof : board.level(view.levels.length)}
        <SignFigure picture={effectPicture(currentEffect(view))} label={board.signs.effect} />
      </span>
      {floor !== ROOF && <span className="fi-plate-text">{capital(phrases.effect(floor))}</span>}
    </div>
  );
}
