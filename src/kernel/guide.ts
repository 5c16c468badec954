/** What accompanies a newcomer's first games, as data: the deal of the first one, notes of the coach, and words of doubt. Pure: no screen, no clock. */
import type { Fact } from './fact.ts';
import type { GameTypes, Outcome, Seat } from './game.ts';
import type { CoachLine, LineValues, Lit } from './lesson.ts';
import type { Play } from './position.ts';
import type { BotName } from './thinking.ts';
import type { Language, NameOf, Telling } from './words.ts';

/** What a note may look at: only what its reader knows. */
export interface NoteFacts<G extends GameTypes = GameTypes> {
  /** The reader's seat. */
  readonly seat: Seat;
  /** With what is staged. */
  readonly view: G['view'];
  /** What the seat is asked; undefined while a whole turn waits to be sent, and when the game is over. */
  readonly prompt: G['prompt'] | undefined;
  /** Every answer to it. */
  readonly legal: readonly G['action'][];
  /** What the seat saw during its last two choices and since: a note that must wait for another still gets its moment. */
  readonly events: readonly G['event'][];
  /** How many choices the seat has made in this game; answers without a choice do not count. */
  readonly answers: number;
  /** Chosen, but not sent yet. */
  readonly staged: readonly G['action'][];
  /** Whether what is staged will show something new, so that it cannot be taken back. */
  readonly reveals: boolean;
  readonly outcome: Outcome<G['ending']> | undefined;
}

/** A sentence of the coach at the first moment of its kind; told once in a lifetime. */
export interface Note<
  G extends GameTypes = GameTypes,
  Part extends string = string,
  Id extends string = string,
> {
  /** Kept as long as it tells the same: who has seen it is known by this. */
  readonly id: Id;
  readonly when: (facts: NoteFacts<G>) => boolean;
  /** Numbers and names for its line. */
  readonly with?: (facts: NoteFacts<G>, name: NameOf) => LineValues;
  readonly lit?: readonly Lit<Part>[] | ((facts: NoteFacts<G>) => readonly Lit<Part>[]);
  /** The rule it tells, as numbered in RULES.md. */
  readonly rule: string;
  /** Who has done this lesson needs no note. */
  readonly lesson?: string;
}

/** The deal of a first game: friendly, always the same, with the decisions of setup already taken. */
export interface FirstGame<G extends GameTypes = GameTypes> {
  readonly seed: string;
  readonly options: G['options'];
  /** Who sits beside the learner, from the next seat on. */
  readonly rivals: readonly BotName[];
  /** Answers that are given before the learner's first decision, in order. */
  readonly given: readonly Play<G>[];
}

/** When the coach asks whether an answer is meant. */
export interface DoubtLimits {
  /** The least an answer must cost, in points. */
  readonly points: number;
  /** How often it is asked in one game, at most. */
  readonly times: number;
}

/** Two answers that are compared, and the fact in which they differ most. */
export interface Doubted<G extends GameTypes, F extends Fact = G['fact']> extends Telling<G> {
  readonly fact: F;
  /** The same kind of fact of the other answer. */
  readonly other: F | undefined;
  readonly chosen: G['action'];
  readonly best: G['action'];
}

/** Sentences by the code of a fact; undefined where the fact says nothing here, and the next one is tried. */
type DoubtSentences<G extends GameTypes, Code extends string> = {
  readonly [K in Code]: (doubted: Doubted<G, Extract<G['fact'], { fact: K }>>) => string | undefined;
};

/** What one language says to a newcomer. */
export interface GuideText<
  G extends GameTypes = GameTypes,
  NoteId extends string = string,
  Better extends string = never,
  Worse extends string = never,
> {
  readonly notes: Readonly<Record<NoteId, CoachLine>>;
  /** By what the best answer has over the chosen one. */
  readonly better: DoubtSentences<G, Better>;
  /** By what speaks against the chosen one. */
  readonly worse: DoubtSentences<G, Worse>;
}

/** All that accompanies the first games of one title. */
export interface Guide<G extends GameTypes = GameTypes> {
  readonly firstGame: FirstGame<G>;
  /** The first that fits is told. */
  readonly notes: readonly Note<G>[];
  readonly doubt: DoubtLimits;
  readonly text: Readonly<Record<Language, GuideText<G>>>;
}

/** How many notes one turn may bring. */
export const NOTES_A_TURN = 3;

/** The note to tell now, if there is one that is new. */
export function noteFor<G extends GameTypes>(
  { notes }: Pick<Guide<G>, 'notes'>,
  facts: NoteFacts<G>,
  isKnown: (note: Note<G>) => boolean,
): Note<G> | undefined {
  return notes.find((note) => !isKnown(note) && note.when(facts));
}

/** What a note lights. */
export function litBy<G extends GameTypes>(
  { lit = [] }: Note<G>,
  facts: NoteFacts<G>,
): readonly Lit<string>[] {
  return typeof lit === 'function' ? lit(facts) : lit;
}

/** A note in words. */
export function tellNote<G extends GameTypes>(
  { notes }: Pick<GuideText<G>, 'notes'>,
  note: Note<G>,
  facts: NoteFacts<G>,
  name: NameOf,
): string {
  const line = notes[note.id] ?? '';
  return typeof line === 'string' ? line : line(note.with?.(facts, name) ?? {});
}

/** What is said of a fact in which two answers differ, if anything. */
export function tellDoubt<G extends GameTypes>(
  text: GuideText<G>,
  side: 'better' | 'worse',
  doubted: Doubted<G>,
): string | undefined {
  // Each sentence takes its own kind of fact; it is looked up by that kind.
  const sentences: Readonly<Record<string, (doubted: Doubted<G>) => string | undefined>> = text[side];
  return sentences[doubted.fact.fact]?.(doubted);
}
