/** Every sign on the board, with what it means. */
import {
  ACTION_CARDS,
  CHALLENGES,
  DISTRICTS,
  LANDMARKS,
  START_TILE,
  STREET_POINTS,
  STREETS,
  TECHNOLOGIES,
  type Technology,
  type Tile,
} from '#games/newyork1901/components';
import { ACTION_CARD_NAMES, CHALLENGE_NAMES, capital } from '#games/newyork1901/text';
import { useGameText } from './boardText.ts';
import { planOf, TRACK } from './layout.ts';
import { CardDrawing } from './pieces/ActionCards.tsx';
import { Landmark } from './pieces/Building.tsx';
import { ChallengeSign } from './pieces/ChallengeSign.tsx';
import { ExampleBuilding, LegendEntry, Section } from './pieces/LegendEntry.tsx';
import { letterOf } from './pieces/Market.tsx';
import { Marker, Pennant, Pin, SealSign } from './pieces/mapSigns.tsx';
import { Medal, OwnerMark, WorkerFigure } from './pieces/OwnerMark.tsx';
import { Patterns, patternOf } from './pieces/Patterns.tsx';
import { PointsBadge } from './pieces/TileIcon.tsx';
import './board.css';
import './map.css';
import './track.css';
import './towers.css';
import './panels.css';
import './rack.css';
import './majorities.css';
import './legend.css';

/** A building of each technology, and a legendary one. */
const EXAMPLES: Readonly<Record<Technology | 'legendary', { readonly tile: Tile; readonly scale: number }>> =
  {
    start: { tile: START_TILE, scale: 1 },
    bronze: { tile: 0, scale: 1 },
    silver: { tile: 7, scale: 0.8 },
    gold: { tile: 13, scale: 0.66 },
    legendary: { tile: 22, scale: 0.52 },
  };

