/** The drawings of each game's rules; they load with the board. */
import { type ComponentType, lazy } from 'react';
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
  /** Whether it says where a rule has no drawing. */
  readonly saysNone?: boolean;
}

type Drawing = ComponentType<Props>;
const loaded = new Map<GameId, Drawing>();
const lazies = new Map<GameId, Drawing>();

/** A component that draws a rule of this game, to be rendered below a Suspense; nothing for rules without a drawing. */
export function ruleDrawingOf(game: GameId): Drawing {
  // React's lazy() shows the fallback for a moment even if everything has loaded; this does not.
  const known = loaded.get(game) ?? lazies.get(game);
  if (known) return known;
  const drawing = lazy(async () => ({ default: await loadRuleDrawing(game) }));
  lazies.set(game, drawing);
  return drawing;
}

/** Loads the drawings before they are needed. */
export async function loadRuleDrawing(game: GameId): Promise<Drawing> {
  const { ruleDrawings } = await RULE_DRAWINGS[game]();
  const drawing = loaded.get(game) ?? drawingFrom(game, ruleDrawings);
  loaded.set(game, drawing);
  return drawing;
}

/** The numbers of the rules that are drawn, in the order of their drawings. */
export async function drawnRules(game: GameId): Promise<readonly string[]> {
  const { ruleDrawings } = await RULE_DRAWINGS[game]();
  return Object.keys(ruleDrawings);
}

/** A component that draws the rules of this game, and says on request where there is none. */
export function drawingFrom(
  game: GameId,
  drawings: Readonly<Record<string, ComponentType | 'none'>>,
): Drawing {
  return function RuleDrawing({ number, saysNone = false }) {
    const { noDrawing } = useText('rules');
    const Drawing = Object.hasOwn(drawings, number) ? drawings[number] : undefined;
    if (!Drawing) return null;
    if (Drawing === 'none') return saysNone && <p className="meta">{noDrawing}</p>;
    return (
      <figure className="rule-drawing" data-game={game} aria-hidden="true">
        <Drawing />
      </figure>
    );
  };
}
