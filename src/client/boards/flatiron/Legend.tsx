/** Every sign on the board, with what it means. */

import type { ReactNode } from 'react';
import { COLORS, DEEDS, FLOOR_TILES, SCORINGS } from '#games/flatiron/components';
import { capital } from '#games/flatiron/text';
import { at } from '#kernel';
import { Mark } from '../../ui/Mark.tsx';
import { useBoardText, useGameText } from './boardText.ts';
import { bonusPicture, deedPicture, effectPicture, type Picture, scoringPicture } from './pictures.ts';
import { Defs, Painted } from './pieces/Defs.tsx';
import { Architect, Newsboy } from './pieces/Figures.tsx';
import { Disc, Pillar } from './pieces/Pillar.tsx';
import { Reputation, Sign, SignFigure } from './pieces/Sign.tsx';
import './board.css';
import './signs.css';
import './pictures.css';

/** The first of each kind, as an example. */
function eachKind<T extends { readonly type: string }>(all: readonly T[]): T[] {
  return all.filter(({ type }, i) => all.findIndex((one) => one.type === type) === i);
}

const DEED_KINDS = eachKind(DEEDS);
const SCORING_KINDS = eachKind(SCORINGS);
const EFFECT_KINDS = eachKind(FLOOR_TILES.map(({ effect }) => effect));
const BONUS_KINDS = eachKind(FLOOR_TILES.flatMap(({ slots }) => slots));

export function Legend() {
  const { board, names } = useGameText();
  const { legend } = board;
  const pictured = (picture: Picture, says: string) => (
    <Entry key={says} says={says}>
      <SignFigure picture={picture} />
    </Entry>
  );
  return (
    <Painted>
      <div className="fi-legend" data-game="flatiron">
        <Group heading={legend.actions}>
          {DEED_KINDS.map((deed) => pictured(deedPicture(deed), names.deed[deed.type](deed)))}
        </Group>
        <Group heading={legend.decrees}>
          {SCORING_KINDS.map((one) => pictured(scoringPicture(one), names.scoring[one.type](one)))}
        </Group>
        <Group heading={legend.floors}>
          {EFFECT_KINDS.map((one) => pictured(effectPicture(one), names.effect[one.type](one)))}
        </Group>
        <Group heading={legend.slots}>
          {BONUS_KINDS.map((one) => pictured(bonusPicture(one), names.bonus[one.type](one)))}
        </Group>
        <Group heading={legend.pillars}>
          {COLORS.map((color, number) => (
            <Entry
              key={color}
              says={board.tells(
                at(names.color, number),
                `${at(legend.patterns, number)}, ${at(names.letters, number)}`,
              )}
            >
              <svg viewBox="0 0 26 56" width="20" height="43" aria-hidden="true">
                <Pillar color={number} x={13} y={55} letter={1.3} />
              </svg>
              <Disc color={number} />
            </Entry>
          ))}
          {names.place.map((place, number) => (
            <Entry key={place} says={place}>
              <i className="fi-swatch" data-street={number} />
            </Entry>
          ))}
        </Group>
        <Others />
        <svg className="fi-defs" aria-hidden="true">
          <Defs />
        </svg>
      </div>
    </Painted>
  );
}

/** People, reputation, warehouses and how cards lie. */
function Others() {
  const { legend } = useBoardText();
  return (
    <Group heading={legend.pieces}>
      {legend.shapes.map((shape, seat) => (
        <Entry key={shape} says={shape}>
          <svg viewBox="0 0 34 51" width="26" height="39" aria-hidden="true">
            <Architect seat={seat} />
          </svg>
          <Mark seat={seat} />
        </Entry>
      ))}
      <Entry says={legend.newsboy}>
        <svg viewBox="0 0 34 40" width="30" height="35" aria-hidden="true">
          <Newsboy />
        </svg>
      </Entry>
      <Entry says={legend.points}>
        <Sign name="points" />
      </Entry>
      <Entry says={legend.good}>
        <Reputation value={1} />
      </Entry>
      <Entry says={legend.bad}>
        <Reputation value={-1} />
      </Entry>
      <Entry says={legend.token}>
        <Sign name="token" />
      </Entry>
      <Entry says={legend.warehouseFull}>
        <Disc color={0} />
      </Entry>
      <Entry says={legend.warehouseEmpty}>
        <Disc color={0} empty />
      </Entry>
      <Entry says={legend.blueprint}>
        <svg viewBox="0 0 30 24" width="30" height="24" aria-hidden="true">
          <path className="fi-blueprint" d="M15 22 3 15 28 14zM15 13 3 6 28 5zM3 6v9M28 5v9M15 13v9" />
        </svg>
      </Entry>
      <Entry says={legend.half}>
        <Sign name="card" />
      </Entry>
    </Group>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Entry({ says, children }: { says: string; children: ReactNode }) {
  return (
    <li>
      <span className="fi-legend-sign">{children}</span>
      <span>{capital(says)}</span>
    </li>
  );
}
