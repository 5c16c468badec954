/** What every language must be able to say about Flatiron. */
import type { Catalogue } from '#kernel';
import type {
  Bonus,
  BonusType,
  DeedCard,
  DeedType,
  Effect,
  EffectType,
  Scoring,
  ScoringType,
} from '../components.ts';
import type { Answers, Flatiron } from '../state.ts';

export type Text = Catalogue<Flatiron, keyof Answers>;

/** The names of things; also what boards and cards are labelled with. */
export interface Names {
  /** By place: its name, going there, being there. */
  readonly place: readonly string[];
  readonly going: readonly string[];
  readonly being: readonly string[];
  /** By colour: its bare name, a pillar of it, the pillar of it. */
  readonly color: readonly string[];
  readonly pillar: readonly string[];
  readonly thePillar: readonly string[];
  readonly deed: { readonly [K in DeedType]: (deed: DeedCard) => string };
  /** In the order of PAPERS. */
  readonly paper: readonly string[];
  readonly scoring: { readonly [K in ScoringType]: (scoring: Scoring) => string };
  readonly effect: { readonly [K in EffectType]: (effect: Effect) => string };
  readonly bonus: { readonly [K in BonusType]: (bonus: Bonus) => string };
}
