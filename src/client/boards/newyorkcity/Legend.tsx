/** Every sign on the board of New York City, with its name and what it means. */
import type { ReactNode } from 'react';
import {
  ALL_CHARACTERS,
  BASE_VALUES,
  CHARACTER,
  DISTRICTS,
  DOLLARS,
  KINDS,
  LETTERS,
  lamplighterOf,
  lanternOf,
  nameOf,
  PHASES,
  STATUE_POINTS,
  VEHICLES,
} from '#games/newyorkcity/components';
import { BLACK } from '#games/newyorkcity/queries';
import { numbered } from '#games/newyorkcity/text';
import { at } from '#kernel';
import { useBoardText } from './boardText.ts';
import { PLATE } from './layout.ts';
import { characterName, PLACES } from './notes.ts';
import { CharacterFace, PhaseBadge } from './pieces/CharacterTile.tsx';
import { Card, KindSign } from './pieces/Kind.tsx';
import { OwnerMark, TowerSign } from './pieces/Owner.tsx';
import { BaseValue, DistrictLetter, PrestigeTile } from './pieces/Plate.tsx';
import { Lantern, Sign } from './pieces/Sign.tsx';
import { Limousine, Vehicle } from './pieces/Vehicle.tsx';
import './board.css';
import './rounds.css';
import './map.css';
import './owners.css';
import './vehicles.css';
import './cards.css';
import './portraits.css';
import './characters.css';
import './elevator.css';
import './legend.css';

export function Legend() {
  const text = useBoardText();
  const { legend } = text;
  return (
    <div className="nyc nyc-legend">
      <Group title={legend.cards}>
        {KINDS.map((kind, i) => (
          <Item key={kind} sign={<Card kind={i} />} name={text.kind[kind]} means={legend.cardNote[kind]} />
        ))}
      </Group>
      <Group title={legend.vehicles}>
        {VEHICLES.map((vehicle, i) => (
          <Item
            key={vehicle}
            sign={<Vehicle vehicle={i} width={52} height={28} />}
            name={text.vehicle[vehicle]}
            means={legend.vehicleNote}
          />
        ))}
      </Group>
      <Group title={legend.districts}>
        {DISTRICTS.map((district, i) => {
          const place = at(PLACES, i);
          const lantern = lanternOf(district);
          if (!lantern) return <Item key={place} sign={undefined} name={place} means={legend.noLantern} />;
          const lamplighter = CHARACTER[lamplighterOf(lantern)];
          return (
            <Item
              key={place}
              sign={<Lantern district={i} width={27} height={36} />}
              name={`${place}, ${text.lantern[lantern]}`}
              means={legend.lanternNote(numbered(characterName(text, lamplighter), lamplighter))}
            />
          );
        })}
      </Group>
      <Group title={legend.owners}>
        {[0, 1, 2, 3, BLACK].map((owner) => (
          <Item
            key={owner}
            sign={
              <>
                <OwnerMark owner={owner} size={24} />
                <TowerSign owner={owner} />
              </>
            }
            name={owner < 0 ? text.black : legend.seat(owner + 1)}
            means={owner < 0 ? legend.blackNote : ''}
          />
        ))}
      </Group>
      <Group title={legend.signs}>
        <Item sign={<LetterSign letter={LETTERS[0]} />} name={`${LETTERS[0]}–X`} means={legend.letter} />
        <Item sign={<Limousine width={56} height={24} />} name={text.mayor} means={text.mayorNote} />
        <Item sign={<Sign name="crown" />} name={text.bonus} means={`${legend.crown} ${text.bonusNote}`} />
        <Item
          sign={
            <PlateSign height={PLATE.base}>
              <BaseValue value={at(BASE_VALUES, 0)} />
            </PlateSign>
          }
          name={text.base}
          means={legend.base}
        />
        <Item
          sign={
            <PlateSign height={PLATE.tile}>
              <PrestigeTile tile={0} x={0} y={0} />
            </PlateSign>
          }
          name={text.prestigeTile}
          means={legend.prestige}
        />
        <Item sign={<Sign name="statue" />} name={text.allSix(STATUE_POINTS)} means={legend.statue} />
        {PHASES.map((phase) => (
          <Item
            key={phase}
            sign={<PhaseBadge phase={phase} />}
            name={text.phase[phase]}
            means={legend.phaseNote[phase]}
          />
        ))}
        <Item sign={<KindSign kind={DOLLARS} />} name={text.needsDollar} means={legend.dollar} />
      </Group>
      <Group title={legend.emphases}>
        <Item sign={<i className="nyc-sample nyc-sample-glow" />} name={legend.glow} means="" />
        <Item sign={<i className="nyc-sample nyc-sample-dashed" />} name={legend.dashed} means="" />
        <Item sign={<i className="nyc-sample nyc-sample-brass" />} name={legend.brass} means="" />
      </Group>
      <Group title={legend.characters}>
        {ALL_CHARACTERS.map((character) => {
          const { name, ability } = text.characters[nameOf(character)];
          return (
            <Item
              key={character}
              sign={
                <span className="nyc-character">
                  <CharacterFace character={character} />
                </span>
              }
              name={numbered(name, character)}
              means={ability}
              wide
            />
          );
        })}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

interface ItemProps {
  readonly sign: ReactNode;
  readonly name: string;
  readonly means: string;
  readonly wide?: boolean;
}

function Item({ sign, name, means, wide = false }: ItemProps) {
  return (
    <li className={wide ? 'nyc-item nyc-item-wide' : 'nyc-item'}>
      <span className="nyc-item-sign" aria-hidden="true">
        {sign}
      </span>
      <div>
        <b>{name}</b>
        {means && <p>{means}</p>}
      </div>
    </li>
  );
}

function LetterSign({ letter }: { letter: string }) {
  return (
    <svg className="nyc-plate-sign" viewBox="0 -1 24 24" width="30" height="30" aria-hidden="true">
      <DistrictLetter letter={letter} />
    </svg>
  );
}

/** A part of a district's plate that is as wide as what the district is worth. */
function PlateSign({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg
      className="nyc-plate-sign"
      viewBox={`-1 -1 ${PLATE.worthWidth + 2} ${height + 2}`}
      width={PLATE.worthWidth}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
