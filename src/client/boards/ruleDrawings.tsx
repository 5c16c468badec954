/** The drawings of each game's rules; they load with the board. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { GameId } from '#games';
import { useText } from '../i18n/language.tsx';
import type { RuleDrawings } from './kit/ruleDrawings.ts';
import './kit/ruleParts.css';

/** The drawings by game. */
export const RULE_DRAWINGS: {
  readonly [G in GameId]: () => Promise<{ readonly ruleDrawings: RuleDrawings<G> }>;
} = {
  flatiron: () => import('./flatiron/index.ts'),
  newyork1901: () => import('./newyork1901/index.ts'),
  newyorkcity: () => import('./newyorkcity/index.ts'),
  rowhouse: () => import('./rowhouse/index.ts'),
  tangramcity: () => import('./tangramcity/index.ts'),
};

interface Props {
  readonly number: string;
}

const cache = new Map<GameId, LazyExoticComponent<ComponentType<Props>>>();

/** A component that draws a rule of this game, to be rendered below a Suspense; nothing for rules that no question leads to. */
export function ruleDrawingOf(game: GameId): ComponentType<Props> {
  const known = cache.get(game);
  if (known) return known;
  const drawing = lazy(async () => ({
    default: drawingFrom(game, (await RULE_DRAWINGS[game]()).ruleDrawings),
  }));
  cache.set(game, drawing);
  return drawing;
}

function drawingFrom(
  game: GameId,
  drawings: Readonly<Record<string, ComponentType | 'none'>>,
): ComponentType<Props> {
  return function RuleDrawing({ number }) {
    const { noDrawing } = useText('rules');
    const Drawing = Object.hasOwn(drawings, number) ? drawings[number] : undefined;
    if (!Drawing) return null;
    if (Drawing === 'none') return <p className="meta">{noDrawing}</p>;
    return (
      <figure className="rule-drawing" data-game={game} aria-hidden="true">
        <Drawing />
      </figure>
    );
  };
}
