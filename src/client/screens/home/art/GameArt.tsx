/** The picture on a game's card. */
import type { ComponentType } from 'react';
import type { GameId } from '#games';
import { FlatironArt } from './FlatironArt.tsx';
import { NewYork1901Art } from './NewYork1901Art.tsx';
import { NewYorkCityArt } from './NewYorkCityArt.tsx';
import { RowhouseArt } from './RowhouseArt.tsx';
import { TangramCityArt } from './TangramCityArt.tsx';

const ARTS: Readonly<Record<GameId, ComponentType>> = {
  flatiron: FlatironArt,
  newyork1901: NewYork1901Art,
  newyorkcity: NewYorkCityArt,
  rowhouse: RowhouseArt,
  tangramcity: TangramCityArt,
};

/** Pictures of one thing are shown whole, however flat their place is; the others are cut. */
const STANDS_ALONE: ReadonlySet<GameId> = new Set(['flatiron', 'tangramcity']);

/** The picture of one game. */
export function GameArt({ game }: { game: GameId }) {
  const Art = ARTS[game];
  return (
    <svg
      className="game-art"
      viewBox="0 0 320 220"
      preserveAspectRatio={`xMidYMid ${STANDS_ALONE.has(game) ? 'meet' : 'slice'}`}
      aria-hidden="true"
    >
      <Art />
    </svg>
  );
}
