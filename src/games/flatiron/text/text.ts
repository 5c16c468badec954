/** What every language must be able to say about Flatiron. */
import type { Catalogue, Words } from '#kernel';
import type {
  Bonus,
  BonusType,
  COLORS,
  DeedCard,
  DeedType,
  Effect,
  EffectType,
  PaperName,
  PLACES,
  Scoring,
  ScoringType,
} from '../components.ts';
import type { Flatiron } from '../flatiron.ts';
import type { Answers } from '../steps.ts';
import type { BoardText } from './boardText.ts';
import type { BriefPhrases, Phrases } from './phrases.ts';

/** Everything one language says: a sentence that is missing is a type error in its index. */
export interface GameText {
  readonly words: Words<Flatiron>;
  readonly names: Names;
  readonly phrases: Phrases;
  readonly brief: BriefPhrases;
  readonly board: BoardText;
}

/** Questions, answers, the log and everything else that every game must be able to say. */
export type Text = Catalogue<Flatiron, keyof Answers>;

/** A sentence for everything that speaks for an answer or against it. */
export type FactText = Text['fact'];

/** A text for each thing of a list, in its order. */
type InOrderOf<List extends readonly unknown[]> = { readonly [K in keyof List]: string };
export type ByPlace = InOrderOf<typeof PLACES>;
export type ByColor = InOrderOf<typeof COLORS>;

/** The names of things; also what boards and cards are labelled with. */
export interface Names {
  /** So many points, in the plural form that the number asks for. */
  readonly points: (count: number) => string;
  /** By place: its name, "to Broadway", "on Broadway". */
  readonly place: ByPlace;
  readonly going: ByPlace;
  readonly being: ByPlace;
  /** By colour: the adjective as it stands for a pillar, "an orange pillar", "the orange pillar". */
  readonly color: ByColor;
  /** One letter for each colour, as it stands on pillars: no two are alike in one language. */
  readonly letters: ByColor;
  readonly pillar: ByColor;
  readonly thePillar: ByColor;
  readonly deed: { readonly [K in DeedType]: (deed: DeedCard) => string };
  readonly paper: { readonly [K in PaperName]: string };
  readonly scoring: { readonly [K in ScoringType]: (scoring: Scoring) => string };
  readonly effect: { readonly [K in EffectType]: (effect: Effect) => string };
  readonly bonus: { readonly [K in BonusType]: (bonus: Bonus) => string };
}

/** Actions and scorings in at most 16 letters, figures included: they stand beside their signs. */
export type Brief = Pick<Names, 'deed' | 'scoring'>;
