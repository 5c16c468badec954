/** The drawings of a game's rules. */
import type { ComponentType } from 'react';
import type { GameId } from '#games';
import type { GoverningRule } from './governing.ts';

/** One for every rule that a question leads to, made of the board's own parts; 'none' where nothing can be drawn. */
export type RuleDrawings<G extends GameId> = Readonly<Record<GoverningRule<G>, ComponentType | 'none'>>;