export function Legend() {
  const { board: text, names, actionCards, challenges } = useGameText();
  const { legend } = text;
  const landmarks = LANDMARKS.map(({ sign, name }) => `${sign.slice(1)} ${names.place(name)}`);
  return (
    <div className="ny-legend" data-game="newyork1901">
      <Section heading={legend.land}>
        {DISTRICTS.map((district, i) => (
          <LegendEntry key={district} meaning={[capital(names.district(district)), legend.district]}>
            {i === 0 && <Patterns sheet="legend" />}
            <g className={`ny-${district}`}>
              <rect x="4" y="8" width="48" height="28" className="ny-ground" />
              <rect x="4" y="8" width="48" height="28" fill={patternOf('legend', district)} />
              <rect x="4" y="8" width="48" height="28" className="ny-border" />
              <text x="10" y="22" className="ny-legend-letter">
                {letterOf(i)}
              </text>
            </g>
          </LegendEntry>
        ))}
        <LegendEntry meaning={legend.size}>
          <g className="ny-blue">
            <path d="M8 6h18v18h18v18H8z" className="ny-ground" />
            <path d="M8 6h18v18h18v18H8z" className="ny-border" />
            <path d="M11.5 9.500h11v18h18v11h-29z" className="ny-inner" />
          </g>
        </LegendEntry>
        <LegendEntry meaning={legend.worker}>
          <g transform="translate(28 26)">
            <WorkerFigure seat={0} scale={1.3} />
          </g>
        </LegendEntry>
        <LegendEntry meaning={legend.leftOver}>
          <g className="ny-left-over">
            <OwnerMark seat={1} x={28} y={22} size={10} />
          </g>
        </LegendEntry>
        <LegendEntry meaning={legend.landmark(landmarks.join(', '))}>
          <g transform="translate(-42 -88)">
            <Landmark plan={planOf(28, 0)} cell={[4, 2]} sign="#EQ" />
          </g>
        </LegendEntry>
        <LegendEntry meaning={legend.park}>
          <rect x="6" y="6" width="44" height="32" rx="3" className="ny-park" />
          <circle cx="18" cy="18" r="7" className="ny-tree" />
          <circle cx="36" cy="26" r="7" className="ny-tree" />
          <circle cx="16" cy="16" r="3.5" className="ny-tree-light" />
          <circle cx="34" cy="24" r="3.5" className="ny-tree-light" />
        </LegendEntry>
      </Section>
      <Section heading={text.streets}>
        {STREETS.map((street, i) => (
          <LegendEntry key={street} meaning={[names.street(i), text.streetsHelp]}>
            <g className={`ny-street playing ny-${street}`}>
              <rect x="2" y="10" width="52" height="24" className="ny-bed" />
              <path
                d={street === 'broadway' ? 'M2 13h52M2 16h52M2 28h52M2 31h52' : 'M2 13h52M2 31h52'}
                className="ny-edge"
              />
            </g>
          </LegendEntry>
        ))}
        <LegendEntry meaning={legend.street}>
          <g className="ny-street">
            <rect x="2" y="10" width="52" height="24" className="ny-bed" />
          </g>
          <g className="ny-street playing ny-wall">
            <rect x="28" y="10" width="26" height="24" className="ny-bed" />
            <path d="M28 13h26M28 31h26" className="ny-edge" />
          </g>
        </LegendEntry>
        <LegendEntry meaning={legend.seal}>
          <SealSign x={28} y={22} size={11} points={STREET_POINTS} />
        </LegendEntry>
      </Section>
      <Section heading={legend.towers}>
        {([...TECHNOLOGIES, 'legendary'] as const).map((kind) => (
          <LegendEntry key={kind} meaning={legend.technology[kind]}>
            <ExampleBuilding {...EXAMPLES[kind]} />
          </LegendEntry>
        ))}
        <LegendEntry meaning={legend.medal}>
          {[0, 1, 2, 3].map((seat) => (
            <Medal
              key={seat}
              seat={seat}
              x={16 + 24 * (seat % 2)}
              y={12 + 21 * Math.floor(seat / 2)}
              size={9}
            />
          ))}
        </LegendEntry>
        <LegendEntry meaning={legend.regular} html>
          <PointsBadge tile={5} />
        </LegendEntry>
        <LegendEntry meaning={legend.irregular} html>
          <PointsBadge tile={9} />
        </LegendEntry>
      </Section>
      <Section heading={legend.choosing}>
        <LegendEntry meaning={legend.glow}>
          <rect x="6" y="8" width="44" height="28" className="glow" />
        </LegendEntry>
        <LegendEntry meaning={legend.pin}>
          <Pin x={28} y={22} size={12} number={1} />
        </LegendEntry>
        <LegendEntry meaning={legend.falls}>
          <g className="falls">
            <Pin x={28} y={22} size={12} number={2} />
          </g>
        </LegendEntry>
        <LegendEntry meaning={legend.preview}>
          <rect x="6" y="8" width="44" height="28" className="ny-preview" />
        </LegendEntry>
        <LegendEntry meaning={legend.pointed}>
          <rect x="6" y="6" width="44" height="14" className="ny-front" />
          <circle cx="28" cy="32" r="10" className="ny-tab" />
          <text x="28" y="37" textAnchor="middle" className="ny-legend-tab">
            7
          </text>
        </LegendEntry>
        <LegendEntry meaning={legend.track}>
          <path d="M4 10h48v24H4z" className="ny-frame" />
          <path d="M16 10h12v24H16zM40 10h12v24H40z" className="ny-space" />
          <Medal seat={0} x={34} y={22} size={9} />
        </LegendEntry>
        <LegendEntry meaning={legend.pennant}>
          <g className="ny-gate gold">
            <Pennant x={28} y={18} size={12} depth={24} at={18} />
          </g>
        </LegendEntry>
        <LegendEntry meaning={legend.lap}>
          <Marker seat={2} x={28} y={22} size={10} points={TRACK} />
        </LegendEntry>
      </Section>
      <Section heading={text.cards}>
        {ACTION_CARDS.map((card) => (
          <LegendEntry key={card} html meaning={[ACTION_CARD_NAMES[card], actionCards[card].rule]}>
            <CardDrawing card={card} />
          </LegendEntry>
        ))}
      </Section>
      <Section heading={text.challenge}>
        {CHALLENGES.map((challenge) => (
          <LegendEntry key={challenge} meaning={[CHALLENGE_NAMES[challenge], challenges[challenge].rule]}>
            <g transform="translate(11 5)">
              <ChallengeSign challenge={challenge} />
            </g>
          </LegendEntry>
        ))}
      </Section>
    </div>
  );
}
