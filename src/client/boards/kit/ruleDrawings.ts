/** The drawings of a game's rules. */
import type { ComponentType } from 'react';
import type { GameId } from '#games';
import type { GoverningRule } from './governing.ts';

/** Made of the board's own parts: one for every rule that a question leads to, 'none' where nothing can be drawn, and for any other rule that is clearer with one. */
export type RuleDrawings<G extends GameId> = Readonly<Record<GoverningRule<G>, ComponentType | 'none'>> &
  Readonly<Record<`R${number}.${number}`, ComponentType | 'none'>>;
